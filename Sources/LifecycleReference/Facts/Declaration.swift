import LifecycleCore
import TraceViews

/// How a method is written down in an app, or a handler is set.
struct Declaration {
    var swift: StaticString
    /// Nil for what is there in Swift alone.
    var objectiveC: StaticString?

    init(_ swift: StaticString, _ objectiveC: StaticString?) {
        self.swift = swift
        self.objectiveC = objectiveC
    }
}

extension Callback {
    /// How it is declared.
    var declaration: Declaration {
        Declaration(swiftDeclaration, appDelegateDeclarations[self] ?? otherDeclarations[self])
    }

    /// The method that is called in its place, in an app with scenes or in one without.
    var counterpart: Callback? {
        for (appMethod, sceneMethod) in counterparts {
            if self == appMethod { return sceneMethod }
            if self == sceneMethod { return appMethod }
        }
        return nil
    }
}

/// What the app delegate hears of in an app without scenes and a scene delegate in one with them.
///
/// Source: Apple, Managing your app's life cycle, and the pages of the methods.
private let counterparts: [(Callback, Callback)] = [
    (.didBecomeActive, .sceneDidBecomeActive),
    (.willResignActive, .sceneWillResignActive),
    (.didEnterBackground, .sceneDidEnterBackground),
    (.willEnterForeground, .sceneWillEnterForeground),
    (.openURL, .sceneOpenURLContexts),
    (.willContinueUserActivity, .sceneWillContinueUserActivity),
    (.continueUserActivity, .sceneContinueUserActivity),
    (.performAction, .windowScenePerformAction),
    (.userDidAcceptShare, .windowSceneUserDidAcceptShare),
    (.shouldSaveState, .stateRestorationActivity),
]
