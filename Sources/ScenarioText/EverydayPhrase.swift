package import Diagnostics

/// What people write for a phrase of the language, to be looked up when a line is none.
///
/// No row is a phrase: the language stays as small as its grammar, and only the message about a
/// line that failed knows them.
package struct EverydayPhrase {
    /// What to write instead; several where it is not clear which one is meant.
    package var meant: [Text] = []
    /// What to say where no phrase would be right.
    package var remark: Text?

    /// Looks up words without their time and articles.
    ///
    /// - Parameters:
    ///   - words: The words in lower case.
    ///   - written: The same words as they stand in the line, which is how names are kept.
    package init?(_ words: [Text], written: [Text]) {
        for row in EverydayPhrases() {
            guard let captures = row.captures(of: words) else { continue }
            if row.right.first == UInt8(ascii: "!") {
                remark = Text(row.right.dropFirst())
            } else {
                meant = row.meant(with: captures.map { written[$0] })
            }
            return
        }
        return nil
    }
}

/// The rows of the table.
package struct EverydayPhrases: Sequence, IteratorProtocol {
    private var rest = Text(everydayTable).bytes[...]

    /// Begins with the first row.
    package init() {}

    /// A row of the table.
    package struct Row {
        /// The pattern that people write.
        package var left: ArraySlice<UInt8>
        /// What is meant by it.
        package var right: ArraySlice<UInt8>

        /// The phrases that are meant, with what stands for each `*`.
        func meant(with captures: [Text]) -> [Text] {
            var phrases: [Text] = []
            for part in right.split(separator: UInt8(ascii: "|")) {
                var phrase = Text()
                var used = 0
                for byte in part {
                    if byte == UInt8(ascii: "*"), used < captures.count {
                        phrase.append(captures[used])
                        used += 1
                    } else {
                        phrase.append(byte)
                    }
                }
                phrases.append(phrase)
            }
            return phrases
        }

        /// Which word stands for each `*` where words are those of the row; nil where they are not.
        func captures(of words: [Text]) -> [Int]? {
            var captures: [Int] = []
            var index = 0
            for pattern in left.split(separator: UInt8(ascii: " ")) {
                let isOptional = pattern.last == UInt8(ascii: "?")
                let choices = isOptional ? pattern.dropLast() : pattern
                if index < words.count, choices.elementsEqual(CollectionOfOne(UInt8(ascii: "*"))) {
                    captures.append(index)
                    index += 1
                } else if index < words.count,
                    choices.split(separator: UInt8(ascii: "|")).contains(where: {
                        words[index].bytes.elementsEqual($0)
                    })
                {
                    index += 1
                } else if !isOptional {
                    return nil
                }
            }
            return index == words.count ? captures : nil
        }
    }

    package mutating func next() -> Row? {
        guard !rest.isEmpty else { return nil }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest[line.endIndex...].dropFirst()
        let left = line.prefix { $0 != UInt8(ascii: "=") }
        return Row(left: left, right: line[left.endIndex...].dropFirst())
    }
}

