/// A command as a value: its name, its keys and its words, declared once.
///
/// A ``KeyCommand`` binds it to an action where it works. A ``KeyCatalogue`` lists it, also while
/// nothing that offers it is on the screen.
///
/// ```swift
/// extension Command {
///   static let addBook = Command("book.add", .character("a"), title: "Add a book", hint: "add")
/// }
///
/// panel.commands = { [KeyCommand(.addBook) { … }] }
/// application.registerCommands([.list(title: "Shelf", commands: [.addBook])])
/// ```
///
/// Declare a command as a constant, not as a computed property: the responder chain asks for its
/// commands at every key.
public struct Command: Hashable, Sendable {
  /// The parts of a declaration.
  private struct Parts: Hashable, Sendable {
    let id: String
    let keys: [KeySequence]
    let title: String
    let hint, word: String?
    let keepsHint, worksBelowModals, takesCount: Bool
    let topic: String?
  }

  /// Holds the parts of a declaration for all its copies: every key copies many commands.
  private final class Declaration: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private let declaration: Declaration

  /// The name by which a ``KeyMap`` knows the command, such as `list.down`: the same in every
  /// version of the program.
  public var id: String { declaration.parts.id }
  /// The keys that perform it, the best known first: hints show that one, the help shows all. If it
  /// is empty, the command has no key.
  public var keys: [KeySequence] { declaration.parts.keys }
  /// The title in the help: `Add a to-do`.
  public var title: String { declaration.parts.title }
  /// A word for the bottom line, such as `add`; `nil` keeps the command out of it.
  public var hint: String? { declaration.parts.hint }
  /// The word for it in a dialogue in lines; `nil` is the hint, or else the first word of the title
  /// if no other command begins with it.
  public var word: String? { declaration.parts.word }
  /// Whether other hints leave the bottom line before this one if there is no room for all.
  public var keepsHint: Bool { declaration.parts.keepsHint }
  /// Whether the command works even while a modal panel is above its responder.
  public var worksBelowModals: Bool { declaration.parts.worksBelowModals }
  /// Whether a number typed before its key repeats it: `3 j`.
  public var takesCount: Bool { declaration.parts.takesCount }
  /// The heading below which the help shows it; `nil` is that of its responder.
  public var topic: String? { declaration.parts.topic }

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - id: The name by which a ``KeyMap`` knows it.
  ///   - keys: The keys, the best known first.
  ///   - sequences: Sequences of keys that perform it too.
  ///   - title: The title, for the help.
  ///   - hint: A word for the bottom line; `nil` keeps the command out of it.
  ///   - word: The word for it in a dialogue in lines; `nil` is the hint, or one of the title.
  ///   - keepsHint: Whether other hints leave before this one if there is no room for all.
  ///   - worksBelowModals: Whether it works while a modal panel is above its responder.
  ///   - takesCount: Whether a number typed before its key repeats it.
  ///   - topic: The heading below which the help shows it; `nil` is that of its responder.
  public init(
    _ id: String, _ keys: Key..., sequences: [KeySequence] = [], title: String,
    hint: String? = nil, word: String? = nil, keepsHint: Bool = false,
    worksBelowModals: Bool = false, takesCount: Bool = false, topic: String? = nil
  ) {
    self.init(
      id, keys: keys.map { KeySequence($0) } + sequences, title: title, hint: hint, word: word,
      keepsHint: keepsHint, worksBelowModals: worksBelowModals, takesCount: takesCount,
      topic: topic)
  }

  /// Declares a command on a list of keys, such as a table's; otherwise like the other initialiser.
  public init(
    _ id: String, keys: [KeySequence], title: String, hint: String? = nil,
    word: String? = nil, keepsHint: Bool = false, worksBelowModals: Bool = false,
    takesCount: Bool = false, topic: String? = nil
  ) {
    declaration = Declaration(
      Parts(
        id: id, keys: keys, title: title, hint: hint, word: word, keepsHint: keepsHint,
        worksBelowModals: worksBelowModals, takesCount: takesCount, topic: topic))
  }

  /// Whether two declarations have the same parts.
  public static func == (a: Command, b: Command) -> Bool {
    a.declaration === b.declaration || a.declaration.parts == b.declaration.parts
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
