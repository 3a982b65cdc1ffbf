/// What an app brings over itself by asking the user: for a face or a finger, or for a permission.
let askRules: [Rule] = [
    Rule(
        "ask.face-before-11", "Face ID came with the iPhone X and iOS 11.",
        versions: .from(8, before: 11), on: .action(.askForBiometrics), from: .executing,
        when: [.asksForFace], then: [.nothing(.notOnThisVersion)],
        .inferred("the feature came with that version")),
    Rule(
        "ask.biometric-again",
        "An app that asks again while the prompt is shown cancels it; a new one takes its place.",
        versions: .from(8), on: .action(.askForBiometrics), from: .foreground,
        when: [.promptShown], then: [.recordAction],
        .observed("errors met by a developer, iOS 9 (koze.hatenablog.jp 2016/07/20)")),
    Rule(
        "ask.biometric", "The prompt for a face or a finger makes the app inactive that asks.",
        versions: .from(8), on: .action(.askForBiometrics), from: .foreground,
        then: [.recordAction, .cover(.biometricPrompt)],
        .observed("endless loop on iOS 8 (github.com/D-32/DMPasscode/issues/9)")),
    Rule(
        "ask.biometric-off-screen", "An app that is not on screen is shown no prompt.",
        versions: .from(8), on: .action(.askForBiometrics), from: .background,
        then: [.nothing(.notOnScreen)],
        .inferred("the prompt is cancelled for an app that leaves (koze.hatenablog.jp 2016/07/20)")
    ),
    Rule(
        "ask.biometric-before-8", "Apps could ask for Touch ID from iOS 8 on.",
        versions: .before(8), on: .action(.askForBiometrics), from: .executing,
        then: [.nothing(.notOnThisVersion)], .inferred("the feature came with that version")),
    Rule(
        "ask.permission-again",
        "The system asks the user once for a permission; to later requests it answers by itself.",
        on: .action(.askForPermission), from: .executing, when: [.permissionAsked],
        then: [.nothing(.askedBefore)],
        .documented("Apple, Requesting authorization to use location services")),
    Rule(
        "ask.permission-waits",
        "The alert of a second request is shown when the first one has been dismissed.",
        on: .action(.askForPermission), from: .foreground, when: [.alertShown],
        then: [.rememberAsked, .queueAlert(true), .nothing(.alertWaits)],
        .inferred("known of all versions, without a log")),
    Rule(
        "ask.permission", "The alert that asks for a permission makes the app inactive.",
        on: .action(.askForPermission), from: .foreground,
        then: [.recordAction, .rememberAsked, .cover(.alert)],
        .observed("notes on iOS 8 (github.com/nickoneill/PermissionScope/pull/34)")),
    Rule(
        "ask.permission-off-screen", "For an app that is not on screen the user is not asked.",
        on: .action(.askForPermission), from: .background, then: [.nothing(.notOnScreen)],
        .documented("Apple, CLLocationManager.requestWhenInUseAuthorization()")),
]
