/// Rules for phone calls.
let callRules: [Rule] = [
    Rule(
        "call.covers", "An incoming call takes the whole screen and makes the app inactive.",
        versions: .before(14), on: .event(.callRings), from: .foreground,
        then: [.phone(.ringingFullScreen), .cover(.call)],
        .observed(.wayne23, note: "iOS 7")),
    Rule(
        "call.covers-by-setting",
        "A user can set incoming calls to take the whole screen, as before iOS 14.",
        versions: .from(14), on: .event(.callRings), from: .foreground,
        when: [.callsSetFullScreen], then: [.phone(.ringingFullScreen), .cover(.call)],
        .inferred("A call that takes the whole screen acts as before iOS 14; no log was found")),
    Rule(
        "call.banner", "An incoming call shows as a banner, which takes no events away.",
        versions: .from(14), on: .event(.callRings), from: .foreground,
        unless: [.callsSetFullScreen],
        then: [.phone(.ringingAsBanner), .nothing(.bannerCoversNothing)],
        .inferred(.callBanner, .guideStateTransitions)),
    Rule(
        "call.made",
        "A call that the user makes covers the app: it is inactive, and stays in the foreground.",
        versions: .from(13), on: .event(.userMakesCall), from: .foreground,
        then: [.cover(.madeCall)],
        .observed(
            .cordova815, .capacitor3328,
            note: """
                both of 2020, and neither names a version of iOS; that the change came with iOS 13 \
                is an assumption
                """)),
    Rule(
        "call.made-before-13",
        "Before iOS 13 the phone app takes the screen, as when the user answers a call.",
        versions: .before(13), on: .event(.userMakesCall), from: .foreground,
        then: [.phone(.answered), .perform(.closeOverlays), .perform(.leaveScreen)],
        .observed(
            .aceTelPrompt,
            note: """
                code of 2014 waits for these notifications; of which version the change is, is an \
                assumption
                """)),
    Rule(
        "call.made-off-screen", "A call does nothing to an app that is not on screen.",
        on: .event(.userMakesCall), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "call.made-over", "When a call that the user made is over the app becomes active again.",
        on: .event(.callEnds), from: .foreground, when: [.madeCallCovers],
        then: [.uncover(.madeCall)],
        .observed(.cordova815, note: "of 2020; it names no version of iOS")),
    Rule(
        "call.off-screen", "A call does nothing to an app that is not on screen.",
        on: .event(.callRings), from: .offScreen,
        then: [.phone(.ringingFullScreen), .cover(.call), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "call.declined", "The user declines the call: the app becomes active again.",
        on: .event(.userDeclinesCall), from: .foreground, when: [.callCoversScreen],
        then: [.phone(.none), .uncover(.call)],
        .observed(.wayne23, note: "iOS 7")),
    Rule(
        "call.answered",
        "The user answers: the phone app takes over, the app goes to the background.",
        on: .event(.userAnswersCall), from: .foreground, when: [.callCoversScreen],
        then: [
            .phone(.answered), .clear(.call), .perform(.closeOverlays), .perform(.leaveScreen),
        ],
        .observed(.wayne23, note: "iOS 7")),
    Rule(
        "call.hung-up", "The call ends: the system returns to the app that it interrupted.",
        on: .event(.callEnds), from: [.background, .suspended],
        when: [.onCall, .appInFront], unless: [.locked],
        then: [
            .phone(.none), .perform(.returnToScreen),
        ],
        .observed(.wayne23, note: "iOS 7")),
    Rule(
        "call.missed", "The caller gives up: the app becomes active again.",
        on: .event(.callEnds), from: .foreground, when: [.callCoversScreen],
        then: [.phone(.none), .uncover(.call)],
        .inferred("A missed call acts as one that the user declines")),
    Rule(
        "call.banner-answered", "A call answered from its banner leaves the app active.",
        versions: .from(14), on: .event(.userAnswersCall), from: .foreground,
        when: [.callIsBanner], then: [.phone(.answeredAsBanner), .nothing(.bannerCoversNothing)],
        .inferred(.callBanner, .guideStateTransitions)),
    Rule(
        "call.banner-declined", "A call declined from its banner leaves the app active.",
        versions: .from(14), on: .event(.userDeclinesCall), from: .foreground,
        when: [.callIsBanner], then: [.phone(.none), .nothing(.bannerCoversNothing)],
        .inferred(.callBanner, .guideStateTransitions)),
    Rule(
        "call.banner-expanded", "A call that is expanded from its banner covers the screen.",
        versions: .from(14), on: .event(.userExpandsCallBanner), from: .foreground,
        when: [.callIsBanner], then: [.phone(.ringingFullScreen), .cover(.call)],
        .inferred("An expanded banner acts as a call that takes the whole screen; no log was found")
    ),
    Rule(
        "call.not-expanded", "Without the banner of a call the user has nothing to expand.",
        versions: .from(14), on: .event(.userExpandsCallBanner), from: .any,
        then: [.nothing(.noDifference)],
        .inferred(
            "The call does not show as a banner over this app, so there is no banner to expand")),
    absent(
        "call.banner-before-14", .userExpandsCallBanner, "Calls are banners from iOS 14 on.", 14),
    Rule(
        "call.off-screen-declined", "A declined call does nothing to an app that is not on screen.",
        on: .event(.userDeclinesCall), from: .offScreen, when: [.callRings],
        then: [.phone(.none), .clear(.call), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "call.off-screen-answered",
        "An answered call does nothing to an app that is not on screen.",
        on: .event(.userAnswersCall), from: .offScreen, when: [.callRings],
        then: [.phone(.answeredAsBanner), .clear(.call), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "call.over", "The end of a call does nothing to an app that does not wait for it.",
        on: .event(.callEnds), from: .any,
        then: [.phone(.none), .clear(.call), .nothing(.noDifference)],
        .inferred("When a call ends the system returns to what it interrupted")),
]
