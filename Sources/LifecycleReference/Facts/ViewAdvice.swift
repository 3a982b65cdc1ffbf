import LifecycleCore

/// What to do and what not to do in the methods of view controllers, and when scenePhase changes.
let viewAdvice: [Callback: CallbackAdvice] = [
    .loadView: CallbackAdvice(
        dos: [
            Advice(
                """
                Override it only to make the views in code, and assign the root view to the \
                property view.
                """,
                .documented(.loadView))
        ],
        donts: [
            Advice(
                "Call it yourself: it is called when the view is asked for and there is none.",
                .documented(.loadView))
        ]),
    .viewDidLoad: CallbackAdvice(
        dos: [
            Advice(
                "Set up once what the views need, after their nib or loadView has made them.",
                .documented(.viewDidLoad))
        ],
        donts: [mistakesLoadedForSeen]),
    .viewWillAppear: CallbackAdvice(
        dos: [
            Advice(
                "Call super, and prepare what the user is about to see.",
                .documented(.viewWillAppear))
        ],
        donts: [expectsViewOnReturn, mistakesLoadedForSeen]),
    .viewDidAppear: CallbackAdvice(
        dos: [
            Advice(
                "Call super, and start what makes sense only while the view is on screen.",
                .documented(.viewDidAppear))
        ],
        donts: [expectsViewOnReturn, mistakesLoadedForSeen]),
    .viewWillDisappear: CallbackAdvice(
        dos: [
            Advice(
                "Call super, take over what the user has edited, and give up the first responder.",
                .documented(.viewWillDisappear))
        ],
        donts: [expectsViewOnLeaving]),
    .viewDidDisappear: CallbackAdvice(
        dos: [
            Advice(
                "Call super, and stop what makes sense only while the view is on screen.",
                .documented(.viewDidDisappear))
        ],
        donts: [expectsViewOnLeaving]),
    .viewWillLayoutSubviews: CallbackAdvice(
        dos: [
            Advice(
                "Change what the layout of the subviews depends on, before they are laid out.",
                .documented(.viewWillLayoutSubviews))
        ],
        donts: [worksOnceInLayout]),
    .viewDidLayoutSubviews: CallbackAdvice(
        dos: [
            Advice(
                "Make the changes that depend on where the subviews are now.",
                .documented(.viewDidLayoutSubviews))
        ],
        donts: [
            worksOnceInLayout,
            Advice(
                "Take what is in the subviews for laid out: each subview adjusts its own layout.",
                .documented(.viewDidLayoutSubviews)),
        ]),
    .viewControllerMemoryWarning: CallbackAdvice(
        dos: [
            Advice(
                "Free at once what can be loaded again, such as images and files that are on disk.",
                .documented(.appleMemoryWarnings))
        ],
        donts: [countsOnMemoryWarning]),
    .scenePhaseActive: CallbackAdvice(
        dos: [
            Advice(
                "Let the scene work as usual, and start again what you paused.",
                .documented(.scenePhaseActive))
        ],
        donts: [
            Advice(
                "Take the scene for the one in front: an active scene need not be.",
                .documented(.scenePhaseActive))
        ]),
    .scenePhaseInactive: CallbackAdvice(
        dos: [
            Advice(
                "Pause timers, and free what is not needed now.",
                .documented(.scenePhaseInactive))
        ],
        donts: [
            Advice(
                "Wait for it to save: a lock takes the scene to the background without it.",
                .observed(
                    .dialerComments,
                    note: """
                        before didEnterBackgroundNotification; that inactive does not come after \
                        it is inferred; the code names no version
                        """))
        ]),
    .scenePhaseBackground: CallbackAdvice(
        dos: [
            Advice(
                "Clean up at once: save, and close files and network connections.",
                .documented(.scenePhaseBackground))
        ],
        donts: [
            Advice(
                "Wait for another phase before the end: the app can be terminated without one.",
                .documented(.scenePhaseBackground), shownBy: "evict.suspended")
        ]),
]
