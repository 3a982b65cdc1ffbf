#!/usr/bin/env bash
# Tries the scripts of Tools and the installation: every function `case_…` is a case, which runs in an
# empty folder and fails where a command of it does. Commands that a script calls are stood in for by
# files in 'stubs', which come first in the search path.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)

# A command that prints a text and returns a status.
stub() {
    printf '#!/bin/sh\ncat <<"TEXT"\n%s\nTEXT\nexit %s\n' "$2" "${3:-0}" > "stubs/$1"
    chmod +x "stubs/$1"
}

# Whether a file has a line.
has_line() {
    grep -qxF -- "$2" "$1" || { echo "no line '$2' in $1:"; cat "$1"; return 1; }
}

fails() {
    ! "$@" || { echo "should fail: $*"; return 1; }
}

# What GitHub hands to a step.
export GITHUB_OUTPUT=$PWD/outputs RUNNER_OS=Linux

swift_is() { stub swift "Swift version $1 (swift-$1-RELEASE)"; }

case_find_swift_takes_what_is_new_enough() {
    for version in 6.2 6.2.4 6.3.1 6.10 7.0; do
        swift_is "$version"
        : > outputs
        "$root/Tools/action/find-swift" > said
        has_line outputs found=true
    done
}

case_find_swift_installs_where_there_is_none_or_an_old_one() {
    "$root/Tools/action/find-swift" > said
    has_line outputs found=false
    has_line outputs install=6.2
    for version in 5.10 6.1.2; do
        swift_is "$version"
        : > outputs
        "$root/Tools/action/find-swift" > said
        has_line outputs found=false
    done
}

case_find_swift_takes_the_version_that_is_asked_for() {
    swift_is 6.3.1
    for wanted in 6.3 6.3.1; do
        : > outputs
        WANTED=$wanted "$root/Tools/action/find-swift" > said
        has_line outputs found=true
    done
    : > outputs
    WANTED=6.2 "$root/Tools/action/find-swift" > said
    has_line outputs found=false
    has_line outputs install=6.2
    : > outputs
    WANTED=6.30 "$root/Tools/action/find-swift" > said
    has_line outputs found=false
}

case_find_swift_refuses_a_version_that_is_none_or_too_old() {
    swift_is 6.3.1
    WANTED='6.3; rm -rf /' fails "$root/Tools/action/find-swift" > said
    grep -q "^::error .*is a number such as 6.3" said
    WANTED=6.1 fails "$root/Tools/action/find-swift" > said
    grep -q "^::error .*needs Swift 6.2 or later" said
}

case_find_swift_says_on_a_mac_what_to_select() {
    stub swift 'swift-driver version: 1.120.5 Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2 clang)'
    RUNNER_OS=macOS fails "$root/Tools/action/find-swift" > said
    grep -q "^::error .*has Swift 6.1.2.*Xcode 26.*macos-26" said
    stub swift 'swift-driver version: 1.127.8 Apple Swift version 6.2 (swiftlang-6.2.0.10.950 clang)'
    RUNNER_OS=macOS "$root/Tools/action/find-swift" > said
    has_line outputs found=true
}

# The sources of an action, small.
sources() {
    mkdir -p "$1/Tools/action" "$1/Sources" "$1/Languages" "$1/Templates" "$1/Public"
    cp "$root/Tools/action/identify" "$1/Tools/action"
    cp "$root/Tools/commit" "$root/Tools/archived-commit" "$1/Tools"
    echo one > "$1/Package.swift"
    echo two > "$1/Package.resolved"
    echo three > "$1/Sources/a.swift"
}

key() {
    : > outputs
    "$1/Tools/action/identify"
    sed -n 's/^key=//p' outputs
}

case_identify_tells_sources_and_compilers_apart() {
    sources one
    swift_is 6.2
    first=$(key one)
    [ "$first" = "$(key one)" ]
    has_line outputs "executable=$PWD/one/.build/action/tracebook"
    # What a build makes is not a part of what it is made of.
    echo module > one/Public/playground.wasm
    [ "$first" = "$(key one)" ]
    swift_is 6.3
    [ "$first" != "$(key one)" ]
    swift_is 6.2
    echo more > one/Languages/a.yml
    [ "$first" != "$(key one)" ]
    rm one/Languages/a.yml
    echo more >> one/Sources/a.swift
    [ "$first" != "$(key one)" ]
    case $first in tracebook-unknown-*) ;; *) return 1 ;; esac
}

# An action whose sources are of a commit, and a server that has a release of another or of this one: the
# commit that the command tells.
released() {
    sources action
    mkdir -p action/Sources/TracebookCommand server bin
    cp "$root/Tools/action/release" action/Tools/action
    cp "$root/Tools/version" action/Tools
    echo '    static let number = "0.1.0"' > action/Sources/TracebookCommand/CommandVersion.swift
    echo 0123456789abcdef > action/Tools/archived-commit
    mkdir -p "tracebook-0.1.0-$1/bin"
    printf '#!/bin/sh\necho "0.1.0 (%s)"\n' "$2" > "tracebook-0.1.0-$1/bin/tracebook"
    chmod +x "tracebook-0.1.0-$1/bin/tracebook"
    tar -czf "server/tracebook-0.1.0-$1.tar.gz" "tracebook-0.1.0-$1"
    (cd server && shasum -a 256 ./*.gz | sed 's|\./||' > SHA256SUMS && echo 'ab  other.deb' >> SHA256SUMS)
    cat > stubs/curl <<STUB
#!/bin/sh
cd $PWD
STUB
    cat >> stubs/curl <<'STUB'
while [ $# -gt 1 ]; do
    [ "$1" != --output ] || to=$2
    shift
done
echo "$1" >> asked
cp "server/${1##*/}" "$to" 2> /dev/null || exit 22
STUB
    chmod +x stubs/curl
}

# Looks for the release on a kind of machine.
release() {
    : > outputs
    (export GITHUB_SERVER_URL=https://github.com RUNNER_TEMP=$PWD REPOSITORY=${REPOSITORY-somebody/tracebook}
        export RUNNER_OS=$1 RUNNER_ARCH=$2
        PATH=$PWD/stubs:$PATH action/Tools/action/release) > said
}

case_release_is_taken_where_it_is_of_the_commit() {
    for machine in linux-x86_64:Linux:X64 linux-aarch64:Linux:ARM64 macos-universal:macOS:ARM64; do
        IFS=: read -r system os kind <<< "$machine"
        released "$system" 0123456789ab
        release "$os" "$kind"
        has_line outputs found=true
        has_line outputs "executable=$PWD/tracebook-release/tracebook-0.1.0-$system/bin/tracebook"
        has_line asked "https://github.com/somebody/tracebook/releases/download/v0.1.0/tracebook-0.1.0-$system.tar.gz"
        rm -r action server tracebook-release
    done
}

