import Diagnostics

/// The modules that the code imports.
struct SwiftModules: OptionSet {
    let rawValue: UInt16

    static let audio = SwiftModules(rawValue: 1 << 0)
    static let tasks = SwiftModules(rawValue: 1 << 1)
    static let calls = SwiftModules(rawValue: 1 << 2)
    static let cloud = SwiftModules(rawValue: 1 << 3)
    static let bluetooth = SwiftModules(rawValue: 1 << 4)
    static let location = SwiftModules(rawValue: 1 << 5)
    static let health = SwiftModules(rawValue: 1 << 6)
    static let authentication = SwiftModules(rawValue: 1 << 7)
    static let drawing = SwiftModules(rawValue: 1 << 8)
    static let pushes = SwiftModules(rawValue: 1 << 9)
    static let views = SwiftModules(rawValue: 1 << 10)
    static let interface = SwiftModules(rawValue: 1 << 11)
    static let notifications = SwiftModules(rawValue: 1 << 12)

    /// The names of the modules, in the order of the bits, which is alphabetical.
    private static let names: [StaticString] = [
        "AVFoundation", "BackgroundTasks", "CallKit", "CloudKit", "CoreBluetooth", "CoreLocation",
        "HealthKit", "LocalAuthentication", "OpenGLES", "PushKit", "SwiftUI", "UIKit",
        "UserNotifications",
    ]

    /// The import lines.
    var imports: [Text] {
        Self.names.enumerated().compactMap { bit, name in
            rawValue & 1 << UInt16(bit) == 0 ? nil : "import \(name)"
        }
    }
}
