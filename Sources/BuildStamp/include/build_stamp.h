// The commit that the program was built from.

#ifndef BUILD_STAMP_H
#define BUILD_STAMP_H

/// The commit in hexadecimal, followed by `-changed` if files differed from it; empty if the build
/// did not know it.
const char *build_commit(void);

#endif
