// Written by Tools/theme-files: the files of Languages, in the order of their paths.

#include "language_files.h"

// C23 has it, and clang in every language mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define ENTRY(path, name) {path, name, sizeof name}

static const uint8_t Languages_zh_Hans_CommonMark_yml[] = {
#embed "../../Languages/zh-Hans/CommonMark.yml"
};
static const uint8_t Languages_zh_Hans_DeviceLogs_yml[] = {
#embed "../../Languages/zh-Hans/DeviceLogs.yml"
};
static const uint8_t Languages_zh_Hans_LifecycleReference_yml[] = {
#embed "../../Languages/zh-Hans/LifecycleReference.yml"
};
static const uint8_t Languages_zh_Hans_ScenarioText_yml[] = {
#embed "../../Languages/zh-Hans/ScenarioText.yml"
};
static const uint8_t Languages_zh_Hans_SiteBuilder_yml[] = {
#embed "../../Languages/zh-Hans/SiteBuilder.yml"
};
static const uint8_t Languages_zh_Hans_SiteChecks_yml[] = {
#embed "../../Languages/zh-Hans/SiteChecks.yml"
};
static const uint8_t Languages_zh_Hans_SiteModel_yml[] = {
#embed "../../Languages/zh-Hans/SiteModel.yml"
};
static const uint8_t Languages_zh_Hans_SiteRendering_yml[] = {
#embed "../../Languages/zh-Hans/SiteRendering.yml"
};
static const uint8_t Languages_zh_Hans_TraceViews_yml[] = {
#embed "../../Languages/zh-Hans/TraceViews.yml"
};
static const uint8_t Languages_zh_Hans_TracebookCommand_yml[] = {
#embed "../../Languages/zh-Hans/TracebookCommand.yml"
};
static const uint8_t Languages_zh_Hans_simulator_yml[] = {
#embed "../../Languages/zh-Hans/simulator.yml"
};

static const struct language_file files[] = {
    ENTRY("Languages/zh-Hans/CommonMark.yml", Languages_zh_Hans_CommonMark_yml),
    ENTRY("Languages/zh-Hans/DeviceLogs.yml", Languages_zh_Hans_DeviceLogs_yml),
    ENTRY("Languages/zh-Hans/LifecycleReference.yml", Languages_zh_Hans_LifecycleReference_yml),
    ENTRY("Languages/zh-Hans/ScenarioText.yml", Languages_zh_Hans_ScenarioText_yml),
    ENTRY("Languages/zh-Hans/SiteBuilder.yml", Languages_zh_Hans_SiteBuilder_yml),
    ENTRY("Languages/zh-Hans/SiteChecks.yml", Languages_zh_Hans_SiteChecks_yml),
    ENTRY("Languages/zh-Hans/SiteModel.yml", Languages_zh_Hans_SiteModel_yml),
    ENTRY("Languages/zh-Hans/SiteRendering.yml", Languages_zh_Hans_SiteRendering_yml),
    ENTRY("Languages/zh-Hans/TraceViews.yml", Languages_zh_Hans_TraceViews_yml),
    ENTRY("Languages/zh-Hans/TracebookCommand.yml", Languages_zh_Hans_TracebookCommand_yml),
    ENTRY("Languages/zh-Hans/simulator.yml", Languages_zh_Hans_simulator_yml),
};

size_t language_file_count(void) {
    return sizeof files / sizeof files[0];
}

struct language_file language_file_at(size_t index) {
    return files[index];
}
