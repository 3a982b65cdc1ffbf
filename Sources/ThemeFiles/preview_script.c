#include "theme_files.h"

// `#embed` is part of C23; clang has it in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t bytes[] = {
#embed "../PreviewServer/preview.js"
};

struct theme_file preview_script(void) {
    return (struct theme_file){"preview.js", bytes, sizeof bytes};
}
