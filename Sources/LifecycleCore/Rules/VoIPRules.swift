/// Rules for the pushes of PushKit, and for the calls that they have to end in.
let voipRules: [Rule] = [
    Rule(
        "deliver.voip-push-before-11",
        "Before iOS 11 the method has no completion handler.",
        versions: .from(8, before: 11), on: .transition(.deliverVoIPPush), from: .executing,
        then: [.call(.didReceiveIncomingPushFor)],
        .documented(.pushRegistryDidReceiveIncomingPushWithFor)),
    Rule(
        "deliver.voip-push", "PushKit hands the push to its delegate, with a completion handler.",
        versions: .from(11), on: .transition(.deliverVoIPPush), from: .executing,
        then: [
            .expectCallReport, .callToComplete(.didReceiveIncomingPush),
            .perform(.checkCallReport),
        ],
        .documented(.pushRegistryDidReceiveIncomingPush)),
    Rule(
        "voip.on-screen", "An app on screen need not report a call.",
        versions: .from(13), on: .transition(.checkCallReport), from: .foreground, then: nil,
        .documented(.appleForum817976)),
    Rule(
        "voip.unreported",
        "An app that handles a VoIP push in the background without reporting a call is killed.",
        versions: .from(13), on: .transition(.checkCallReport), from: .background,
        when: [.owesCallReport], then: [.perform(.leave), .kill(.callNotReported)],
        .documented(
            .appleForum817976, .w3toppersPushkit, .appleSigkill,
            note: """
                PushKit throws an exception when the method returns without a report; 0xbaadca11 \
                is the code of a second check about 7 seconds later
                """)),
    Rule(
        "voip.report", "A VoIP push is to end in a call that CallKit shows.",
        on: .action(.reportCall), from: .executing, then: [.reportCall],
        .documented(.pushRegistryDidReceiveIncomingPush)),
]
