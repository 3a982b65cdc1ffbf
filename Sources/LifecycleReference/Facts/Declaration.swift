import LifecycleCore
import TraceViews

/// The declaration of a method, or the code that sets a handler.
struct Declaration {
    var swift: StaticString
    /// The code in Objective-C; nil if there is none.
    var objectiveC: StaticString?

    init(_ swift: StaticString, _ objectiveC: StaticString?) {
        self.swift = swift
        self.objectiveC = objectiveC
    }
}

extension Callback {
    var declaration: Declaration {
        Declaration(swiftDeclaration, appDelegateDeclarations[self] ?? otherDeclarations[self])
    }

    /// The method for the same purpose in apps of the other model, with or without scenes.
    var counterpart: Callback? {
        for (appMethod, sceneMethod) in counterparts {
            if self == appMethod { return sceneMethod }
            if self == sceneMethod { return appMethod }
        }
        return nil
    }
}

/// The methods of the app delegate, each with the scene delegate's method for the same purpose.
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
    (.willEncodeState, .stateRestorationActivity),
]