case_release_of_another_commit_is_not_taken() {
    released linux-x86_64 ba9876543210
    release Linux X64
    [ "$(cat outputs)" = found=false ]
    has_line said "The command will be built: the release is 0.1.0 (ba9876543210), and the action is of the commit 0123456789ab."
}

case_release_is_an_error_where_its_checksum_is_another() {
    released linux-x86_64 0123456789ab
    echo more >> server/tracebook-0.1.0-linux-x86_64.tar.gz
    fails release Linux X64
    grep -q '^::error .*is not what SHA256SUMS of v0.1.0 says' said
    [ ! -s outputs ]
    # A list that lacks the file proves nothing, either.
    echo 'ab  other.deb' > server/SHA256SUMS
    fails release Linux X64
}

case_release_is_not_taken_where_there_is_none() {
    released linux-x86_64 0123456789ab
    REPOSITORY='' release Linux X64
    [ "$(cat outputs)" = found=false ]
    release Windows X64
    [ "$(cat outputs)" = found=false ]
    [ ! -e asked ]
    release Linux ARM64
    [ "$(cat outputs)" = found=false ]
    grep -q 'tracebook-0.1.0-linux-aarch64.tar.gz of v0.1.0 could not be downloaded' said
    # An older system cannot run it.
    printf '#!/bin/sh\nexit 1\n' > tracebook-0.1.0-linux-x86_64/bin/tracebook
    tar -czf server/tracebook-0.1.0-linux-x86_64.tar.gz tracebook-0.1.0-linux-x86_64
    (cd server && shasum -a 256 ./*.gz | sed 's|\./||' > SHA256SUMS)
    release Linux X64
    [ "$(cat outputs)" = found=false ]
    grep -q 'does not run on this machine' said
}

case_release_can_be_the_newest_of_whatever_commit() {
    released linux-x86_64 ba9876543210
    # The sources lead to the next version.
    echo '    static let number = "0.2.0"' > action/Sources/TracebookCommand/CommandVersion.swift
    NEWEST=true release Linux X64
    has_line outputs found=true
    has_line outputs "executable=$PWD/tracebook-release/tracebook-0.1.0-linux-x86_64/bin/tracebook"
    has_line asked "https://github.com/somebody/tracebook/releases/latest/download/tracebook-0.1.0-linux-x86_64.tar.gz"
    NEWEST=true release Linux ARM64
    [ "$(cat outputs)" = found=false ]
    grep -q 'the newest release has no archive for linux-aarch64' said
    echo more >> server/tracebook-0.1.0-linux-x86_64.tar.gz
    NEWEST=true fails release Linux X64
    grep -q '^::error .*is not what SHA256SUMS of the newest release says' said
    rm server/SHA256SUMS
    NEWEST=true release Linux X64
    [ "$(cat outputs)" = found=false ]
}

repository() {
    git init -q "$1"
    git -C "$1" config user.name Somebody
    git -C "$1" config user.email somebody@example.org
}

save() {
    git -C "$1" add -A -f
    GIT_COMMITTER_DATE="$2T12:00:00" GIT_AUTHOR_DATE="$2T12:00:00" git -C "$1" commit -qm "$2"
}

case_commit_is_told_with_changes_and_without() {
    swift_is 6.2
    repository one
    sources one
    save one 2026-01-01
    commit=$(git -C one rev-parse HEAD)
    [ "$(one/Tools/commit)" = "${commit:0:12}" ]
    # SwiftPM completes this one.
    echo more >> one/Package.resolved
    echo new > one/untracked
    [ "$(one/Tools/commit)" = "${commit:0:12}" ]
    echo more >> one/Package.swift
    [ "$(one/Tools/commit)" = "${commit:0:12}-changed" ]
    case $(key one) in tracebook-"${commit:0:12}"-changed-*) ;; *) return 1 ;; esac
}

case_commit_is_told_in_an_archive_and_nowhere_else() {
    repository one
    sources one
    cp "$root/.gitattributes" one
    save one 2026-01-01
    mkdir two
    git -C one archive HEAD | tar -x -C two
    commit=$(git -C one rev-parse HEAD)
    [ "$(two/Tools/commit)" = "${commit:0:12}" ]
    sources three
    [ -z "$(three/Tools/commit)" ]
}

# A command that prints its arguments, a line for each, and writes the report that it is asked for.
recorder() {
    cat > tracebook <<'STUB'
#!/usr/bin/env bash
printf '%s\n' "$@" > arguments
for word in "$@"; do
    case $word in
    jsonl=*) cat > "${word#jsonl=}" <<'REPORT'
{"type":"header","tool":"tracebook verify"}
{"type":"finding","message":"\"verified\":77"}
{"type":"summary","pages":2,"scenarios":9,"verified":4,"failed":3,"unverified":2,"skipped":1,"blocked":0,"silenced":0,"status":1}
REPORT
    esac
done
exit 1
STUB
    chmod +x tracebook
}

verify() {
    TRACEBOOK=./tracebook "$root/Tools/action/verify"
}

case_verify_keeps_words_together_and_runs_none() {
    recorder
    ARGUMENTS="--strict 'Content/en/a b.md' \"c d\" \$(touch ran) *.md ; touch ran" fails verify
    # shellcheck disable=SC2016  # What is compared is not to be run, either.
    [ "$(sed -n 1,9p arguments | tr '\n' '|')" = \
        'verify|--strict|Content/en/a b.md|c d|$(touch|ran)|*.md|;|touch|' ]
    [ ! -e ran ]
}

case_verify_refuses_a_quote_without_another() {
    recorder
    for arguments in '"Content/en --strict' "Content/en 'a" "--strict it's"; do
        status=0
        ARGUMENTS=$arguments verify > said || status=$?
        [ $status = 64 ]
        grep -q "^::error .*'arguments' cannot be taken apart: xargs: unmatched" said
        [ ! -e arguments ]
    done
}

case_verify_takes_no_arguments() {
    recorder
    ARGUMENTS='' fails verify
    [ "$(sed -n 1,2p arguments | tr '\n' '|')" = 'verify|--report|' ]
}

case_verify_writes_reports_and_counts_and_returns_what_it_found() {
    recorder
    status=0
    ARGUMENTS=--strict REPORT=$'sarif=a b.sarif\n\njunit=c.xml\n' verify || status=$?
    [ $status = 1 ]
    [ "$(sed -n 2,6p arguments | tr '\n' '|')" = '--strict|--report|sarif=a b.sarif|--report|junit=c.xml|' ]
    for line in scenarios=9 verified=4 failed=3 unverified=2 skipped=1 blocked=0; do
        has_line outputs "$line"
    done
}

case_verify_writes_a_file_for_code_scanning() {
    recorder
    ARGUMENTS=--strict REPORT=junit=c.xml SARIF='a b.sarif' fails verify
    [ "$(sed -n 2,6p arguments | tr '\n' '|')" = '--strict|--report|junit=c.xml|--report|sarif=a b.sarif|' ]
}

case_verify_merges_the_reports_of_shards() {
    recorder
    mkdir 'the shards'
    touch 'the shards/1.json' 'the shards/2.json' 'the shards/text'
    ARGUMENTS=--strict MERGE='the shards/*.json' REPORT=junit=c.xml fails verify
    [ "$(sed -n 1,7p arguments | tr '\n' '|')" = \
        'report|merge|the shards/1.json|the shards/2.json|--strict|--report|junit=c.xml|' ]
    has_line outputs verified=4
    rm arguments
    MERGE='none/*.json' fails verify > said
    has_line said "::error title=Tracebook::'merge' names no report: none/*.json"
    [ ! -e arguments ]
}

case_verify_counts_nothing_where_there_is_no_report() {
    stub tracebook 'cannot be read' 3
    status=0
    TRACEBOOK=stubs/tracebook "$root/Tools/action/verify" > said || status=$?
    [ $status = 3 ]
    [ ! -s outputs ]
}

# A command that says what it was asked and what dates it was given.
builder() {
    cat > stubs/tracebook <<'STUB'
#!/bin/sh
echo "$*" > asked
[ "$2" != --dates ] || cat "$3" > dates
STUB
    chmod +x stubs/tracebook
}

case_build_site_tells_the_days_of_pages() {
    builder
    repository .
    mkdir -p Content/en
    echo a > Content/en/a.md
    save . 2026-01-05
    echo 后 > Content/en/后台.md
    save . 2026-03-09
    "$root/Tools/build-site" tracebook --base-url https://example.org/a
    grep -q -- '--base-url https://example.org/a$' asked
    [ "$(grep -v '^$' dates | tr '\n' '|')" = \
        '2026-03-09|Content/en/后台.md|2026-01-05|Content/en/a.md|' ]
}

case_build_site_tells_no_days_of_a_shallow_clone() {
    builder
    repository one
    mkdir -p one/Content/en
    echo a > one/Content/en/a.md
    save one 2026-01-05
    echo b > one/Content/en/b.md
    save one 2026-03-09
    git clone -q --depth 1 "file://$PWD/one" two
    (cd two && "$root/Tools/build-site" ../stubs/tracebook --output x) 2> said
    grep -q 'this is a shallow clone.*so no page says when it changed' said
    has_line two/asked "build --output x"
}

case_build_site_goes_on_where_git_does_not_tell() {
    builder
    "$root/Tools/build-site" tracebook 2> said
    has_line asked build
    grep -q 'this is not a clone, so no page says when it changed' said
    mkdir .git
    "$root/Tools/build-site" tracebook 2> said
    has_line asked build
    grep -q '^fatal: ' said
    grep -q 'git does not tell the history, so no page says when it changed' said
}

case_pins_are_versions_alone() {
    repository one
    mkdir -p one/Tools
    cp "$root/Tools/pins" one/Tools
    cp "$root/THIRD-PARTY-NOTICES" one
    git -C "$root" show :Package.resolved > one/Package.resolved
    save one 2026-01-01
    one/Tools/pins check
    sed 's/"state" : {/&\n"revision" : "0123456789",/' one/Package.resolved > completed
    cp completed one/Package.resolved
    # What SwiftPM does to the file does not matter until it is committed.
    one/Tools/pins check
    git -C one add Package.resolved
    fails one/Tools/pins check 2> said
    git -C one reset -q --hard
    sed 's/"swift-argument-parser"/"another"/' one/Package.resolved > completed
    cp completed one/Package.resolved
    git -C one add Package.resolved
    fails one/Tools/pins check 2> said
    grep -q 'lacks the licence of another' said
}

case_installs_and_uninstalls() {
    cat > tracebook <<'STUB'
#!/bin/sh
echo "$*"
STUB
    chmod +x tracebook
    stub strip ''
    files="make --no-print-directory -C $root STANDALONE=$PWD/tracebook PREFIX=/opt/t DESTDIR=$PWD/a"
    $files install-files > said
    grep -q "a/opt/t/bin/tracebook: --version" said
    (cd a/opt/t && find . -type f | LC_ALL=C sort) > installed
    cat > wanted <<'LIST'
./bin/tracebook
./share/bash-completion/completions/tracebook
./share/doc/tracebook/LICENSE
./share/doc/tracebook/NOTICE
./share/doc/tracebook/THIRD-PARTY-NOTICES
./share/fish/vendor_completions.d/tracebook.fish
./share/zsh/site-functions/_tracebook
LIST
    diff wanted installed
    has_line a/opt/t/share/zsh/site-functions/_tracebook "--generate-completion-script zsh"
    $files uninstall > said
    [ -z "$(find a -type f)" ]
}

# A folder of sources with scripts of Tools alone.
scripts() {
    mkdir -p "$1/Tools"
    for script in "${@:2}"; do cp "$root/Tools/$script" "$1/Tools"; done
}

# A command that notes how it was called in 'calls'.
noting_stub() {
    printf '#!/bin/sh\necho "%s $*" >> %q\nexit %s\n' "$1" "$PWD/calls" "${2:-0}" > "stubs/$1"
    chmod +x "stubs/$1"
}

# What the standalone command asks of Swift and of pkg-config on a system with some archives.
standalone_system() {
    scripts . standalone commit archived-commit
    stub uname "$1"
    mkdir libraries
    touch libraries/libcmark.a libraries/libstdc++.a
    cat > stubs/pkg-config <<STUB
#!/bin/sh
case \$1 in
--variable=libdir) echo $PWD/libraries ;;
--modversion) echo 1.2 ;;
esac
STUB
    cat > stubs/clang <<STUB
#!/bin/sh
echo "$PWD/libraries/\${1#*=}"
STUB
    cat > stubs/swift <<'STUB'
#!/bin/sh
echo "$*" > asked
echo "$PKG_CONFIG_PATH" > path
STUB
    chmod +x stubs/pkg-config stubs/clang stubs/swift
}

case_standalone_names_the_archives_that_the_system_has() {
    standalone_system Linux
    Tools/standalone
    archives=$PWD/.build/standalone/archives
    has_line asked "build -c release --scratch-path $PWD/.build/standalone --product tracebook --static-swift-stdlib --disable-local-rpath"
    has_line path "$archives"
    [ "$(cd "$archives" && echo *)" = "libcmark.a libcmark.pc libstdc++.a" ]
    has_line "$archives/libcmark.pc" "Libs: -L$archives -lcmark"
    PKG_CONFIG_PATH=/elsewhere Tools/standalone
    has_line path "$archives:/elsewhere"
}

case_standalone_is_an_ordinary_build_on_a_mac() {
    standalone_system Darwin
    Tools/standalone --triple arm64-apple-macosx13.0
    has_line asked "build -c release --scratch-path $PWD/.build/standalone --triple arm64-apple-macosx13.0 --product tracebook"
    [ ! -e .build ]
}

# A command to pack, and what packs it but tar and dpkg: a wheel is the list of what goes into it.
packable() {
    scripts . dist installation install-missing commit archived-commit
    cp -r "$root/Packaging" "$root/Package.resolved" .
    touch LICENSE NOTICE THIRD-PARTY-NOTICES
    repository .
    save . 2026-01-05
    cat > tracebook <<'STUB'
#!/bin/sh
case $* in
--version) echo "0.1.0 (0123456789ab)" ;;
--generate-completion-script*) echo "completion of $2" ;;
--help) printf 'OVERVIEW: Does something.\n\nUSAGE: tracebook\n\nSUBCOMMANDS:\n  new      Make it.\n  check-log  Check.\n' ;;
"new --help") printf 'OVERVIEW: Makes it.\n\nUSAGE: tracebook new\n\nSUBCOMMANDS:\n  site      A site.\n\n  See help.\n' ;;
*) printf 'OVERVIEW: Does one thing.\n\nUSAGE: tracebook\n' ;;
esac
STUB
    chmod +x tracebook
    stub strip ''
    stub objdump '0 DF *UND* (GLIBC_2.4) a
0 DF *UND* (GLIBC_2.36) b'
    stub help2man 'a page'
    stub pkg-config 1.2
    stub clang /usr/lib/gcc/x86_64-linux-gnu/12/libstdc++.a
    mkdir -p .venv/bin
    cat > .venv/bin/hatchling <<'STUB'
#!/bin/sh
ls > "$5/tracebook_lifecycle-$TRACEBOOK_VERSION-$TRACEBOOK_PLATFORM.whl"
STUB
    stub python ''
    cp stubs/python .venv/bin/python
    chmod +x .venv/bin/hatchling
    swift_is 6.3.1
    cat > stubs/uname <<STUB
#!/bin/sh
[ "\$1" = -m ] && echo x86_64 || echo $1
STUB
    chmod +x stubs/uname
}

case_dist_packs_the_same_bytes_twice() {
    packable Linux
    Tools/dist tracebook one > said
    sleep 1
    Tools/dist tracebook two > said
    diff -r one two
    (cd one && shasum -c SHA256SUMS > /dev/null && cut -c 67- SHA256SUMS) > packed
    cat > wanted <<'LIST'
tracebook-0.1.0-linux-x86_64.spdx.json
tracebook-0.1.0-linux-x86_64.tar.gz
LIST
    echo "tracebook_0.1.0_$(dpkg --print-architecture).deb" >> wanted
    echo tracebook_lifecycle-0.1.0-manylinux_2_36_x86_64.whl >> wanted
    diff wanted packed
    tar -tzf one/*.tar.gz > files
    for file in bin/tracebook share/doc/tracebook/THIRD-PARTY-NOTICES share/zsh/site-functions/_tracebook \
        share/man/man1/tracebook.1.gz share/man/man1/tracebook-check-log.1.gz \
        share/man/man1/tracebook-new-site.1.gz; do
        has_line files "tracebook-0.1.0-linux-x86_64/$file"
    done
    [ "$(dpkg-deb -f one/*.deb Depends)" = "libc6 (>= 2.36)" ]
    has_line one/*.whl THIRD-PARTY-NOTICES
    grep -q '"created": "2026-01-05T12:00:00Z"' one/*.spdx.json
}

case_dist_packs_no_package_of_debian_on_a_mac() {
    packable Darwin
    stub lipo 'x86_64 arm64'
    Tools/dist tracebook one > said
    [ "$(cd one && echo *.tar.gz *.whl)" = \
        "tracebook-0.1.0-macos-universal.tar.gz tracebook_lifecycle-0.1.0-macosx_13_0_universal2.whl" ]
    [ -z "$(find one -name '*.deb')" ]
    # What was built for one processor is not called universal.
    stub lipo x86_64
    Tools/dist tracebook one > said
    [ "$(cd one && echo *.tar.gz *.whl)" = \
        "tracebook-0.1.0-macos-x86_64.tar.gz tracebook_lifecycle-0.1.0-macosx_13_0_x86_64.whl" ]
}

case_formula_has_the_checksum_of_each_archive() {
    scripts . formula version
    mkdir -p Sources/TracebookCommand
    echo '    static let number = "0.1.0"' > Sources/TracebookCommand/CommandVersion.swift
    for system in linux-x86_64 linux-aarch64 macos-universal; do
        echo "sum-of-$system  tracebook-0.1.0-$system.tar.gz"
    done > SHA256SUMS
    Tools/formula somebody/tracebook . > formula
    for system in linux-x86_64 linux-aarch64 macos-universal; do
        grep -A 1 "url \"https://github.com/somebody/tracebook/releases/download/v0.1.0/tracebook-0.1.0-$system.tar.gz\"" \
            formula | grep -q "sha256 \"sum-of-$system\""
    done
    sed -i /aarch64/d SHA256SUMS
    fails Tools/formula somebody/tracebook . > formula 2> said
    has_line said "formula: SHA256SUMS lacks tracebook-0.1.0-linux-aarch64.tar.gz"
}

case_the_hook_takes_the_version_of_the_command() {
    version=$("$root/Tools/version")
    has_line "$root/pyproject.toml" "version = \"$version\""
    has_line "$root/pyproject.toml" "dependencies = [\"tracebook-lifecycle == $version\"]"
}

case_install_missing_installs_libraries_where_they_are_not() {
    scripts . install-missing
    swift_is 6.2
    stub uname Linux
    stub cc ''
    noting_stub apt-get
    Tools/install-missing libraries > said
    [ ! -s said ] && [ ! -e calls ]
    stub cc '' 1
    stub id 0
    Tools/install-missing libraries > said
    has_line said "Installing libcmark-dev, libyaml-dev and pkg-config with apt-get."
    has_line calls "apt-get install -y -qq libcmark-dev libyaml-dev pkg-config"
    stub id 1000
    noting_stub sudo
    Tools/install-missing libraries > said
    has_line calls "sudo apt-get install -y -qq libcmark-dev libyaml-dev pkg-config"
    noting_stub apt-get 100
    stub id 0
    fails Tools/install-missing libraries > said
    Tools/install-missing --if-possible libraries > said
}

case_install_missing_asks_homebrew_on_a_mac() {
    scripts . install-missing
    swift_is 6.2
    stub uname Darwin
    stub cc '' 1
    noting_stub brew
    Tools/install-missing libraries > said
    [ "$(cat calls)" = "brew list cmark libyaml" ]
    cat > stubs/brew <<'STUB'
#!/bin/sh
echo "brew $*" >> calls
[ "$1" != list ]
STUB
    Tools/install-missing libraries > said
    has_line said "Installing cmark and libyaml with Homebrew."
    has_line calls "brew install cmark libyaml"
}

case_install_missing_names_swift_where_there_is_none() {
    scripts . install-missing
    stub cc ''
    fails Tools/install-missing libraries > said
    has_line said "Swift 6.2 or later is needed: https://www.swift.org/install"
    stub other-swift ''
    SWIFT=other-swift Tools/install-missing libraries
}

case_install_missing_installs_packages_that_are_not_there() {
    scripts . install-missing
    # A Python that has no package, and makes an environment that is itself.
    cat > stubs/python3 <<'STUB'
#!/bin/sh
echo "python $*" >> calls
case $1 in
-) exit 1 ;;
-m) [ "$2" != venv ] || { mkdir -p "$3/bin" && cp "$0" "$3/bin/python"; } ;;
esac
STUB
    chmod +x stubs/python3
    Tools/install-missing python one two==1.2
    has_line calls "python -m venv .venv"
    has_line calls "python - one two==1.2"
    has_line calls "python -m pip install --quiet one two==1.2"
    rm calls
    printf '#!/bin/sh\necho "python $*" >> calls\n' > .venv/bin/python
    Tools/install-missing python one
    [ "$(cat calls)" = "python - one" ]
    # Where there is no Python.
    rm -r .venv
    stub python3 '' 1
    fails Tools/install-missing python one
    Tools/install-missing --if-possible python one
}

case_install_missing_refuses_what_it_does_not_know() {
    scripts . install-missing
    for words in '' 'fish' '--fish libraries'; do
        status=0
        # shellcheck disable=SC2086  # They are several.
        Tools/install-missing $words 2> said || status=$?
        [ $status = 64 ]
        grep -q "^usage: Tools/install-missing " said
    done
}

# A Swift that builds modules of a size, or none.
wasm_swift() {
    cat > stubs/swift <<STUB
#!/bin/sh
echo "\$*" >> calls
[ $1 != 0 ] || exit 1
mkdir -p .build-wasm/wasm32-unknown-none-wasm/release
head -c $1 /dev/zero > .build-wasm/wasm32-unknown-none-wasm/release/Playground.wasm
STUB
    chmod +x stubs/swift
}

case_wasm_build_prints_sizes_and_fails_above_the_limit() {
    scripts . wasm
    wasm_swift 1000000
    Tools/wasm build > said
    grep -q "^.build-wasm/.*/Playground.wasm: 1000000 bytes, [0-9]* gzipped$" said
    wasm_swift 1000001
    fails Tools/wasm build > said
    has_line said "It must have 1000000 bytes at most."
    cat > stubs/gzip <<'STUB'
#!/bin/sh
head -c 200001 /dev/zero
STUB
    chmod +x stubs/gzip
    wasm_swift 300000
    Tools/wasm build > said
    has_line said "It should have 200000 bytes gzipped at most."
    wasm_swift 0
    fails Tools/wasm build > said
}

case_wasm_install_puts_the_module_into_public_or_takes_it_away() {
    scripts . wasm
    mkdir -p Public Sources/ThemeFiles
    touch -t 202601010000 Sources/ThemeFiles/theme_files.c before
    wasm_swift 7
    Tools/wasm install > said
    [ "$(wc -c < Public/playground.wasm)" = 7 ]
    [ Sources/ThemeFiles/theme_files.c -nt before ]
    touch -t 202601010000 Sources/ThemeFiles/theme_files.c
    Tools/wasm install > said
    [ ! Sources/ThemeFiles/theme_files.c -nt before ]
    wasm_swift 0
    Tools/wasm install > said
    has_line said "This Swift builds no WebAssembly, so the pages have no Run button."
    [ ! -e Public/playground.wasm ]
}

case_wasm_compare_runs_every_scenario_in_both() {
    scripts . wasm swift
    mkdir -p Tests/Fixtures/scenarios/a Tests/Fixtures/recorded Tests/Fixtures/scenario-faults .build/release \
        .build-wasm/wasm32-unknown-none-wasm/release/Playground.product
    echo one > 'Tests/Fixtures/scenarios/a/a b.scenario'
    echo two > Tests/Fixtures/recorded/c.scenario
    stub swift ''
    printf '#!/bin/sh\ncat\n' > .build/release/PlaygroundPipe
    printf '#!/bin/sh\ncat\n' > wasmkit
    printf '#!/bin/sh\nprintf "a.o:\\nrun T 0 0\\nrun U 0 0\\n__heap_base U 0 0\\n"\n' > llvm-nm
    chmod +x .build/release/PlaygroundPipe wasmkit llvm-nm
    echo a.o > .build-wasm/wasm32-unknown-none-wasm/release/Playground.product/Objects.LinkFileList
    export LLVM_NM=$PWD/llvm-nm
    WASMKIT=$PWD/wasmkit Tools/wasm compare > said
    has_line said "2 scenarios and requests run natively and in WebAssembly, 0 differ"
    printf '#!/bin/sh\nsed s/two/three/\n' > wasmkit
    WASMKIT=$PWD/wasmkit fails Tools/wasm compare > said
    has_line said "Tests/Fixtures/recorded/c.scenario: the WebAssembly build differs from the native one"
    has_line said "+three"
    has_line said "2 scenarios and requests run natively and in WebAssembly, 1 differ"
    printf '#!/bin/sh\nexit 1\n' > wasmkit
    WASMKIT=$PWD/wasmkit fails Tools/wasm compare > said
    has_line said "2 scenarios and requests run natively and in WebAssembly, 2 differ"
    fails Tools/wasm compare > said
    has_line said "no wasmkit beside swift; name one: WASMKIT=/…"
    rm -r Tests/Fixtures/*/*
    printf '#!/bin/sh\ncat\n' > wasmkit
    WASMKIT=$PWD/wasmkit fails Tools/wasm compare > said
    has_line said "0 scenarios and requests run natively and in WebAssembly, 0 differ"
    printf '#!/bin/sh\nprintf "a.o:\\nrun T 0 0\\nnormalize U 0 0\\n"\n' > llvm-nm
    WASMKIT=$PWD/wasmkit fails Tools/wasm compare > said
    has_line said normalize
    LLVM_NM=none WASMKIT=$PWD/wasmkit fails Tools/wasm compare > said
    has_line said "no llvm-nm beside swift; name one: LLVM_NM=/…"
}

case_promote_shows_what_differs_whatever_the_tests_say() {
    scripts . promote swift
    mkdir -p .build/release Tests/Fixtures Sources/LifecycleReference/Ways
    noting_stub git
    cat > stubs/swift <<'STUB'
#!/bin/sh
echo "swift $* ${UPDATE_FIXTURES:-}" >> calls
[ "$1" = build ]
STUB
    printf '#!/bin/sh\necho "properties $*" >> calls\nexit 1\n' > .build/release/properties
    chmod +x stubs/swift .build/release/properties
    Tools/promote
    cat > wanted <<'LIST'
swift build -c release -Xswiftc -enable-testing --product properties 
properties ways write
swift build -c release -Xswiftc -enable-testing --build-tests 1
swift test -c release -Xswiftc -enable-testing --skip-build 1
git diff --stat Tests/Fixtures Sources/LifecycleReference/Ways
LIST
    diff wanted calls
}

case_test_times_shows_the_slowest_first_and_what_fails() {
    scripts . test-times swift
    stub tests '✔ Test quick() passed after 0.001 seconds.
✔ Test slow(_:) with 12 test cases passed after 10.5 seconds.
✔ Suite Both passed after 10.501 seconds.
✔ Test middling(_:_:) passed after 2.25 seconds.
✔ Test run with 3 tests in 1 suite passed after 12.751 seconds.'
    cat > stubs/swift <<'STUB'
#!/bin/sh
[ "$1" = build ] || exec tests
STUB
    chmod +x stubs/swift
    Tools/test-times 2 > said
    printf '%s\n' '10.5 s  slow(_:) with 12 test cases' '2.25 s  middling(_:_:)' > wanted
    diff wanted said
    stub tests '✘ Test quick() failed after 0.001 seconds with 1 issue.' 1
    fails Tools/test-times > said
    grep -q 'quick() failed' said
}

case_try_properties_starts_a_process_for_each_model() {
    scripts . try-properties swift
    mkdir -p .build/release
    stub swift ''
    cat > .build/release/properties <<'STUB'
#!/bin/sh
if [ "$1" = list ]; then printf '%s\n' a b c; else echo "$*" >> ran; fi
[ "$1" != b ]
STUB
    chmod +x .build/release/properties
    fails Tools/try-properties
    [ "$(sort ran | tr '\n' '|')" = 'a|b|c|' ]
}

case_check_pages_has_all_sites_checked_at_once() {
    scripts . check-pages build-site
    builder
    mkdir -p .venv/bin .build/browser-published .build/browser-published-again
    cat > .venv/bin/python <<'STUB'
#!/bin/sh
echo "$*" >> calls
[ "${1##*/}" != attacks.py ] || mkdir -p "$2"
[ "$2" != --some ]
STUB
    chmod +x .venv/bin/python
    fails Tools/check-pages tracebook --some 2> said
    grep -q "^Tests/Browser/checks.py --some .build/browser-site runs .* -- _site same_markup .*" calls
    grep -q " -- .build/browser-published validity$" calls
    has_line asked "build --base-url https://tracebook.example --output .build/browser-published-again"
    rm calls
    Tools/check-pages tracebook 2> said
    [ "$(wc -l < calls)" = 3 ]
    has_line calls "Tests/Browser/attacks.py .build/browser-attacks"
    has_line calls "Tests/Browser/checks.py .build/browser-attacks/_site attacks"
    grep -q "^Tests/Browser/checks.py .build/browser-site runs " calls
}

