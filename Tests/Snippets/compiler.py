"""The Swift compiler, and what it takes for Apple's frameworks.

On any machine these are the declarations in the folder `Declarations`. With an SDK, which Xcode on macOS has,
they are Apple's own, and only what is assumed of the reader's app is read from that folder. There, a method that
is deprecated is no error, since pages show what older versions have, too.
"""

import os
import pathlib
import shutil
import subprocess
import sys

DECLARATIONS = pathlib.Path(__file__).parent / "Declarations"
MODULES = sorted(file.stem for file in DECLARATIONS.glob("*.swiftinterface"))
YOUR_APP = "YourApp"
# What only fragments see of that app.
GLOBALS = "YourAppGlobals"
# The folder has them because the Foundation of Linux lacks a part of Apple's.
OF_LINUX = "DarwinFoundation"


class Compiler:
    """Checks Swift files, and keeps the modules that it has read in a folder."""

    def __init__(self, folder, sdk=None):
        self.modules = [it for it in MODULES if not (sdk and it == OF_LINUX)]
        # Seen without an import.
        self.always = [it for it in (OF_LINUX, "ObjectiveC", YOUR_APP) if it in self.modules]
        self.command = [
            *(of_sdk(sdk, folder) if sdk else of_declarations()), "-emit-sil", "-wmo", "-o", os.devnull,
            "-swift-version", "6", "-parse-as-library", "-module-cache-path", str(folder / "cache"),
            "-diagnostic-style", "llvm", "-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration"]

    def check(self, files, module, imported=(), options=()):
        """What the compiler says of a module whose files all import some others, and whether it takes it."""
        implicit = [word for it in imported for word in ("-import-module", it)]
        run = subprocess.run(
            [*self.command, *options, *(word for it in implicit for word in ("-Xfrontend", it)),
             "-module-name", module, *files], capture_output=True, text=True)
        return run.stderr, run.returncode == 0


def of_declarations():
    """The compiler of the search path, with all declarations of the folder."""
    swiftc = shutil.which("swiftc")
    if not swiftc:
        sys.exit("swiftc is not in the search path")
    return [swiftc, "-I", str(DECLARATIONS), "-Xfrontend", "-enable-objc-interop"]


def of_sdk(sdk, folder):
    """The compiler of Xcode with an SDK, such as `iphonesimulator`, and the declarations of the reader's app."""
    yours = folder / "YourApp"
    yours.mkdir(exist_ok=True)
    for name in (YOUR_APP, GLOBALS):
        shutil.copy(DECLARATIONS / f"{name}.swiftinterface", yours)
    version = xcrun(sdk, "--show-sdk-version")
    return [
        xcrun(sdk, "--find", "swiftc"), "-sdk", xcrun(sdk, "--show-sdk-path"),
        "-target", f"arm64-apple-ios{version}" + "-simulator" * sdk.endswith("simulator"), "-I", str(yours)]


def xcrun(sdk, *words):
    """What Xcode says of an SDK."""
    if not shutil.which("xcrun"):
        sys.exit(f"no xcrun to find the SDK {sdk} with: it comes with Xcode, on macOS")
    run = subprocess.run(["xcrun", "--sdk", sdk, *words], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"xcrun finds no SDK {sdk}: {run.stderr.strip()}")
    return run.stdout.strip()
