/// Hears of the life of a program: the ``Application/delegate`` of its application.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// Called before anything that a person did is handled: keys, a paste, the mouse. They may come
  /// back after hours, during which no timer has run, such as those in which the machine slept.
  func applicationWillHandleInput(_ application: Application)

  /// Does what has to be over before the program is stopped, such as keeping what was typed last:
  /// who is stopped may never go on.
  func applicationWillSuspend(_ application: Application) async

  /// Does what has to be over before the loop ends, such as saving. Called once, after
  /// ``Application/quit()``; the screen stays and keys are ignored meanwhile. A signal or a terminal
  /// that has gone ends the program without it.
  func applicationWillTerminate(_ application: Application) async
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationWillHandleInput(_ application: Application) {}
  /// Does nothing.
  public func applicationWillSuspend(_ application: Application) async {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) async {}
}
