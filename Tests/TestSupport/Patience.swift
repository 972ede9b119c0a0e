import Foundation

/// How long is waited for what has to happen. A limit is never the assertion: it only says when to
/// give up, and where everything is slower that is later.
public enum Patience {
  private static let factor = Sanitizer.isOn || Thorough.isOn ? 6 : 1

  /// How often to try what has to come true at last, once whatever else the machine does lets it.
  public static let tries = 10 * factor

  /// How long to wait here for what takes at most so long on a machine that has little else to do.
  public static func limit(_ limit: Duration) -> Duration { limit * factor }
}

/// Whether tests and programs are built with a sanitizer.
public enum Sanitizer {
  /// Whether one of addresses or of threads watches.
  public static let isOn = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
