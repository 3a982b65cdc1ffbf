// The files of the folder Languages as bytes of the program: the texts of the command in other
// languages than English.

#ifndef LANGUAGE_FILES_H
#define LANGUAGE_FILES_H

#include <stddef.h>
#include <stdint.h>

/// A language file.
struct language_file {
    /// The path, such as `Languages/zh-Hans/TraceViews.yml`.
    const char *path;
    /// The contents of the file.
    const uint8_t *bytes;
    /// The number of bytes.
    size_t size;
};

/// The number of files.
size_t language_file_count(void);

/// Returns a file by its index, from 0.
struct language_file language_file_at(size_t index);

#endif
