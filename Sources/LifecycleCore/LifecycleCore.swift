// LifecycleCore
