// What the command says in other languages than English, as bytes of the program: the files of the
// folder Languages.

#ifndef LANGUAGE_FILES_H
#define LANGUAGE_FILES_H

#include <stddef.h>
#include <stdint.h>

/// A file of a language.
struct language_file {
    /// The path, such as `Languages/zh-Hans/TraceViews.yml`.
    const char *path;
    /// What is in the file.
    const uint8_t *bytes;
    /// The number of its bytes.
    size_t size;
};

/// The number of files.
size_t language_file_count(void);

/// A file by its number, from 0 to the number of files less one.
struct language_file language_file_at(size_t index);

#endif
