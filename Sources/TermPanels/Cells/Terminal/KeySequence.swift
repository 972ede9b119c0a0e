/// One key, or several that are pressed one after the other, to which a command is bound.
///
/// After a key that begins a sequence, the next one is waited for as long as it takes: nothing is
/// decided by time.
///
/// ```swift
/// let today: KeySequence = "g t"
/// let save = try KeySequence(text: setting)   // "ctrl-x ctrl-s"
/// ```
public struct KeySequence: Hashable, Sendable {
  /// The most keys of a sequence that is read from a text. Nobody presses more for one command, and
  /// the keys that begin a sequence are looked up at every input.
  public static let longest = 8

  /// The key that begins it.
  public let first: Key
  /// The keys that follow; empty for a single key.
  public let rest: [Key]
  /// The shorter sequences with which this one begins. They have none themselves: each would have
  /// all the shorter ones again.
  let beginnings: [KeySequence]
  /// The number of the first key, if it has one (see ``Key/number``): sequences are compared at
  /// every input, so it is found once.
  private let firstNumber: Int?

  /// Creates a sequence.
  public init(_ first: Key, _ rest: Key...) { self.init(first, rest: rest) }

  init(_ first: Key, rest: [Key]) {
    self.init(
      first, rest,
      beginnings: rest.indices.map { KeySequence(first, Array(rest[..<$0]), beginnings: []) })
  }

  private init(_ first: Key, _ rest: [Key], beginnings: [KeySequence]) {
    (self.first, self.rest, self.beginnings) = (first, rest, beginnings)
    firstNumber = first.number
  }

  /// The number of a single key; `nil` if it has none, and for several keys.
  var number: Int? { rest.isEmpty ? firstNumber : nil }

  /// Whether both have the same keys.
  public static func == (a: KeySequence, b: KeySequence) -> Bool {
    a.firstNumber == b.firstNumber && a.rest == b.rest
      && (a.firstNumber != nil || a.first == b.first)
  }

  /// Hashes the first key, by its number if it has one, and the number of keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rest.count)
    if let firstNumber { hasher.combine(firstNumber) } else { hasher.combine(first) }
  }

  /// All of its keys, in the order in which they are pressed.
  public var keys: [Key] { [first] + rest }

  /// Whether it begins with these keys, or consists of them.
  func starts(with keys: [Key]) -> Bool {
    keys.first == first && rest.starts(with: keys.dropFirst())
  }
}

extension KeySequence {
  /// The keys that go to the beginning.
  static let top: KeySequence = "g g"
}

// MARK: - Text

extension KeySequence: ExpressibleByStringLiteral {
  /// Creates a sequence from a literal, such as `"g t"`, which must be valid.
  public init(stringLiteral text: String) {
    do {
      try self.init(text: text)
    } catch {
      preconditionFailure("“\(text)” isn't a sequence of keys. \(error)")
    }
  }

  /// Reads keys as they are written in settings, with blanks between them: `g t`, `ctrl-x`, `f5`.
  ///
  /// - Throws: ``KeyTextError`` for the first word that is not a key, when there is no key, or when
  ///   there are more than ``longest``.
  public init(text: some StringProtocol) throws(KeyTextError) {
    var keys: [Key] = []
    for word in text.split(separator: " ") {
      guard keys.count < Self.longest else {
        throw KeyTextError("A sequence has at most \(Self.longest) keys. Write fewer.")
      }
      keys.append(try Key(text: word))
    }
    guard let first = keys.first else {
      throw KeyTextError("The key is missing. Write one, such as f5, ctrl-x or g t.")
    }
    self.init(first, rest: Array(keys.dropFirst()))
  }

  /// The keys as they are written in settings: ``init(text:)`` reads them.
  public var text: String { keys.map(\.text).joined(separator: " ") }

  /// The keys as hints and help write them: `g t`, `^X`, `F5`.
  public var name: String { keys.map(\.name).joined(separator: " ") }
}

extension [KeySequence] {
  /// The sequences as the help writes them beside each other: `↓ j`, `Home, g g` where a blank
  /// would be ambiguous, and `Alt-a … Alt-z`.
  public var names: String {
    pieces.map { $0.map(\.name).joined(separator: " … ") }
      .joined(separator: contains { !$0.rest.isEmpty } ? ", " : " ")
  }

  /// The sequences in pieces of one each; four or more keys that follow each other in the alphabet
  /// are one piece, with the first and the last of them.
  package var pieces: [[KeySequence]] {
    runs.flatMap { run in run.count < 4 ? run.map { [$0] } : [[run[0], run[run.count - 1]]] }
  }

  /// The sequences, with keys that follow each other in the alphabet put together.
  private var runs: [[KeySequence]] {
    reduce(into: []) { runs, next in
      if let last = runs.last?.last, next.follows(last) {
        runs[runs.count - 1].append(next)
      } else {
        runs.append([next])
      }
    }
  }
}

extension KeySequence {
  /// Whether both are single keys, and the character of this one is the next in the alphabet.
  fileprivate func follows(_ other: KeySequence) -> Bool {
    guard rest.isEmpty, other.rest.isEmpty, first.modifiers == other.first.modifiers,
      case .character(let next) = first.code, case .character(let last) = other.first.code,
      let value = next.asciiValue, let before = last.asciiValue
    else { return false }
    return value == before + 1
  }
}
