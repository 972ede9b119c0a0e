internal import Glibc

/// A time of the file system. It may be any that a program has set, in any year, so it is no number
/// of nanoseconds: from 2262 on they have more digits than an `Int`.
public struct FileTime: Hashable, Comparable, Sendable {
  /// Whole seconds since 1 January 1970 UTC, rounded down.
  public let seconds: Int
  /// The nanoseconds after them.
  public let nanoseconds: Int

  init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }

  /// A number that differs between any two times within five centuries.
  public var fingerprint: Int { seconds &* 1_000_000_000 &+ nanoseconds }

  /// Whether a time is earlier.
  public static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