case_check_pages_opens_one_site_and_makes_some_of_its_checks() {
    scripts . check-pages build-site
    builder
    mkdir -p .venv/bin .build/browser-published .build/browser-published-again
    printf '#!/bin/sh\necho "$*" >> calls\n' > .venv/bin/python
    chmod +x .venv/bin/python
    Tools/check-pages tracebook --few site menu check_fits 2> said
    [ "$(cat calls)" = "Tests/Browser/checks.py --few _site menu check_fits" ]
    [ ! -e asked ]
    rm calls
    Tools/check-pages tracebook published 2> said
    [ "$(cat calls)" = "Tests/Browser/checks.py .build/browser-published validity" ]
    fails Tools/check-pages tracebook menu 2> said
    grep -q '^usage: Tools/check-pages ' said
    echo "another run" > .build/browser-published-again/page
    fails Tools/check-pages tracebook published 2> said
    has_line said "check-pages: a second build makes another site"
}

# A file in 'Sources/Core' whose comments are the arguments, one in a line.
commented() {
    mkdir -p Sources/Core Tests/Prose
    printf '// %s\n' "$@" > Sources/Core/A.swift
}

case_wording_prints_new_places_and_where_they_are() {
    scripts . wording
    commented 'What comes behind a line.' '' 'Nobody says so.' 'It stands for itself, behind a dialog.'
    fails Tools/wording check > said 2>&1
    has_line said "Sources/Core/A.swift:1:15: the word 'behind'"
    has_line said "Sources/Core/A.swift:3:4: the word 'Nobody'"
    has_line said "  Sources/Core may have 0 of these and has 1"
    [ "$(grep -c "the word" said)" = 2 ]
    # shellcheck disable=SC2016  # They are the quotes of Markdown.
    commented 'What comes after a line.' '`behind` is a name, "stands" a word.'
    Tools/wording check > said 2>&1
    [ ! -s said ]
}

