// Every file of `Templates` and `Public`, in the order of their paths; a test holds the list against
// the two folders. The compiler reads the files, and notes that this one depends on them.

#include "theme_files.h"

// C23 has it, and clang in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t playground_js[] = {
#embed "../../Public/playground.js"
};

static const uint8_t search_js[] = {
#embed "../../Public/search.js"
};

static const uint8_t steps_js[] = {
#embed "../../Public/steps.js"
};

static const uint8_t tracebook_js[] = {
#embed "../../Public/tracebook.js"
};

static const uint8_t versions_js[] = {
#embed "../../Public/versions.js"
};

static const uint8_t license_txt[] = {
#embed "../../Templates/LICENSE.txt"
};

static const uint8_t breadcrumbs_mustache[] = {
#embed "../../Templates/breadcrumbs.mustache"
};

static const uint8_t class_columns_css[] = {
#embed "../../Templates/classes/columns.css"
};

static const uint8_t class_comparison_css[] = {
#embed "../../Templates/classes/comparison.css"
};

static const uint8_t class_confidence_css[] = {
#embed "../../Templates/classes/confidence.css"
};

static const uint8_t class_diagram_css[] = {
#embed "../../Templates/classes/diagram.css"
};

static const uint8_t class_edition_css[] = {
#embed "../../Templates/classes/edition.css"
};

static const uint8_t class_editor_css[] = {
#embed "../../Templates/classes/editor.css"
};

static const uint8_t class_every_css[] = {
#embed "../../Templates/classes/every.css"
};

static const uint8_t class_excerpt_css[] = {
#embed "../../Templates/classes/excerpt.css"
};

static const uint8_t class_footnotes_css[] = {
#embed "../../Templates/classes/footnotes.css"
};

static const uint8_t class_glance_css[] = {
#embed "../../Templates/classes/glance.css"
};

static const uint8_t class_is_home_css[] = {
#embed "../../Templates/classes/is-home.css"
};

static const uint8_t class_lead_css[] = {
#embed "../../Templates/classes/lead.css"
};

static const uint8_t class_mark_css[] = {
#embed "../../Templates/classes/mark.css"
};

static const uint8_t class_notice_css[] = {
#embed "../../Templates/classes/notice.css"
};

static const uint8_t class_now_css[] = {
#embed "../../Templates/classes/now.css"
};

static const uint8_t class_reason_css[] = {
#embed "../../Templates/classes/reason.css"
};

static const uint8_t class_reasons_css[] = {
#embed "../../Templates/classes/reasons.css"
};

static const uint8_t class_recorded_css[] = {
#embed "../../Templates/classes/recorded.css"
};

static const uint8_t class_reference_css[] = {
#embed "../../Templates/classes/reference.css"
};

static const uint8_t class_run_css[] = {
#embed "../../Templates/classes/run.css"
};

static const uint8_t class_search_results_css[] = {
#embed "../../Templates/classes/search-results.css"
};

static const uint8_t class_side_by_side_css[] = {
#embed "../../Templates/classes/side-by-side.css"
};

static const uint8_t class_stale_css[] = {
#embed "../../Templates/classes/stale.css"
};

static const uint8_t class_state_css[] = {
#embed "../../Templates/classes/state.css"
};

static const uint8_t class_term_css[] = {
#embed "../../Templates/classes/term.css"
};

static const uint8_t class_timeline_css[] = {
#embed "../../Templates/classes/timeline.css"
};

static const uint8_t class_topics_css[] = {
#embed "../../Templates/classes/topics.css"
};

static const uint8_t class_trace_css[] = {
#embed "../../Templates/classes/trace.css"
};

static const uint8_t class_uses_css[] = {
#embed "../../Templates/classes/uses.css"
};

static const uint8_t class_version_switch_css[] = {
#embed "../../Templates/classes/version-switch.css"
};

static const uint8_t contents_mustache[] = {
#embed "../../Templates/contents.mustache"
};

static const uint8_t element_blockquote_css[] = {
#embed "../../Templates/elements/blockquote.css"
};

static const uint8_t element_h4_css[] = {
#embed "../../Templates/elements/h4.css"
};

static const uint8_t element_hr_css[] = {
#embed "../../Templates/elements/hr.css"
};

static const uint8_t element_img_css[] = {
#embed "../../Templates/elements/img.css"
};

static const uint8_t footer_mustache[] = {
#embed "../../Templates/footer.mustache"
};