// On the left: `a|b` is either word, `c?` may be missing, `*` is any word. On the right: `|` parts
// phrases of which each could be meant, and `!` begins a remark in place of a phrase.
private let everydayTable: StaticString = """
    user launches|starts|runs|reopens|relaunches|resumes|activates app=user opens app
    app launches|starts|opens|runs=user opens app
    user taps|touches|clicks|presses app? icon|app=user opens app
    user opens app from icon|switcher|background=user opens app
    user returns|comes|goes|switches back? to app=user opens app
    user chooses|selects|picks app in? switcher?=user opens app
    user presses|taps|clicks home button?=user goes home
    user goes to home screen?=user goes home
    user swipes up|home=user goes home
    user leaves|minimizes|minimises|backgrounds|exits app=user goes home
    app enters|goes to|into? background=user goes home
    user closes app=user goes home|user swipes app away
    user kills|quits|terminates|force-quits|force-closes|removes app=user swipes app away
    user force quits|closes|kills app=user swipes app away
    user swipes away app=user swipes app away
    user swipes app up|off=user swipes app away
    user opens|launches another|different|second app=user opens other app
    user switches|goes to? other|another|different app=user opens other app
    user switches app|apps=user opens other app
    user opens|shows|enters app? switcher=user opens switcher
    user double-clicks|double-presses|double-taps home button?=user opens switcher
    user leaves|dismisses|hides|closes app? switcher=user closes switcher
    user locks phone|iphone|ipad|screen=user locks device
    device|phone|iphone|ipad sleeps=device falls asleep|user locks device
    device|screen|phone|iphone|ipad locks|auto-locks itself?=user locks device
    screen turns|goes off=user locks device
    user presses lock|power|side|sleep button=user locks device
    user unlocks phone|iphone|ipad|screen=user unlocks device
    user unlocks with face|touch id=user unlocks device
    device|screen|phone|iphone|ipad unlocks=user unlocks device
    phone|incoming|facetime? call arrives|rings|comes? in?=call rings
    call arrives|comes|starts in?=call rings
    phone rings=call rings
    incoming call=call rings
    user receives|gets phone? call=call rings
    user rejects|refuses call=user declines call
    user ignores|misses call=call ends
    user accepts|takes call=user answers call
    user picks up call?=user answers call
    user ends|finishes call=call ends
    user|caller hangs up=call ends
    call stops|finishes=call ends
    user pulls|swipes|brings down notification? center?=user opens Notification Center
    user shows|enters notification center=user opens Notification Center
    user dismisses|leaves|hides notification center=user closes Notification Center
    user shows|enters control center=user opens Control Center
    user dismisses|leaves|hides control center=user closes Control Center
    system|permission|location|battery alert|dialog|prompt appears|shows=alert appears
    low battery alert appears=alert appears
    app requests permission=alert appears
    alert disappears|closes=user dismisses alert
    alert is dismissed|closed=user dismisses alert
    user allows|confirms|closes|accepts|cancels alert|permission=user dismisses alert
    user taps ok|allow|cancel=user dismisses alert
    app presents|shows alert=in-app alert appears
    siri appears|opens|starts=user invokes Siri
    user activates|opens|starts|calls|asks siri=user invokes Siri
    user closes|leaves|hides siri=user dismisses Siri
    siri disappears|closes=user dismisses Siri
    face|touch id prompt? appears|starts=biometric prompt appears
    face|touch id prompt? succeeds|ends|fails|disappears=biometric prompt ends
    user taps|opens notification=user taps push notification|user taps local notification
    user taps|opens remote|push notification?=user taps push notification
    remote notification arrives=push notification arrives
    push arrives=push notification arrives
    background|silent|content-available push|notification arrives=silent push arrives
    background fetch starts|happens|runs=system starts background fetch
    system performs|runs|does background? fetch=system starts background fetch
    bgapprefreshtask|refresh task? starts|runs=system starts refresh task
    system runs|performs app? refresh task?=system starts refresh task
    bgprocessingtask|processing task? starts|runs=system starts processing task
    urlsession|upload|background download? finishes|completes=download finishes
    location update|updates arrives|arrive=location changes
    significant location change=location changes
    user enters region=device enters region
    user leaves|exits region=device leaves region
    region is entered=device enters region
    region is left|exited=device leaves region
    user taps|opens|follows|clicks deep? link|url=user opens URL|user opens universal link
    user opens custom|deep url|link=user opens URL
    user uses handoff=user continues activity
    user chooses|uses|taps home? screen? quick? shortcut|action=user chooses quick action
    memory warning arrives|comes|appears?=system warns of memory
    memory warning=system warns of memory
    system sends|gives memory warning=system warns of memory
    system removes app=system evicts app|system offloads app
    system kills|terminates|purges|jettisons|ends|quits app=system evicts app
    app is killed|terminated=system evicts app|user swipes app away
    app is|was force quit=user swipes app away
    system suspends app=!the system suspends an app by itself, some time after 'user goes home'
    app is|gets suspended=!the system suspends an app by itself, some time after 'user goes home'
    app is|starts active|running|inactive|background|suspended=!what the app is comes of events
    app is in foreground|background=!what the app is comes of events, such as 'user opens app'
    device|phone|iphone|ipad reboots|boots|restarts=device restarts
    user restarts|reboots device|phone|iphone|ipad=device restarts
    user|app updates|updated app?=system updates app
    user rotates|turns device|phone|iphone|ipad=device rotates
    device enters low power mode=user turns on Low Power Mode
    user enables|activates low power mode=user turns on Low Power Mode
    user disables|deactivates low power mode=user turns off Low Power Mode
    user opens second|new|another window=user opens window 2
    user switches|goes|returns to window *=user shows window *
    user focuses|selects|taps window *=!no phrase is about which window has the focus
    user dismisses|swipes|removes window * away?=user closes window *
    user swipes away window *=user closes window *
    user takes|makes screenshot=!no phrase is about screenshots
    timer fires|starts|ends=!a timer is the app's own: 'after 5s …' under a 'when' line
    app plays audio|music|sound=app starts audio
    app starts playing audio|music|sound=app starts audio
    app begins|starts background? task=app begins task "save"
    app begins|starts background? task *=app begins task "*"
    app ends|finishes background? task=app ends task "save"
    app ends|finishes background? task *=app ends task "*"
    app calls exit=app exits
    app hangs|sleeps|blocks for *=app blocks main thread for *
    app opens|shows settings|safari|url=app opens other app
    device is iphone|phone x?=!a device is an iPhone unless 'device is iPad' is said
    app runs under|in|with xcode=app runs under debugger
    app has debugger attached?=app runs under debugger
    app uses app|application delegate=app uses delegate
    app uses appdelegate=app uses delegate
    app has no scenes=app uses delegate
    app uses scene|scenedelegate|swiftui delegate?=app uses scenes
    app has|adopts|supports scenes=app uses scenes
    app has background mode *=app has mode *
    app has mode background-fetch=app has mode fetch
    app supports multiple|many|more windows|scenes=app supports several windows
    app logs|prints|watches|shows notifications=app observes notifications
    app logs|prints|observes|shows views=app watches views
    app has uiapplicationexitsonsuspend=app exits on suspend
    app restores|saves state=app preserves state
    version *=ios *
    expect active at *=expect state active at *
    expect inactive at *=expect state inactive at *
    expect background at *=expect state background at *
    expect suspended at *=expect state suspended at *
    expect not-running at *=expect state not-running at *
    expect state? not running at *=expect state not-running at *
    expect state terminated|killed at *=expect state not-running at *
    """
