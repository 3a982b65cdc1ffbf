// `EverydayTable.swift` explains the format of the rows.

/// Common wordings for the app, its device and expectations.
let everydaySettings: StaticString = """
    given? app is|begins|was|starts? active|running=app starts active
    app is|begins|was|starts? in foreground=app starts active
    app is|begins|was inactive=app starts inactive
    app is|begins|was|starts? in? background|backgrounded=app starts in background
    given? app is|begins|was|has been? suspended|frozen=app starts suspended
    given? app is|begins|was not running|launched|started=app starts not running
    app is|begins|was|starts not-running|notrunning|not_running|closed|stopped=app starts not \
    running
    app is|begins|was|starts? killed|terminated|dead=app starts evicted|app starts swiped away
    app has been? killed|terminated|evicted|purged=app starts evicted|app starts swiped away
    app starts fresh|cold=app starts not running
    app is|begins|was|starts system-killed|purged|jettisoned|\
    reclaimed by? system?=app starts evicted
    app is|begins|was|starts killed|terminated|evicted by system|ios=app starts evicted
    app is|begins|was|starts? force-quit|force-quitted|swiped-away=app starts swiped away
    app is|begins|was|starts? force quit=app starts swiped away
    app is|begins|was|starts killed|terminated|swiped by user=app starts swiped away
    app is|begins|was launched in background=app starts launched in background
    initial|starting? start|start:|state|state: active=app starts active
    initial|starting? start|start:|state|state: inactive=app starts inactive
    initial|starting? start|start:|state|state: background=app starts in background
    initial|starting? start|start:|state|state: suspended=app starts suspended
    initial|starting? start|start:|state|state: notrunning|not-running=app starts not running
    initial|starting? start|start:|state|state: not running=app starts not running
    start|start:|state|state: notrunning|not-running|not running? \
    (system-killed)|system-killed|killed=app starts evicted
    app runs under|in|with xcode=app runs under debugger
    app runs with|in debugger=app runs under debugger
    app has debugger attached?=app runs under debugger
    app uses app|application delegate=app uses delegate
    app uses appdelegate=app uses delegate
    app has? without|no scenes=app uses delegate
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
    system launches|relaunches|starts app in background=app starts launched in background
    app has|declares|supports|enables|uses * mode=app has mode *
    app declares|supports|enables|uses background? mode|modes *=app has mode *
    app has background? modes *=app has mode *
    background? mode|modes *=app has mode *
    uibackgroundmodes|uibackgroundmodes: *=app has mode *
    app has|sets|implements|uses? unusernotificationcenterdelegate=app has notification center \
    delegate
    app has|sets|implements|uses unusernotificationcenter|notification|\
    notifications delegate=app has notification center delegate
    app? delegate=app uses delegate
    app has|with|without app? delegate=app uses delegate
    no scenes=app uses delegate
    scenes=app uses scenes
    app uses|has uiscene|uiscenes|scenedelegate|manifest=app uses scenes
    app uses|has scene manifest=app uses scenes
    device has|uses pin|code|password=device has passcode
    device without passcode=device has no passcode
    iphone=device is iPhone
    ipad=device is iPad
    device|on iphone|phone=device is iPhone
    device|on ipad|tablet=device is iPad
    device is phone|mobile=device is iPhone
    device is tablet=device is iPad
    simulator=app runs in simulator
    app runs|running on simulator=app runs in simulator
    debugger attached?=app runs under debugger
    app takes|prints|shows|logs snapshots=app watches snapshots
    app logs|prints|observes|shows|reads|watches scenephase|scenephases=app watches scene phase
    app logs|prints|observes|shows|reads scene phase|phases=app watches scene phase
    app has|supports|uses one|single window|scene=app supports one window
    when app enters|goes to|into? background=when applicationDidEnterBackground|\
    when sceneDidEnterBackground
    when app enters|comes to|into? foreground=when applicationWillEnterForeground|\
    when sceneWillEnterForeground
    when app becomes active=when applicationDidBecomeActive|when sceneDidBecomeActive
    when app resigns|becomes active|inactive=when applicationWillResignActive|\
    when sceneWillResignActive
    when app launches|starts|opens=when didFinishLaunchingWithOptions
    when app terminates|ends|quits=when applicationWillTerminate
    when task expires=when task "save" expires
    on|in *=when *
    expect app? is? active at *=expect state active at *
    expect app? is? inactive at *=expect state inactive at *
    expect app? is? in? background at *=expect state background at *
    expect app? is? suspended at *=expect state suspended at *
    expect app? is? not-running|terminated|dead at *=expect state not running at *
    expect app? is? not running at *=expect state not running at *
    expect app? is? active=expect state active at 5s
    expect app? is? inactive=expect state inactive at 5s
    expect app? is? in? background=expect state background at 5s
    expect app? is? suspended=expect state suspended at 5s
    expect app? is? not-running|terminated|dead|killed=expect state not running at 5s
    expect app? is? not running=expect state not running at 5s
    expect state terminated|killed|notrunning|not_running at *=expect state not running at *
    assert|verify|check|ensure state * at *=expect state * at *
    expect no kill|crash|termination=expect not killed
    expect * is? called=expect *
    expect * is? called at *=expect * at *
    expect * is? not|never called=expect never *
    expect no|not *=expect never *
    expect * is? called? once=expect * 1 times
    expect * is? called? twice=expect * 2 times
    expect * 1|one time=expect * 1 times
    expect * is? called * times=expect * * times
    expect alive|survives|survival=expect not killed
    expect app survives|lives=expect not killed
    """
