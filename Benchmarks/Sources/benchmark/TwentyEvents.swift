/// A block as a lesson has it: twenty events with calls, a lock, an alert, overlays, and a
/// background task whenever the app leaves the screen.
let twentyEvents: [UInt8] = Array(
    """
    ios 12
    app uses delegate

    when applicationDidEnterBackground
        begin task "save"
        after 2s end task "save"

    at 0s    user opens app
    at 10s   user opens Control Center
    at 12s   user closes Control Center
    at 20s   call rings
    at 24s   user declines call
    at 40s   alert appears
    at 42s   user dismisses alert
    at 1m    user locks device
    at 3m    user unlocks device
    at 4m    user opens switcher
    at 242s  user closes switcher
    at 5m    user goes home
    at 10m   user opens app
    at 11m   user opens Notification Center
    at 662s  user closes Notification Center
    at 12m   call rings
    at 724s  user answers call
    at 14m   call ends
    at 15m   user goes home
    at 20m   system evicts app

    """.utf8)