case_wording_counts_the_words_of_sentences() {
    scripts . wording
    words=$(printf 'word %.0s' $(seq 35))
    # shellcheck disable=SC2016
    printf '# Title\n\n- A `code of several words`, %send.\n' "$words" > README.md
    printf '%s\n\n| %s| %s|\n' "Short. Also ${words% }." "$words" "$words" > ARCHITECTURE.md
    # shellcheck disable=SC2016
    printf '```\n%s%s\n```\n' "$words" "$words" > SECURITY.md
    fails Tools/wording check > said 2>&1
    has_line said "README.md:3:3: a sentence of 38 words"
    has_line said "ARCHITECTURE.md:1:8: a sentence of 36 words"
    [ "$(grep -c "a sentence of" said)" = 2 ]
}

case_wording_tolerates_as_many_old_places_as_counted() {
    scripts . wording
    repository .
    commented 'One stands here.' 'Two stands there.'
    printf '# How many.\n3 stands Sources/Core\n1 long Sources/Gone\n' > Tests/Prose/wording
    Tools/wording check > said
    has_line said "wording: fewer places than counted; 'Tools/wording lower' lowers the counts"
    Tools/wording lower
    [ "$(cat Tests/Prose/wording)" = "$(printf '# How many.\n2 stands Sources/Core')" ]
    save . 2026-01-01
    commented 'One stands here.' 'Three stands here.' 'Two stands there.'
    fails Tools/wording check > said 2>&1
    has_line said "Sources/Core/A.swift:2:10: the word 'stands'"
    [ "$(grep -c "the word" said)" = 1 ]
    Tools/wording lower
    has_line Tests/Prose/wording '2 stands Sources/Core'
}

