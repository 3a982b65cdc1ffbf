// A comment at the end: let x = "1" /* and no other
let speed = 1 // m/s
/* outer /* inner */ still outer */ let after = true
/// `sceneDidBecomeActive(_:)` is called.
func empty() { /**/ }
let path = a/b
/* without an end
let x = 1
