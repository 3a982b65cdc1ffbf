import LifecycleCore

/// The meanings of the scene delegate's methods.
let sceneMeanings: [Callback: SourcedSentence] = [
    .sceneWillConnect: SourcedSentence(
        """
        Called when a scene is added to the app, at a launch or for another window, before \
        it is on screen.
        """,
        .documented(.sceneWillConnectToOptions)),
    .sceneDidDisconnect: SourcedSentence(
        """
        Called when a scene is taken from the app: the user has closed it, or the system \
        wants its memory back. In that case its session can connect again.
        """,
        .documented(.sceneDidDisconnect)),
    .sceneDidBecomeActive: SourcedSentence(
        """
        Called when the scene has become active: as the last step of coming to the screen, \
        and when an interruption is over.
        """,
        .documented(.sceneDidBecomeActive)),
    .sceneWillResignActive: SourcedSentence(
        """
        Called while the scene is still active and is about to get no more events: at an \
        interruption, and as the first step of leaving the screen.
        """,
        .documented(.sceneWillResignActive)),
    .sceneDidEnterBackground: SourcedSentence(
        """
        Called when the scene has left the screen. When none is left there, the app is in \
        the background and soon suspended.
        """,
        .documented(.sceneDidEnterBackground)),
    .sceneWillEnterForeground: SourcedSentence(
        """
        Called when the scene is about to come to the screen: at a launch, and on each \
        return from the background.
        """,
        .documented(.sceneWillEnterForeground)),
    .sceneOpenURLContexts: SourcedSentence(
        """
        Called when a connected scene is asked to open URLs; at a launch they are in the \
        connection options instead.
        """,
        .documented(.sceneOpenUrlContexts)),
    .sceneWillContinueUserActivity: SourcedSentence(
        """
        Called when the user goes on with an activity in a connected scene, before its data \
        has arrived.
        """,
        .documented(.sceneWillContinueUserActivityWithType)),
    .sceneContinueUserActivity: SourcedSentence(
        """
        Called when the data of a user activity has arrived, in a connected scene; at a launch \
        it is in the connection options instead.
        """,
        .documented(.sceneContinue)),
    .windowScenePerformAction: SourcedSentence(
        """
        Called when the user chooses a Home Screen quick action and a scene is connected; at \
        a launch it is in the connection options instead.
        """,
        .documented(.windowScenePerformActionForCompletionHandler)),
    .windowSceneUserDidAcceptShare: SourcedSentence(
        """
        Called when the user accepts a CloudKit share and a scene is connected; at a launch \
        it is in the connection options instead.
        """,
        .documented(.windowSceneUserDidAcceptCloudKitShareWith)),
    .stateRestorationActivity: SourcedSentence(
        """
        Called when the scene has gone to the background, to ask for the activity from which \
        it can be restored.
        """,
        .documented(.stateRestorationActivityFor)),
]
