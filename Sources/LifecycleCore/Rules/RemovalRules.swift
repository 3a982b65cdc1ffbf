/// Rules for deleting the app, and for changing in Settings what it may use.
let removalRules: [Rule] = [
    Rule(
        "delete.locked", "On a locked device no app can be deleted.",
        on: .event(.userDeletesApp), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred(.lockNoApps)),
    Rule(
        "delete.on-screen",
        "To delete the app the user leaves it first, and it ends in the background.",
        on: .event(.userDeletesApp), from: .foreground,
        then: [
            .show(.homeScreen), .perform(.leaveScreen), .perform(.discardPush), .forgetApp,
            .set(.deleted, true), .perform(.exit),
        ],
        .inferred(
            "An app is deleted on the home screen or in Settings, so the user has left it", .delete)
    ),
    Rule(
        "delete",
        """
        An app that is deleted ends without a word; its data, its scene sessions and the answers \
        about its permissions are gone.
        """,
        on: .event(.userDeletesApp), from: .offScreen,
        then: [
            .show(.homeScreen), .perform(.discardPush), .forgetApp, .set(.deleted, true),
            .perform(.exit),
        ],
        .inferred(.delete)),
    Rule(
        "permission.locked", "On a locked device the user cannot open Settings.",
        on: .event(.userChangesPermission), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred(.lockNoApps)),
    Rule(
        "permission.on-screen",
        "To change a permission the user leaves the app for Settings, and it ends there.",
        versions: .from(6), on: .event(.userChangesPermission), from: .foreground,
        then: [.show(.otherApp), .perform(.leaveScreen), .perform(.exit)],
        .inferred("Settings is another app, so the user has left this one", .wwdc2014Session715)),
    Rule(
        "permission.changed", "A change of a permission ends the process at once, without a word.",
        versions: .from(6), on: .event(.userChangesPermission), from: [.background, .suspended],
        then: [.show(.otherApp), .perform(.exit)],
        .documented(
            .wwdc2014Session715, .szumskiIsolation, .reactNativeContacts9, .permissionHandler1528,
            note: """
                the session is of iOS 8, the reports of iOS 6, of 2015 and of 2026; a session of \
                2012, as the second report quotes it, has expiration handlers called before
                """)),
    Rule(
        "permission.not-running", "An app that is not running has no process that could be ended.",
        versions: .from(6), on: .event(.userChangesPermission), from: .notRunning,
        then: [.show(.otherApp), .nothing(.notRunning)],
        .inferred(.noProcess)),
    absent(
        "permission.before-6", .userChangesPermission,
        "Settings lists the permissions of apps from iOS 6 on.", 6),
]
