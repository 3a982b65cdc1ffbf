// The app:
//   ios 17
//   sdk 16
//   app supports several windows (UIApplicationSupportsMultipleScenes)
//   app exits on suspend (UIApplicationExitsOnSuspend)
//   device has passcode
//   app lists task identifiers (BGTaskSchedulerPermittedIdentifiers)
//   app uses 200MB
//   other app "Maps" uses 300MB
//   other app "Music" uses 80MB in background
//   view "root" fills window
//   view "list" is in "root"
//   view "list" has frame 0,100,300,400
//   view "list" has controller
//   controller of "list" handles events
//   view "list" is first responder
//
// What happens to it:
//   app starts active
//   at 0s user touches "list"
//   at 1s user touches 10,20
//   at 2s user shakes device
//   at 3s user opens window 2
//   at 4s user goes home
