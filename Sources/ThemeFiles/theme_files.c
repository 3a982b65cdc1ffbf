// Written by Tools/theme-files: the files of Templates and Public, in the order of their paths.

#include "theme_files.h"

// C23 has it, and clang in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define ENTRY(path, name) {path, name, sizeof name}

static const uint8_t Public_playground_js[] = {
#embed "../../Public/playground.js"
};
#if __has_embed("../../Public/playground.wasm")
static const uint8_t Public_playground_wasm[] = {
#embed "../../Public/playground.wasm"
};
#endif
static const uint8_t Public_practice_js[] = {
#embed "../../Public/practice.js"
};
static const uint8_t Public_ranking_js[] = {
#embed "../../Public/ranking.js"
};
static const uint8_t Public_search_js[] = {
#embed "../../Public/search.js"
};
static const uint8_t Public_steps_js[] = {
#embed "../../Public/steps.js"
};
static const uint8_t Public_terms_js[] = {
#embed "../../Public/terms.js"
};
static const uint8_t Public_timeline_js[] = {
#embed "../../Public/timeline.js"
};
static const uint8_t Public_tracebook_js[] = {
#embed "../../Public/tracebook.js"
};
static const uint8_t Public_versions_js[] = {
#embed "../../Public/versions.js"
};
static const uint8_t Public_workbench_js[] = {
#embed "../../Public/workbench.js"
};
static const uint8_t Templates_LICENSE_txt[] = {
#embed "../../Templates/LICENSE.txt"
};
static const uint8_t Templates_breadcrumbs_mustache[] = {
#embed "../../Templates/breadcrumbs.mustache"
};
static const uint8_t Templates_classes_advice_css[] = {
#embed "../../Templates/classes/advice.css"
};
static const uint8_t Templates_classes_alert_css[] = {
#embed "../../Templates/classes/alert.css"
};
static const uint8_t Templates_classes_as_swift_css[] = {
#embed "../../Templates/classes/as-swift.css"
};
static const uint8_t Templates_classes_code_tabs_css[] = {
#embed "../../Templates/classes/code-tabs.css"
};
static const uint8_t Templates_classes_code_css[] = {
#embed "../../Templates/classes/code.css"
};
static const uint8_t Templates_classes_columns_css[] = {
#embed "../../Templates/classes/columns.css"
};
static const uint8_t Templates_classes_comparison_css[] = {
#embed "../../Templates/classes/comparison.css"
};
static const uint8_t Templates_classes_confidence_css[] = {
#embed "../../Templates/classes/confidence.css"
};
static const uint8_t Templates_classes_diagram_css[] = {
#embed "../../Templates/classes/diagram.css"
};
static const uint8_t Templates_classes_edition_css[] = {
#embed "../../Templates/classes/edition.css"
};
static const uint8_t Templates_classes_editor_css[] = {
#embed "../../Templates/classes/editor.css"
};
static const uint8_t Templates_classes_embedded_run_css[] = {
#embed "../../Templates/classes/embedded-run.css"
};
static const uint8_t Templates_classes_entries_css[] = {
#embed "../../Templates/classes/entries.css"
};
static const uint8_t Templates_classes_every_css[] = {
#embed "../../Templates/classes/every.css"
};
static const uint8_t Templates_classes_excerpt_css[] = {
#embed "../../Templates/classes/excerpt.css"
};
static const uint8_t Templates_classes_exercise_css[] = {
#embed "../../Templates/classes/exercise.css"
};
static const uint8_t Templates_classes_fold_css[] = {
#embed "../../Templates/classes/fold.css"
};
static const uint8_t Templates_classes_footnotes_css[] = {
#embed "../../Templates/classes/footnotes.css"
};
static const uint8_t Templates_classes_glance_css[] = {
#embed "../../Templates/classes/glance.css"
};
static const uint8_t Templates_classes_halves_css[] = {
#embed "../../Templates/classes/halves.css"
};
static const uint8_t Templates_classes_is_home_css[] = {
#embed "../../Templates/classes/is-home.css"
};
static const uint8_t Templates_classes_lead_css[] = {
#embed "../../Templates/classes/lead.css"
};
static const uint8_t Templates_classes_lesson_css[] = {
#embed "../../Templates/classes/lesson.css"
};
static const uint8_t Templates_classes_mark_css[] = {
#embed "../../Templates/classes/mark.css"
};
static const uint8_t Templates_classes_more_css[] = {
#embed "../../Templates/classes/more.css"
};
static const uint8_t Templates_classes_notice_css[] = {
#embed "../../Templates/classes/notice.css"
};
static const uint8_t Templates_classes_now_css[] = {
#embed "../../Templates/classes/now.css"
};
static const uint8_t Templates_classes_occasions_css[] = {
#embed "../../Templates/classes/occasions.css"
};
static const uint8_t Templates_classes_part_css[] = {
#embed "../../Templates/classes/part.css"
};
static const uint8_t Templates_classes_practice_css[] = {
#embed "../../Templates/classes/practice.css"
};
static const uint8_t Templates_classes_quoted_runs_css[] = {
#embed "../../Templates/classes/quoted-runs.css"
};
static const uint8_t Templates_classes_reason_css[] = {
#embed "../../Templates/classes/reason.css"
};
static const uint8_t Templates_classes_reasons_css[] = {
#embed "../../Templates/classes/reasons.css"
};
static const uint8_t Templates_classes_recorded_css[] = {
#embed "../../Templates/classes/recorded.css"
};
static const uint8_t Templates_classes_reference_css[] = {
#embed "../../Templates/classes/reference.css"
};
static const uint8_t Templates_classes_run_css[] = {
#embed "../../Templates/classes/run.css"
};
static const uint8_t Templates_classes_search_results_css[] = {
#embed "../../Templates/classes/search-results.css"
};
static const uint8_t Templates_classes_side_by_side_css[] = {
#embed "../../Templates/classes/side-by-side.css"
};
static const uint8_t Templates_classes_sketch_css[] = {
#embed "../../Templates/classes/sketch.css"
};
static const uint8_t Templates_classes_solution_css[] = {
#embed "../../Templates/classes/solution.css"
};
static const uint8_t Templates_classes_stale_css[] = {
#embed "../../Templates/classes/stale.css"
};
static const uint8_t Templates_classes_state_css[] = {
#embed "../../Templates/classes/state.css"
};
static const uint8_t Templates_classes_term_css[] = {
#embed "../../Templates/classes/term.css"
};
static const uint8_t Templates_classes_timeline_css[] = {
#embed "../../Templates/classes/timeline.css"
};
static const uint8_t Templates_classes_topics_css[] = {
#embed "../../Templates/classes/topics.css"
};
static const uint8_t Templates_classes_trace_css[] = {
#embed "../../Templates/classes/trace.css"
};
static const uint8_t Templates_classes_trial_id_css[] = {
#embed "../../Templates/classes/trial-id.css"
};
static const uint8_t Templates_classes_trial_css[] = {
#embed "../../Templates/classes/trial.css"
};
static const uint8_t Templates_classes_uses_css[] = {
#embed "../../Templates/classes/uses.css"
};
static const uint8_t Templates_classes_verdicts_css[] = {
#embed "../../Templates/classes/verdicts.css"
};
static const uint8_t Templates_classes_version_bar_css[] = {
#embed "../../Templates/classes/version-bar.css"
};
static const uint8_t Templates_classes_version_switch_css[] = {
#embed "../../Templates/classes/version-switch.css"
};
static const uint8_t Templates_classes_workbench_css[] = {
#embed "../../Templates/classes/workbench.css"
};
static const uint8_t Templates_contents_mustache[] = {
#embed "../../Templates/contents.mustache"
};
static const uint8_t Templates_elements_blockquote_css[] = {
#embed "../../Templates/elements/blockquote.css"
};
static const uint8_t Templates_elements_h4_css[] = {
#embed "../../Templates/elements/h4.css"
};
static const uint8_t Templates_elements_hr_css[] = {
#embed "../../Templates/elements/hr.css"
};
static const uint8_t Templates_elements_img_css[] = {
#embed "../../Templates/elements/img.css"
};
static const uint8_t Templates_embed_mustache[] = {
#embed "../../Templates/embed.mustache"
};
static const uint8_t Templates_footer_mustache[] = {
#embed "../../Templates/footer.mustache"
};
static const uint8_t Templates_guide_mustache[] = {
#embed "../../Templates/guide.mustache"
};
static const uint8_t Templates_head_mustache[] = {
#embed "../../Templates/head.mustache"
};
static const uint8_t Templates_header_mustache[] = {
#embed "../../Templates/header.mustache"
};
static const uint8_t Templates_heading_mustache[] = {
#embed "../../Templates/heading.mustache"
};
static const uint8_t Templates_languages_mustache[] = {
#embed "../../Templates/languages.mustache"
};
static const uint8_t Templates_languages_zh_css[] = {
#embed "../../Templates/languages/zh.css"
};
static const uint8_t Templates_lesson_mustache[] = {
#embed "../../Templates/lesson.mustache"
};
static const uint8_t Templates_look_mustache[] = {
#embed "../../Templates/look.mustache"
};
static const uint8_t Templates_navigation_mustache[] = {
#embed "../../Templates/navigation.mustache"
};
static const uint8_t Templates_not_found_mustache[] = {
#embed "../../Templates/not-found.mustache"
};
static const uint8_t Templates_notices_mustache[] = {
#embed "../../Templates/notices.mustache"
};
static const uint8_t Templates_origin_mustache[] = {
#embed "../../Templates/origin.mustache"
};
static const uint8_t Templates_page_mustache[] = {
#embed "../../Templates/page.mustache"
};
static const uint8_t Templates_pager_mustache[] = {
#embed "../../Templates/pager.mustache"
};
static const uint8_t Templates_policy_mustache[] = {
#embed "../../Templates/policy.mustache"
};
static const uint8_t Templates_print_mustache[] = {
#embed "../../Templates/print.mustache"
};
static const uint8_t Templates_redirect_mustache[] = {
#embed "../../Templates/redirect.mustache"
};
static const uint8_t Templates_scripts_mustache[] = {
#embed "../../Templates/scripts.mustache"
};
static const uint8_t Templates_stale_mustache[] = {
#embed "../../Templates/stale.mustache"
};
static const uint8_t Templates_tracebook_css[] = {
#embed "../../Templates/tracebook.css"
};
static const uint8_t Templates_uses_mustache[] = {
#embed "../../Templates/uses.mustache"
};
static const uint8_t Templates_words_en_yml[] = {
#embed "../../Templates/words.en.yml"
};
static const uint8_t Templates_words_zh_Hans_yml[] = {
#embed "../../Templates/words.zh-Hans.yml"
};