case_wording_refuses_other_arguments() {
    scripts . wording
    fails Tools/wording raise > said 2>&1
    has_line said 'usage: Tools/wording check|lower'
}

case_stable_cases_may_be_added_after_a_release_and_not_changed() {
    repository .
    scripts . stable version
    mkdir -p Sources/TracebookCommand Tests/Fixtures/stable-0.1
    echo '    static let number = "0.1.1"' > Sources/TracebookCommand/CommandVersion.swift
    echo one > Tests/Fixtures/stable-0.1/one
    save . 2026-01-01
    git tag v0.1.0
    echo two > Tests/Fixtures/stable-0.1/two
    save . 2026-01-02
    Tools/stable
    echo more >> Tests/Fixtures/stable-0.1/two
    Tools/stable
    # From the next release on it is promised, too.
    git tag v0.1.1
    git tag v0.10.0
    echo more >> Tests/Fixtures/stable-0.1/two
    rm Tests/Fixtures/stable-0.1/one
    fails Tools/stable 2> said
    has_line said 'stable: programs rely on these as they are in v0.1.1:'
    has_line said one
    has_line said two
    printf 'one\ntwo\n' > Tests/Fixtures/stable-0.1/corrected
    Tools/stable
    echo '    static let number = "0.2.0"' > Sources/TracebookCommand/CommandVersion.swift
    fails Tools/stable 2> said
    has_line said 'stable: version 0.2.0 needs Tests/Fixtures/stable-0.2, with the cases of what it promises'
}

