// What a site of Markdown costs at least: each file is read, parsed and rendered by libcmark, and
// written with eight kilobytes of page around it.
//
//     floor OUTPUT < LIST      LIST has the path of a file on each line

#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHELL 8192

static char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(1);
    }
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    if (!bytes || fread(bytes, 1, *size, file) != *size) exit(1);
    fclose(file);
    return bytes;
}

int main(int count, char **arguments) {
    if (count != 2) return 64;
    static char shell[SHELL];
    memset(shell, '.', SHELL);
    char path[4096], place[8192];
    for (int number = 0; fgets(path, sizeof path, stdin); number++) {
        path[strcspn(path, "\n")] = 0;
        size_t size;
        char *markdown = contents(path, &size);
        char *html = cmark_markdown_to_html(markdown, size, CMARK_OPT_DEFAULT);
        snprintf(place, sizeof place, "%s/%d.html", arguments[1], number);
        FILE *page = fopen(place, "wb");
        if (!page) {
            perror(place);
            return 1;
        }
        fwrite(shell, 1, SHELL * 3 / 4, page);
        fwrite(html, 1, strlen(html), page);
        fwrite(shell, 1, SHELL / 4, page);
        fclose(page);
        free(html);
        free(markdown);
    }
    return 0;
}
