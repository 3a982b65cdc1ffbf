public import Diagnostics
import SiteModel

extension Language {
    /// Simplified Chinese, as the command speaks it.
    public static let simplifiedChinese = Language(tag: "zh-Hans", theme: nil)
}
