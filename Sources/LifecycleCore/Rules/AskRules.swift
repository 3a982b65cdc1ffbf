/// Rules for prompts that the app asks for: Face ID, Touch ID and permissions.
let askRules: [Rule] = [
    Rule(
        "ask.face-before-11", "Face ID came with the iPhone X and iOS 11.",
        versions: .from(8, before: 11), on: .action(.askForBiometrics), from: .executing,
        when: [.asksForFace], then: [.nothing(.notOnThisVersion)],
        .inferred(.featureCameLater)),
    Rule(
        "ask.biometric-again",
        "An app that asks again while the prompt is shown cancels it; a new one takes its place.",
        versions: .from(8), on: .action(.askForBiometrics), from: .foreground,
        when: [.promptShown], then: [.recordAction],
        .observed(.kozeHatenablog, note: "iOS 9")),
    Rule(
        "ask.biometric", "The prompt for a face or a finger makes the app inactive that asks.",
        versions: .from(8), on: .action(.askForBiometrics), from: .foreground,
        then: [.recordAction, .cover(.biometricPrompt)],
        .observed(.dmPasscode9, note: "iOS 8")),
    Rule(
        "ask.biometric-off-screen", "An app that is not on screen is shown no prompt.",
        versions: .from(8), on: .action(.askForBiometrics), from: .background,
        then: [.nothing(.notOnScreen)],
        .inferred("The prompt of an app that leaves the screen is cancelled", .kozeHatenablog)
    ),
    Rule(
        "ask.biometric-before-8", "Apps could ask for Touch ID from iOS 8 on.",
        versions: .before(8), on: .action(.askForBiometrics), from: .executing,
        then: [.nothing(.notOnThisVersion)], .inferred(.featureCameLater)),
    Rule(
        "ask.permission-again",
        "The system asks the user once for a permission; to later requests it answers by itself.",
        on: .action(.askForPermission), from: .executing, when: [.permissionAsked],
        then: [.nothing(.askedBefore)],
        .documented(
            .appleLocationAuthorization,
            note: "of the location; that other permissions are asked for once too is inferred")),
    Rule(
        "ask.permission-waits",
        "The alert of a second request is shown when the first one has been dismissed.",
        on: .action(.askForPermission), from: .foreground, when: [.alertShown],
        then: [.rememberAsked, .queueAlert(true), .nothing(.alertWaits)],
        .inferred(.oneAlertAtATime, .expo38773)),
    Rule(
        "ask.permission", "The alert that asks for a permission makes the app inactive.",
        on: .action(.askForPermission), from: .foreground,
        then: [.recordAction, .rememberAsked, .cover(.alert)],
        .observed(.permissionScope34, note: "iOS 8")),
    Rule(
        "ask.permission-off-screen", "For an app that is not on screen the user is not asked.",
        on: .action(.askForPermission), from: .background, then: [.nothing(.notOnScreen)],
        .documented(.requestWhenInUseAuthorization)),
]
