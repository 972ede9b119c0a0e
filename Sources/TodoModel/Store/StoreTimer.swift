/// Runs an action once, after a number of seconds, unless the returned function cancels it. A store
/// needs it while it is watched: to report a slow write, and to look again for a commit under way.
/// The app's follows its animator; tests let the time pass themselves.
public typealias StoreTimer =
  @MainActor (
    _ seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
