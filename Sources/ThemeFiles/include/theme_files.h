// The templates and assets of this repository as bytes of the program, so that `tracebook new` can
// give them to a site on a machine that has the command and nothing else; and the script of the
// preview, which no site has.

#ifndef THEME_FILES_H
#define THEME_FILES_H

#include <stddef.h>
#include <stdint.h>

/// A file of the theme.
struct theme_file {
    /// The path below the folder of a site.
    const char *path;
    /// What is in the file.
    const uint8_t *bytes;
    /// The number of its bytes.
    size_t size;
};

/// The number of files.
size_t theme_file_count(void);

/// A file by its number, from 0 to the number of files less one.
struct theme_file theme_file_at(size_t index);

/// The script that the preview adds to pages, which is none of these files.
struct theme_file preview_script(void);

#endif
