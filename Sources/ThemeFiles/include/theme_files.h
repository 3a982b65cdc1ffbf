// The templates and assets of this repository as bytes of the program, and the script of the
// preview. With them `tracebook new` can create a site on a machine that has only the command.

#ifndef THEME_FILES_H
#define THEME_FILES_H

#include <stddef.h>
#include <stdint.h>

/// A theme file.
struct theme_file {
    /// The path below the site's folder.
    const char *path;
    /// The contents of the file.
    const uint8_t *bytes;
    /// The number of bytes.
    size_t size;
};

/// The number of files.
size_t theme_file_count(void);

/// Returns a file by its index, from 0.
struct theme_file theme_file_at(size_t index);

/// The script that the preview adds to pages. It is not a file of the theme.
struct theme_file preview_script(void);

#endif