# The outputs after a change of some files, beside the commit before it.
lessons_alone() {
    for file; do echo more >> "one/$file"; done
    save one 2026-01-03
    : > outputs
    BEFORE=HEAD^1 one/Tools/action/lessons-alone > said
    tr '\n' ' ' < outputs
}

case_lessons_alone_tells_a_change_of_lessons_from_others() {
    repository one
    scripts one version
    mkdir -p one/Tools/action one/Sources/TracebookCommand one/Content/en one/Tests
    cp "$root/Tools/action/lessons-alone" one/Tools/action
    echo '    static let number = "0.1.0"' > one/Sources/TracebookCommand/CommandVersion.swift
    save one 2026-01-01
    [ "$(lessons_alone Content/en/a.md Content/site.yml)" = "alone=true current=false " ]
    git -C one tag v0.1.0
    [ "$(lessons_alone Content/en/a.md)" = "alone=true current=true " ]
    [ "$(lessons_alone Content/en/a.md Tests/a)" = "alone=false current=true " ]
    [ "$(lessons_alone Sources/a)" = "alone=false current=false " ]
    [ "$(lessons_alone Content/en/a.md)" = "alone=true current=false " ]
    # At night, and where the commit before the change is not there any more.
    for before in '' 0000000000000000000000000000000000000000; do
        : > outputs
        BEFORE=$before one/Tools/action/lessons-alone > said
        has_line outputs alone=false
    done
}

