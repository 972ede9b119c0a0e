/// An object notified of a program's life cycle: the ``Application/delegate`` of its application.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// Called before a person's input is handled: keys, a paste, the mouse. The person may come back
  /// after hours in which no timer has run, for example because the machine slept.
  func applicationWillHandleInput(_ application: Application)

  /// Finishes what must be done before the program is suspended, such as keeping what was typed
  /// last: a suspended program may never continue.
  func applicationWillSuspend(_ application: Application) async

  /// Called when the program continues, also if it could not be suspended: once after each
  /// ``applicationWillSuspend(_:)``.
  func applicationDidResume(_ application: Application)

  /// Finishes what must be done before the loop ends, such as saving. Called once, after
  /// ``Application/quit()``; the screen stays and keys are ignored meanwhile. A signal or a lost
  /// terminal ends the program without this call.
  func applicationWillTerminate(_ application: Application) async
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationWillHandleInput(_ application: Application) {}
  /// Does nothing.
  public func applicationWillSuspend(_ application: Application) async {}
  /// Does nothing.
  public func applicationDidResume(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) async {}
}
