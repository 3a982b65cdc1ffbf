// Which commit the program was built from.

#ifndef BUILD_STAMP_H
#define BUILD_STAMP_H

/// The commit in hexadecimal, with `-changed` behind it where files differed from it; empty where
/// nothing told it to the build.
const char *build_commit(void);

#endif