# A package of three modules, two of which have tests, and a command 'make' that notes what it is asked for.
quick_package() {
    repository .
    scripts . quick wording
    noting_stub make
    cat > stubs/swift <<'STUB'
#!/bin/sh
[ "$1" = package ] || { echo "swift $*" >> calls; exit; }
cat <<'TEXT'
{"targets": [
  {"name": "Core", "type": "regular", "dependencies": []},
  {"name": "ThemeFiles", "type": "regular", "dependencies": []},
  {"name": "Site", "type": "regular", "dependencies": [{"byName": ["Core", null]}]},
  {"name": "CoreTests", "type": "test", "dependencies": [{"byName": ["Core", null]}]},
  {"name": "SiteTests", "type": "test", "dependencies": [
    {"product": ["Other", "other", null]}, {"byName": ["Site", null]},
    {"byName": ["ThemeFiles", null]}]}
]}
TEXT
STUB
    chmod +x stubs/swift
    mkdir -p Sources/Core Sources/Site Tests/CoreTests Tests/SiteTests Tests/Fixtures/pages Templates \
        Content
    echo core > Sources/Core/A.swift
    echo site > Sources/Site/B.swift
    echo 'cases(in: "pages")' > Tests/SiteTests/C.swift
    echo page > Templates/page
    echo lesson > Content/lesson.md
    printf 'calls\nstubs\nsaid\n' > .gitignore
    save . 2026-01-01
    rm -f calls
}

# What 'make quick' does once a file has one more line.
quick_after() {
    echo more >> "$1"
    Tools/quick > said
    sed 's/--no-print-directory //' calls | tr '\n' ';'
    rm calls
    git checkout -q .
}

case_quick_does_what_a_change_concerns() {
    quick_package
    [ "$(quick_after Sources/Core/A.swift)" = 'swift format lint --strict Sources/Core/A.swift;make test FILTER=^(CoreTests|SiteTests)\.;make verify;' ]
    [ "$(quick_after Sources/Site/B.swift)" = 'swift format lint --strict Sources/Site/B.swift;make test FILTER=^(SiteTests)\.;make verify;' ]
    [ "$(quick_after Templates/page)" = 'make test FILTER=^(SiteTests)\.;make verify;' ]
    [ "$(quick_after Tests/Fixtures/pages/a)" = 'make test FILTER=^(SiteTests)\.;make verify;' ]
    rm Tests/Fixtures/pages/a
    [ "$(quick_after Content/lesson.md)" = 'make prose-test swift-test;make verify;' ]
    [ "$(quick_after Tools/quick)" = 'make lint-actions tools-test;make verify;' ]
    Tools/quick > said
    has_line said "nothing differs from HEAD"
}

case_the_workflow_makes_every_check() {
    # shellcheck disable=SC2016  # It is make that puts the checks there.
    make -s -C "$root" --eval='print: ; @printf "%s\n" $(CHECKS)' print | sort > wanted
    # One job compiles, and the others share the rest.
    sed -n '/^ *checks:$/,/^    [a-z]/ s/^ *- //p; s/^ *run: make \(compile\)$/\1/p' \
        "$root/.github/workflows/site.yml" | tr ' ' '\n' | sort > made
    [ -s wanted ]
    diff wanted made
}

case_date_sources_dates_files_by_their_content() {
    repository one
    scripts one date-sources
    echo apple > one/a
    echo apple > one/b
    echo pear > one/c
    save one 2026-01-01
    git clone -q one two
    repository two
    touch -d 2026-01-01 one/a one/b one/c
    one/Tools/date-sources
    two/Tools/date-sources
    [ "$(stat -c %Y one/a)" = "$(stat -c %Y two/b)" ]
    [ "$(stat -c %Y one/a)" != "$(stat -c %Y one/c)" ]
    echo plum > two/a
    save two 2026-01-02
    two/Tools/date-sources
    [ "$(stat -c %Y one/a)" != "$(stat -c %Y two/a)" ]
}

# A repository of which 'make count' must find that there are not three apples, and a list of faults.
orchard() {
    repository .
    scripts . try-checks
    mkdir -p Tests/Faults
    printf 'apples\napples\napples\n' > apples
    cp "$root/Package.resolved" .
    cat > Makefile <<'TEXT'
count:
	@test $$(grep -c apples apples) = $(or $(WANTED),3) || { echo "$$(wc -l < apples) lines"; exit 1; }
TEXT
    cat > Tests/Faults/list
    save . 2026-01-01
}

