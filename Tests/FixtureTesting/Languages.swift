public import Diagnostics
import SiteModel

extension Language {
    /// Simplified Chinese, as the command has it.
    public static let simplifiedChinese = Language(tag: "zh-Hans", theme: nil)
}