static const struct theme_file files[] = {
    ENTRY("Public/playground.js", Public_playground_js),
#if __has_embed("../../Public/playground.wasm")
    ENTRY("Public/playground.wasm", Public_playground_wasm),
#endif
    ENTRY("Public/practice.js", Public_practice_js),
    ENTRY("Public/ranking.js", Public_ranking_js),
    ENTRY("Public/search.js", Public_search_js),
    ENTRY("Public/steps.js", Public_steps_js),
    ENTRY("Public/terms.js", Public_terms_js),
    ENTRY("Public/timeline.js", Public_timeline_js),
    ENTRY("Public/tracebook.js", Public_tracebook_js),
    ENTRY("Public/versions.js", Public_versions_js),
    ENTRY("Public/workbench.js", Public_workbench_js),
    ENTRY("Templates/LICENSE.txt", Templates_LICENSE_txt),
    ENTRY("Templates/breadcrumbs.mustache", Templates_breadcrumbs_mustache),
    ENTRY("Templates/classes/advice.css", Templates_classes_advice_css),
    ENTRY("Templates/classes/alert.css", Templates_classes_alert_css),
    ENTRY("Templates/classes/as-swift.css", Templates_classes_as_swift_css),
    ENTRY("Templates/classes/code-tabs.css", Templates_classes_code_tabs_css),
    ENTRY("Templates/classes/code.css", Templates_classes_code_css),
    ENTRY("Templates/classes/columns.css", Templates_classes_columns_css),
    ENTRY("Templates/classes/comparison.css", Templates_classes_comparison_css),
    ENTRY("Templates/classes/confidence.css", Templates_classes_confidence_css),
    ENTRY("Templates/classes/diagram.css", Templates_classes_diagram_css),
    ENTRY("Templates/classes/edition.css", Templates_classes_edition_css),
    ENTRY("Templates/classes/editor.css", Templates_classes_editor_css),
    ENTRY("Templates/classes/embedded-run.css", Templates_classes_embedded_run_css),
    ENTRY("Templates/classes/entries.css", Templates_classes_entries_css),
    ENTRY("Templates/classes/every.css", Templates_classes_every_css),
    ENTRY("Templates/classes/excerpt.css", Templates_classes_excerpt_css),
    ENTRY("Templates/classes/exercise.css", Templates_classes_exercise_css),
    ENTRY("Templates/classes/fold.css", Templates_classes_fold_css),
    ENTRY("Templates/classes/footnotes.css", Templates_classes_footnotes_css),
    ENTRY("Templates/classes/glance.css", Templates_classes_glance_css),
    ENTRY("Templates/classes/halves.css", Templates_classes_halves_css),
    ENTRY("Templates/classes/is-home.css", Templates_classes_is_home_css),
    ENTRY("Templates/classes/lead.css", Templates_classes_lead_css),
    ENTRY("Templates/classes/lesson.css", Templates_classes_lesson_css),
    ENTRY("Templates/classes/mark.css", Templates_classes_mark_css),
    ENTRY("Templates/classes/more.css", Templates_classes_more_css),
    ENTRY("Templates/classes/notice.css", Templates_classes_notice_css),
    ENTRY("Templates/classes/now.css", Templates_classes_now_css),
    ENTRY("Templates/classes/occasions.css", Templates_classes_occasions_css),
    ENTRY("Templates/classes/part.css", Templates_classes_part_css),
    ENTRY("Templates/classes/practice.css", Templates_classes_practice_css),
    ENTRY("Templates/classes/quoted-runs.css", Templates_classes_quoted_runs_css),
    ENTRY("Templates/classes/reason.css", Templates_classes_reason_css),
    ENTRY("Templates/classes/reasons.css", Templates_classes_reasons_css),
    ENTRY("Templates/classes/recorded.css", Templates_classes_recorded_css),
    ENTRY("Templates/classes/reference.css", Templates_classes_reference_css),
    ENTRY("Templates/classes/run.css", Templates_classes_run_css),
    ENTRY("Templates/classes/search-results.css", Templates_classes_search_results_css),
    ENTRY("Templates/classes/side-by-side.css", Templates_classes_side_by_side_css),
    ENTRY("Templates/classes/sketch.css", Templates_classes_sketch_css),
    ENTRY("Templates/classes/solution.css", Templates_classes_solution_css),
    ENTRY("Templates/classes/stale.css", Templates_classes_stale_css),
    ENTRY("Templates/classes/state.css", Templates_classes_state_css),
    ENTRY("Templates/classes/term.css", Templates_classes_term_css),
    ENTRY("Templates/classes/timeline.css", Templates_classes_timeline_css),
    ENTRY("Templates/classes/topics.css", Templates_classes_topics_css),
    ENTRY("Templates/classes/trace.css", Templates_classes_trace_css),
    ENTRY("Templates/classes/trial-id.css", Templates_classes_trial_id_css),
    ENTRY("Templates/classes/trial.css", Templates_classes_trial_css),
    ENTRY("Templates/classes/uses.css", Templates_classes_uses_css),
    ENTRY("Templates/classes/verdicts.css", Templates_classes_verdicts_css),
    ENTRY("Templates/classes/version-bar.css", Templates_classes_version_bar_css),
    ENTRY("Templates/classes/version-switch.css", Templates_classes_version_switch_css),
    ENTRY("Templates/classes/workbench.css", Templates_classes_workbench_css),
    ENTRY("Templates/contents.mustache", Templates_contents_mustache),
    ENTRY("Templates/elements/blockquote.css", Templates_elements_blockquote_css),
    ENTRY("Templates/elements/h4.css", Templates_elements_h4_css),
    ENTRY("Templates/elements/hr.css", Templates_elements_hr_css),
    ENTRY("Templates/elements/img.css", Templates_elements_img_css),
    ENTRY("Templates/embed.mustache", Templates_embed_mustache),
    ENTRY("Templates/footer.mustache", Templates_footer_mustache),
    ENTRY("Templates/guide.mustache", Templates_guide_mustache),
    ENTRY("Templates/head.mustache", Templates_head_mustache),
    ENTRY("Templates/header.mustache", Templates_header_mustache),
    ENTRY("Templates/heading.mustache", Templates_heading_mustache),
    ENTRY("Templates/languages.mustache", Templates_languages_mustache),
    ENTRY("Templates/languages/zh.css", Templates_languages_zh_css),
    ENTRY("Templates/lesson.mustache", Templates_lesson_mustache),
    ENTRY("Templates/look.mustache", Templates_look_mustache),
    ENTRY("Templates/navigation.mustache", Templates_navigation_mustache),
    ENTRY("Templates/not-found.mustache", Templates_not_found_mustache),
    ENTRY("Templates/notices.mustache", Templates_notices_mustache),
    ENTRY("Templates/origin.mustache", Templates_origin_mustache),
    ENTRY("Templates/page.mustache", Templates_page_mustache),
    ENTRY("Templates/pager.mustache", Templates_pager_mustache),
    ENTRY("Templates/policy.mustache", Templates_policy_mustache),
    ENTRY("Templates/print.mustache", Templates_print_mustache),
    ENTRY("Templates/redirect.mustache", Templates_redirect_mustache),
    ENTRY("Templates/scripts.mustache", Templates_scripts_mustache),
    ENTRY("Templates/stale.mustache", Templates_stale_mustache),
    ENTRY("Templates/tracebook.css", Templates_tracebook_css),
    ENTRY("Templates/uses.mustache", Templates_uses_mustache),
    ENTRY("Templates/words.en.yml", Templates_words_en_yml),
    ENTRY("Templates/words.zh-Hans.yml", Templates_words_zh_Hans_yml),
};

size_t theme_file_count(void) {
    return sizeof files / sizeof files[0];
}

struct theme_file theme_file_at(size_t index) {
    return files[index];
}
