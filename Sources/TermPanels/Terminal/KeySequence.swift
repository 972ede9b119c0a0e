/// One key, or several that are pressed one after the other: what a command is bound to.
///
/// A key that begins a sequence of somebody's is waited for as long as it takes: nothing is decided
/// by time.
///
/// ```swift
/// let today: KeySequence = "g t"
/// let save = try KeySequence(text: setting)   // "ctrl-x ctrl-s"
/// ```
public struct KeySequence: Hashable, Sendable {
  /// The key that begins it.
  public let first: Key
  /// What follows; empty for a single key.
  public let rest: [Key]

  /// Creates a sequence.
  public init(_ first: Key, _ rest: Key...) { self.init(first, rest: rest) }

  init(_ first: Key, rest: [Key]) {
    self.first = first
    self.rest = rest
  }

  /// All of its keys, in the order in which they are pressed.
  public var keys: [Key] { [first] + rest }

  /// Whether it begins with these keys, or consists of them.
  func starts(with keys: [Key]) -> Bool {
    keys.first == first && rest.starts(with: keys.dropFirst())
  }

  /// The sequences that are shorter and begin as this one does.
  var beginnings: [KeySequence] {
    rest.indices.map { KeySequence(first, rest: Array(rest[..<$0])) }
  }
}

extension KeySequence {
  /// To the beginning of whatever there is.
  static let top: KeySequence = "g g"
}

// MARK: - Text

extension KeySequence: ExpressibleByStringLiteral {
  /// A sequence that is written in a program, such as `"g t"`; it has to be one.
  public init(stringLiteral text: String) {
    do {
      try self.init(text: text)
    } catch {
      preconditionFailure("“\(text)” is no sequence of keys. \(error)")
    }
  }

  /// Reads keys as they are written in settings, with blanks between them: `g t`, `ctrl-x`, `f5`.
  ///
  /// - Throws: ``KeyTextError`` for the first key that is none, or when there is none.
  public init(text: some StringProtocol) throws(KeyTextError) {
    var keys: [Key] = []
    for word in text.split(separator: " ") { keys.append(try Key(text: word)) }
    guard let first = keys.first else {
      throw KeyTextError("There is no key. Write one, such as f5, ctrl-x or g t.")
    }
    self.init(first, rest: Array(keys.dropFirst()))
  }

  /// The keys as they are written in settings: ``init(text:)`` reads them.
  public var text: String { keys.map(\.text).joined(separator: " ") }

  /// The keys as hints and help write them: `g t`, `^X`, `F5`.
  public var name: String { keys.map(\.name).joined(separator: " ") }
}

extension [KeySequence] {
  /// The sequences as the help writes them beside each other: `↓ j`, and `Home, g g` where a blank
  /// would say nothing.
  public var names: String {
    map(\.name).joined(separator: contains { !$0.rest.isEmpty } ? ", " : " ")
  }
}
