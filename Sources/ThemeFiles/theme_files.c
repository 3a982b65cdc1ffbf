// Every file of `Templates` and `Public`, in the order of their paths; a test holds the list against
// the two folders. The compiler reads the files, and notes that this one depends on them.

#include "theme_files.h"

// C23 has it, and clang in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t playground_js[] = {
#embed "../../Public/playground.js"
};

static const uint8_t runs_js[] = {
#embed "../../Public/runs.js"
};

static const uint8_t search_js[] = {
#embed "../../Public/search.js"
};

static const uint8_t tracebook_js[] = {
#embed "../../Public/tracebook.js"
};

static const uint8_t versions_js[] = {
#embed "../../Public/versions.js"
};

static const uint8_t breadcrumbs_mustache[] = {
#embed "../../Templates/breadcrumbs.mustache"
};

static const uint8_t contents_mustache[] = {
#embed "../../Templates/contents.mustache"
};

static const uint8_t footer_mustache[] = {
#embed "../../Templates/footer.mustache"
};

static const uint8_t head_mustache[] = {
#embed "../../Templates/head.mustache"
};

static const uint8_t header_mustache[] = {
#embed "../../Templates/header.mustache"
};

static const uint8_t heading_mustache[] = {
#embed "../../Templates/heading.mustache"
};

static const uint8_t languages_mustache[] = {
#embed "../../Templates/languages.mustache"
};

static const uint8_t look_mustache[] = {
#embed "../../Templates/look.mustache"
};

static const uint8_t navigation_mustache[] = {
#embed "../../Templates/navigation.mustache"
};

static const uint8_t not_found_mustache[] = {
#embed "../../Templates/not-found.mustache"
};

static const uint8_t notices_mustache[] = {
#embed "../../Templates/notices.mustache"
};

static const uint8_t origin_mustache[] = {
#embed "../../Templates/origin.mustache"
};

static const uint8_t page_mustache[] = {
#embed "../../Templates/page.mustache"
};

static const uint8_t pager_mustache[] = {
#embed "../../Templates/pager.mustache"
};

static const uint8_t redirect_mustache[] = {
#embed "../../Templates/redirect.mustache"
};

static const uint8_t scripts_mustache[] = {
#embed "../../Templates/scripts.mustache"
};

static const uint8_t simulator_zh_Hans_yml[] = {
#embed "../../Templates/simulator.zh-Hans.yml"
};

static const uint8_t tracebook_css[] = {
#embed "../../Templates/tracebook.css"
};

static const uint8_t words_en_yml[] = {
#embed "../../Templates/words.en.yml"
};

static const uint8_t words_zh_Hans_yml[] = {
#embed "../../Templates/words.zh-Hans.yml"
};

// The simulator for the pages is built, not written, and not by every Swift.
#if __has_embed("../../Public/playground.wasm")
static const uint8_t playground_wasm[] = {
#embed "../../Public/playground.wasm"
};
#define HAS_PLAYGROUND
#endif

#define ENTRY(path, name) {path, name, sizeof name}

static const struct theme_file files[] = {
    ENTRY("Public/playground.js", playground_js),
#ifdef HAS_PLAYGROUND
    ENTRY("Public/playground.wasm", playground_wasm),
#endif
    ENTRY("Public/runs.js", runs_js),
    ENTRY("Public/search.js", search_js),
    ENTRY("Public/tracebook.js", tracebook_js),
    ENTRY("Public/versions.js", versions_js),
    ENTRY("Templates/breadcrumbs.mustache", breadcrumbs_mustache),
    ENTRY("Templates/contents.mustache", contents_mustache),
    ENTRY("Templates/footer.mustache", footer_mustache),
    ENTRY("Templates/head.mustache", head_mustache),
    ENTRY("Templates/header.mustache", header_mustache),
    ENTRY("Templates/heading.mustache", heading_mustache),
    ENTRY("Templates/languages.mustache", languages_mustache),
    ENTRY("Templates/look.mustache", look_mustache),
    ENTRY("Templates/navigation.mustache", navigation_mustache),
    ENTRY("Templates/not-found.mustache", not_found_mustache),
    ENTRY("Templates/notices.mustache", notices_mustache),
    ENTRY("Templates/origin.mustache", origin_mustache),
    ENTRY("Templates/page.mustache", page_mustache),
    ENTRY("Templates/pager.mustache", pager_mustache),
    ENTRY("Templates/redirect.mustache", redirect_mustache),
    ENTRY("Templates/scripts.mustache", scripts_mustache),
    ENTRY("Templates/simulator.zh-Hans.yml", simulator_zh_Hans_yml),
    ENTRY("Templates/tracebook.css", tracebook_css),
    ENTRY("Templates/words.en.yml", words_en_yml),
    ENTRY("Templates/words.zh-Hans.yml", words_zh_Hans_yml),
};

size_t theme_file_count(void) {
    return sizeof files / sizeof files[0];
}

struct theme_file theme_file_at(size_t index) {
    return files[index];
}
