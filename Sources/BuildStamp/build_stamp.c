// The manifest defines the commit where it finds it in the environment, so that a new commit compiles
// this file anew and nothing else.

#include "build_stamp.h"

#ifndef TRACEBOOK_COMMIT
#define TRACEBOOK_COMMIT
#endif

#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)

const char *build_commit(void) {
    return TEXT(TRACEBOOK_COMMIT);
}