case_try_checks_finds_faults_and_takes_them_back() {
    orchard <<'LIST'
# A remark.
a-pear
    file  apples
    sed   1s/apples/pears/
    make  count WANTED="3"
    says  3 lines

one-apple-less
    file  apples
    sed   2d
    make  count
    says  lines
LIST
    Tools/try-checks > said
    grep -q '^clean   make count  ' said
    grep -q '^found   a-pear  make count WANTED="3"  ' said
    grep -q '^found   one-apple-less  ' said
    has_line said "try-checks: 2 of 2 faults found"
    diff apples .build/faults/copy/apples
    Tools/try-checks one > said
    has_line said "try-checks: 1 of 1 faults found"
    Tools/try-checks count > said
    has_line said "try-checks: 2 of 2 faults found"
    fails Tools/try-checks plums > said
    # What is not committed is in the copy, too, and faults that were left there are not.
    echo pears >> apples
    echo plums >> .build/faults/copy/apples
    Tools/try-checks one > said
    diff apples .build/faults/copy/apples
    has_line .build/faults/one-apple-less.log "3 lines"
}

case_try_checks_names_what_is_lost() {
    orchard <<'LIST'
a-pear-that-is-not-counted
    file  apples
    sed   $s/$/ and pears/
    make  count
    says  lines
another-reason
    file  apples
    sed   2d
    make  count
    says  too many lines
nothing-to-change
    file  apples
    sed   s/plums/pears/
    make  count
    says  lines
no-such-file
    file  plums
    sed   1d
    make  count
    says  lines
no-edit
    file  apples
    sed   s/apples
    make  count
    says  lines
fails-anyway
    file  apples
    sed   1d
    make  count WANTED=4
    says  lines
LIST
    fails Tools/try-checks > said
    has_line said "LOST    a-pear-that-is-not-counted  make count passes"
    has_line said "LOST    another-reason  make count fails, and does not say: too many lines"
    has_line said "ERROR   nothing-to-change  sed changes nothing in apples"
    has_line said "ERROR   no-such-file  there is no plums"
    grep -q '^ERROR   no-edit  sed: ' said
    has_line said "BROKEN  make count WANTED=4  fails without a fault:"
    has_line said "LOST    fails-anyway  make count WANTED=4 fails without it"
    has_line said "try-checks: 0 of 6 faults found"
    # Three of these are seen without running anything.
    rm -r .build/faults
    fails Tools/try-checks --edits > said
    has_line said "ERROR   nothing-to-change  sed changes nothing in apples"
    has_line said "ERROR   no-such-file  there is no plums"
    grep -q '^ERROR   no-edit  sed: ' said
    fails grep -v '^ERROR ' said
    fails test -e .build/faults/copy
    Tools/try-checks --edits another
}

case_try_checks_refuses_a_list_that_lacks_something() {
    orchard <<'LIST'
half
    file  apples
    seed  1d
    make  count
    says  lines
LIST
    fails Tools/try-checks > said 2>&1
    grep -q '^Tests/Faults/list: half has "seed"' said
    grep -q '^Tests/Faults/list: half lacks "sed"' said
}

case_bench_runs_without_its_peer() {
    scripts . bench install-missing
    stub swift ''
    stub python3 '' 1
    mkdir -p Benchmarks/.build/release
    cat > Benchmarks/.build/release/benchmark <<'STUB'
#!/bin/sh
echo "$PYTHON"
STUB
    chmod +x Benchmarks/.build/release/benchmark
    Tools/bench > said
    has_line said "$PWD/.venv/bin/python"
}

case_theme_files_lists_every_file() {
    scripts . theme-files
    mkdir -p Sources/ThemeFiles Sources/LanguageFiles Templates/classes Public Languages/fr
    touch Templates/a.css Templates/classes/a-b.css Public/b.js Public/.hidden
    touch Languages/fr/a.yml Languages/fr/notes.txt
    Tools/theme-files
    list=Sources/ThemeFiles/theme_files.c
    sed -n 's/^    ENTRY("\(.*\)", \(.*\)),$/\1 \2/p' $list > listed
    cat > wanted <<'LIST'
Public/b.js Public_b_js
Public/playground.wasm Public_playground_wasm
Templates/a.css Templates_a_css
Templates/classes/a-b.css Templates_classes_a_b_css
LIST
    diff wanted listed
    list_of_languages=Sources/LanguageFiles/language_files.c
    sed -n 's/^    ENTRY("\(.*\)", \(.*\)),$/\1 \2/p' $list_of_languages > listed
    echo "Languages/fr/a.yml Languages_fr_a_yml" > wanted
    diff wanted listed
    # The module is left out where it is not built, and its list is the same.
    cp $list before
    touch Public/playground.wasm
    Tools/theme-files
    diff before $list
}

case_theme_files_are_listed() {
    scripts . theme-files
    mkdir -p Sources/ThemeFiles Sources/LanguageFiles
    cp -r "$root/Templates" "$root/Public" "$root/Languages" .
    Tools/theme-files
    diff "$root/Sources/ThemeFiles/theme_files.c" Sources/ThemeFiles/theme_files.c
    diff "$root/Sources/LanguageFiles/language_files.c" Sources/LanguageFiles/language_files.c
}

# A script that is not marked as one is not found by 'make lint-actions' and cannot be run.
case_each_script_can_be_run_and_checked() {
    while IFS= read -r script; do
        [ "$script" != "$root/Tools/archived-commit" ] || continue
        [ -x "$script" ] || { echo "$script cannot be run"; return 1; }
        head -n 1 "$script" | grep -qE '^#!.*[ /](ba)?sh$'
    done < <(find "$root/Tools" -type f)
}

# A case is a process of its own, in which a command that fails ends it.
if [ "${1:-}" = --case ]; then
    "$2"
    exit
fi

count=0
failures=0
for name in $(declare -F | sed -n 's/^declare -f \(case_.*\)/\1/p'); do
    [ $# = 0 ] || [[ $name == *$1* ]] || continue
    folder=$(mktemp -d)
    mkdir "$folder/stubs"
    : > "$folder/outputs"
    count=$((count + 1))
    # No Swift but the one of a case.
    if ! (cd "$folder" && PATH=$folder/stubs:/usr/bin:/bin \
        bash "$root/Tests/Tools/cases.sh" --case "$name") > "$folder/log" 2>&1; then
        failures=$((failures + 1))
        echo "FAIL  $name"
        sed 's/^/      /' "$folder/log"
    fi
    rm -rf "$folder"
done
echo "Tools: $count cases, $failures failures"
[ $count -gt 0 ] && [ $failures = 0 ]
