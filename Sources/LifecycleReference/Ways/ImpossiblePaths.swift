// swift-format-ignore-file
//
// Rules that may each lead to the next but never do so together, as `ImpossiblePath.swift` reads
// them. Not written by hand: `.build/release/properties ways write` writes it anew.

/// The lines of the table.
let impossiblePaths = """
    delegate active, call.answered
    delegate active, open.activity-unlocks
    delegate active, open.local-notification-unlocks
    delegate active, open.push-unlocks
    delegate active, open.url-unlocks
    delegate active, unlock.exits
    delegate active, unlock.ios4
    delegate inactive, open.after-restart
    delegate notRunning, background.exits
    delegate notRunning, deliver.push
    delegate suspended, background.exits
    delegate suspended, unlock.return-ios4 > unlock.protected-data-before-7
    delegate, background.by-lock > background.exits
    delegate, lock.background > background.delegate > background.exits
    delegate, lock.off-screen
    delegate, unlock.return-ios4 > foreground.delegate > deliver.local
    delegate, unlock.return-ios4 > foreground.delegate > deliver.push
    delegate, unlock.return-ios4 > foreground.delegate > deliver.url
    delegate, unlock.return-ios4 > time.changes-told
    delegate, views.did-appear
    delegate, views.will-appear
    delegate, wake.accessory-after-force-quit > launch.background > deliver.bluetooth
    delegate, wake.accessory-after-force-quit > launch.background > deliver.peripheral
    scenes active, call.answered
    scenes active, force-quit.others-disconnect
    scenes active, open.activity-unlocks
    scenes active, open.local-notification-unlocks
    scenes active, open.push-unlocks
    scenes active, open.url-unlocks
    scenes active, views.did-appear
    scenes active, views.will-appear
    scenes background, front.return > foreground.reconnect > launch.new-session
    scenes background, launch.connect > foreground.scenes > views.will-appear
    scenes background, open.activity-unlocks > front.return > foreground.reconnect
    scenes background, open.icon > front.return > foreground.reconnect > launch.connect > activate.scenes > phase.active
    scenes background, open.local-notification > front.return > foreground.reconnect > launch.connect > activate.scenes > phase.active
    scenes background, open.push > front.return > foreground.reconnect
    scenes background, open.universal-link > front.return > foreground.reconnect > launch.connect > activate.scenes > phase.active
    scenes background, unlock.opens > front.connect > push.held-delivered > deliver.silent-push-short
    scenes background, window.shown > foreground.reconnect
    scenes inactive, deliver.activity-announced
    scenes inactive, force-quit.others-disconnect
    scenes inactive, open.activity-unlocks
    scenes inactive, open.after-restart
    scenes inactive, open.local-notification-unlocks
    scenes inactive, open.push-unlocks
    scenes inactive, open.url-unlocks
    scenes inactive, split.dragged > activate.scenes > phase.active
    scenes notRunning, deliver.activity-announced
    scenes notRunning, deliver.activity-scenes
    scenes notRunning, deliver.bluetooth
    scenes notRunning, deliver.local
    scenes notRunning, deliver.peripheral
    scenes notRunning, deliver.push
    scenes notRunning, deliver.push-to-complete
    scenes notRunning, deliver.quick-action-scenes
    scenes notRunning, deliver.share-scenes
    scenes notRunning, deliver.url-scenes
    scenes notRunning, views.did-appear
    scenes notRunning, views.will-appear
    scenes suspended, launch.connect > foreground.scenes > views.will-appear
    scenes suspended, open.local-notification-unlocks > front.return > foreground.reconnect
    scenes suspended, open.url-unlocks > front.return > foreground.reconnect > launch.connect > activate.scenes > phase.active
    scenes suspended, unlock.opens > front.return > foreground.reconnect
    scenes, front.connect > thaw > window.closed-told > window.closed-disconnects
    scenes, front.url-first > deliver.activity-announced
    scenes, front.url-first > deliver.activity-scenes
    scenes, front.url-first > deliver.local
    scenes, front.url-first > deliver.local-response
    scenes, front.url-first > deliver.push
    scenes, front.url-first > deliver.push-response
    scenes, front.url-first > deliver.push-to-complete
    scenes, launch.connect > activate.scenes > views.did-appear
    scenes, launch.connect > foreground.scenes > deliver.activity-announced
    scenes, launch.connect > foreground.scenes > deliver.activity-scenes
    scenes, launch.connect > foreground.scenes > deliver.local
    scenes, launch.connect > foreground.scenes > deliver.push
    scenes, launch.connect > foreground.scenes > deliver.push-to-complete
    scenes, launch.connect > foreground.scenes > deliver.quick-action-scenes
    scenes, launch.connect > foreground.scenes > deliver.share-scenes
    scenes, launch.connect > foreground.scenes > deliver.url-scenes
    scenes, lock.always-on > activate.scenes > phase.active
    scenes, lock.always-on > resign.scenes > phase.inactive
    scenes, lock.background > resign.scenes > phase.inactive
    scenes, lock.off-screen
    scenes, open.activity-unlocks > front.return > foreground.reconnect > launch.connect > activate.scenes > phase.active
    scenes, open.activity-unlocks > front.return > foreground.reconnect > launch.new-session
    scenes, open.after-restart > front.return > foreground.reconnect
    scenes, open.after-restart > front.return > foreground.scenes > phase.inactive
    scenes, open.after-restart > front.return > push.held-delivered
    scenes, open.after-restart > front.return > thaw > window.closed-told
    scenes, open.after-restart > front.return > time.changes-told
    scenes, open.local-notification-unlocks > front.return > foreground.reconnect > launch.connect > foreground.scenes > deliver.local-response
    scenes, open.push > front.return > foreground.reconnect > launch.connect > foreground.scenes > deliver.push-response
    scenes, open.push-unlocks > front.return > foreground.reconnect > launch.connect > activate.scenes > phase.active
    scenes, open.push-unlocks > front.return > foreground.reconnect > launch.new-session
    scenes, open.url-unlocks > front.return > foreground.reconnect > launch.new-session
    scenes, scene.connects > thaw > window.closed-told > window.closed-disconnects
    scenes, split.dragged > activate.scenes > views.did-appear
    scenes, unlock.half > foreground.reconnect > launch.connect > activate.scenes
    scenes, unlock.half > foreground.reconnect > launch.new-session
    scenes, unlock.half > foreground.scenes > phase.inactive
    scenes, unlock.opens > front.connect > thaw > window.closed-told
    scenes, unlock.opens > front.return > foreground.reconnect > launch.connect > foreground.scenes > deliver.local-response
    scenes, unlock.opens > front.return > foreground.reconnect > launch.connect > foreground.scenes > deliver.push-response
    scenes, unlock.return > foreground.scenes > deliver.activity-announced
    scenes, window.shown-again > launch.new-session
    scenes, window.shown-again > time.changes-told
    """
