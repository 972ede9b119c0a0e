/// The reason why a name that comes from outside is not used as the name of a file or a folder.
///
/// A server, a folder or an archive may name a file as it likes. Its name becomes a part of a path
/// only if it is one plain segment of it: nothing that leads to another folder, hides, steers a
/// terminal, misleads a reader, or is too long for a disk. Every such name is checked here, before
/// anything is created, read, sent or deleted.
///
/// ```swift
/// NameFault(of: "groceries")         // nil
/// NameFault(of: "../../Documents")   // .separator
/// NameFault(of: "..")                // .dot
/// ```
public enum NameFault: Error, Hashable, Sendable {
  /// It is empty.
  case empty
  /// It has a slash.
  case separator
  /// It begins with a dot, as `.`, `..` and hidden files do.
  case dot
  /// It has a control character, or one that turns the direction of reading.
  case control
  /// It is not UTF-8, so the disk has another name than the one that is known.
  case encoding
  /// It has more bytes than ``mostBytes``.
  case tooLong

  /// The most bytes of a name. Disks have 255, and endings and numbers are added to it.
  public static let mostBytes = 200

  /// Finds the fault of a name; nil if it is one plain segment of a path.
  public init?(of name: String) {
    let scalars = name.unicodeScalars
    if scalars.isEmpty {
      self = .empty
    } else if scalars.contains("/") {
      self = .separator
    } else if scalars.first == "." {
      self = .dot
    } else if scalars.contains(where: Self.isControl) {
      self = .control
    } else if scalars.contains("\u{FFFD}") {
      self = .encoding
    } else if name.utf8.count > Self.mostBytes {
      self = .tooLong
    } else {
      return nil
    }
  }

  /// The fault, as it follows the name: `has a slash`.
  public var predicate: String {
    switch self {
    case .empty: "is empty"
    case .separator: "has a slash"
    case .dot: "begins with a dot"
    case .control: "has a control character"
    case .encoding: "is not UTF-8"
    case .tooLong: "is longer than \(Self.mostBytes) bytes"
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl
    default: false
    }
  }
}