static const uint8_t guide_mustache[] = {
#embed "../../Templates/guide.mustache"
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

static const uint8_t language_zh_css[] = {
#embed "../../Templates/languages/zh.css"
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

static const uint8_t policy_mustache[] = {
#embed "../../Templates/policy.mustache"
};

static const uint8_t print_mustache[] = {
#embed "../../Templates/print.mustache"
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

static const uint8_t stale_mustache[] = {
#embed "../../Templates/stale.mustache"
};

static const uint8_t tracebook_css[] = {
#embed "../../Templates/tracebook.css"
};

static const uint8_t uses_mustache[] = {
#embed "../../Templates/uses.mustache"
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
    ENTRY("Public/search.js", search_js),
    ENTRY("Public/steps.js", steps_js),
    ENTRY("Public/tracebook.js", tracebook_js),
    ENTRY("Public/versions.js", versions_js),
    ENTRY("Templates/LICENSE.txt", license_txt),
    ENTRY("Templates/breadcrumbs.mustache", breadcrumbs_mustache),
    ENTRY("Templates/classes/columns.css", class_columns_css),
    ENTRY("Templates/classes/comparison.css", class_comparison_css),
    ENTRY("Templates/classes/confidence.css", class_confidence_css),
    ENTRY("Templates/classes/diagram.css", class_diagram_css),
    ENTRY("Templates/classes/edition.css", class_edition_css),
    ENTRY("Templates/classes/editor.css", class_editor_css),
    ENTRY("Templates/classes/every.css", class_every_css),
    ENTRY("Templates/classes/excerpt.css", class_excerpt_css),
    ENTRY("Templates/classes/footnotes.css", class_footnotes_css),
    ENTRY("Templates/classes/glance.css", class_glance_css),
    ENTRY("Templates/classes/is-home.css", class_is_home_css),
    ENTRY("Templates/classes/lead.css", class_lead_css),
    ENTRY("Templates/classes/mark.css", class_mark_css),
    ENTRY("Templates/classes/notice.css", class_notice_css),
    ENTRY("Templates/classes/now.css", class_now_css),
    ENTRY("Templates/classes/reason.css", class_reason_css),
    ENTRY("Templates/classes/reasons.css", class_reasons_css),
    ENTRY("Templates/classes/recorded.css", class_recorded_css),
    ENTRY("Templates/classes/reference.css", class_reference_css),
    ENTRY("Templates/classes/run.css", class_run_css),
    ENTRY("Templates/classes/search-results.css", class_search_results_css),
    ENTRY("Templates/classes/side-by-side.css", class_side_by_side_css),
    ENTRY("Templates/classes/stale.css", class_stale_css),
    ENTRY("Templates/classes/state.css", class_state_css),
    ENTRY("Templates/classes/term.css", class_term_css),
    ENTRY("Templates/classes/timeline.css", class_timeline_css),
    ENTRY("Templates/classes/topics.css", class_topics_css),
    ENTRY("Templates/classes/trace.css", class_trace_css),
    ENTRY("Templates/classes/uses.css", class_uses_css),
    ENTRY("Templates/classes/version-switch.css", class_version_switch_css),
    ENTRY("Templates/contents.mustache", contents_mustache),
    ENTRY("Templates/elements/blockquote.css", element_blockquote_css),
    ENTRY("Templates/elements/h4.css", element_h4_css),
    ENTRY("Templates/elements/hr.css", element_hr_css),
    ENTRY("Templates/elements/img.css", element_img_css),
    ENTRY("Templates/footer.mustache", footer_mustache),
    ENTRY("Templates/guide.mustache", guide_mustache),
    ENTRY("Templates/head.mustache", head_mustache),
    ENTRY("Templates/header.mustache", header_mustache),
    ENTRY("Templates/heading.mustache", heading_mustache),
    ENTRY("Templates/languages.mustache", languages_mustache),
    ENTRY("Templates/languages/zh.css", language_zh_css),
    ENTRY("Templates/look.mustache", look_mustache),
    ENTRY("Templates/navigation.mustache", navigation_mustache),
    ENTRY("Templates/not-found.mustache", not_found_mustache),
    ENTRY("Templates/notices.mustache", notices_mustache),
    ENTRY("Templates/origin.mustache", origin_mustache),
    ENTRY("Templates/page.mustache", page_mustache),
    ENTRY("Templates/pager.mustache", pager_mustache),
    ENTRY("Templates/policy.mustache", policy_mustache),
    ENTRY("Templates/print.mustache", print_mustache),
    ENTRY("Templates/redirect.mustache", redirect_mustache),
    ENTRY("Templates/scripts.mustache", scripts_mustache),
    ENTRY("Templates/simulator.zh-Hans.yml", simulator_zh_Hans_yml),
    ENTRY("Templates/stale.mustache", stale_mustache),
    ENTRY("Templates/tracebook.css", tracebook_css),
    ENTRY("Templates/uses.mustache", uses_mustache),
    ENTRY("Templates/words.en.yml", words_en_yml),
    ENTRY("Templates/words.zh-Hans.yml", words_zh_Hans_yml),
};

size_t theme_file_count(void) {
    return sizeof files / sizeof files[0];
}

struct theme_file theme_file_at(size_t index) {
    return files[index];
}
