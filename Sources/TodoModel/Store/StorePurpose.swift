/// The purpose for which a store is opened: it decides when the file is opened for writing, and so
/// what a start costs. Every purpose allows changes.
public enum StorePurpose: Sendable {
  /// Changes. The file is looked through for damage, and then open for reading and writing.
  case changes
  /// Reading, by a command. The file is looked through for damage, and then open for reading. The
  /// first write opens it once more.
  case reading
  /// A screen, which can be shown before the file is looked through: the first write does that, or
  /// ``Upkeep/prepareForWriting()``.
  case screen
}
