import Foundation

/// Time limits for waiting. A limit is never the assertion: it only determines when to give up, and
/// it is longer where everything is slower.
public enum Patience {
  private static let factor = Sanitizer.isOn || Thorough.isOn ? 6 : 1

  /// The number of attempts at something that succeeds as soon as the machine is less busy.
  public static let tries = 10 * factor

  /// The time to wait here for something that takes at most `limit` on an idle machine.
  public static func limit(_ limit: Duration) -> Duration { limit * factor }
}

/// Whether tests and programs are built with a sanitizer.
public enum Sanitizer {
  /// Whether the address or the thread sanitizer is active.
  public static let isOn = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
