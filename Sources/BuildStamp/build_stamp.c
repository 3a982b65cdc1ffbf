// The package manifest defines TRACEBOOK_COMMIT if the environment has it, so a new commit
// recompiles only this file.

#include "build_stamp.h"

#ifndef TRACEBOOK_COMMIT
#define TRACEBOOK_COMMIT
#endif

#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)

const char *build_commit(void) {
    return TEXT(TRACEBOOK_COMMIT);
}
