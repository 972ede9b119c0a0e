/// Every command that exists, in the groups in which responders offer them. The names and keys of a
/// ``KeyMap`` are checked against it, and a list of all keys is made from it.
///
/// It is built from the commands themselves, without a screen.
public struct KeyCatalogue: Sendable {
  /// A command without its action.
  public struct Entry: Hashable, Sendable {
    /// The name in a ``KeyMap``.
    public let id: String
    /// The title, as in the help.
    public let title: String
    /// The command's own keys.
    public let keys: [KeySequence]
    /// Whether it must be reachable from everywhere, as quitting must.
    public let isEssential: Bool
  }

  /// The commands of one responder.
  public struct Group: Sendable {
    /// The heading in the help.
    public let title: String
    /// The commands that have a name, in the order in which they are tried.
    public let entries: [Entry]
    /// Whether typed characters are text where these commands work.
    public let takesText: Bool

    /// Creates a group of commands that one responder offers at the same time.
    ///
    /// - Parameters:
    ///   - title: The heading in the help.
    ///   - commands: The commands; those without a name are left out.
    ///   - takesText: Whether typed characters are text where they work.
    @MainActor public init(title: String, _ commands: [KeyCommand], takesText: Bool = false) {
      self.init(
        title: title, entries: commands.compactMap(Entry.init), takesText: takesText)
    }

    @MainActor init(_ responder: Responder, title: String? = nil, takesText: Bool = false) {
      self.init(
        title: title ?? responder.keyCommandsTitle ?? "", responder.keyCommands,
        takesText: takesText)
    }

    private init(title: String, entries: [Entry], takesText: Bool) {
      self.title = title
      self.entries = entries
      self.takesText = takesText
    }

    /// The group without the commands of these names.
    func without(_ withheld: Set<String>) -> Group {
      guard !withheld.isEmpty else { return self }
      return Group(
        title: title, entries: entries.filter { !withheld.contains($0.id) }, takesText: takesText)
    }

    /// The group of a screen that is a list.
    ///
    /// - Parameters:
    ///   - title: The heading in the help.
    ///   - actions: The actions that its delegate offers for rows.
    ///   - commands: The commands of the panels around it.
    @MainActor public static func list(
      title: String, actions: [RowAction] = [], commands: [KeyCommand] = []
    ) -> Group {
      Group(title: title, ListPanel().keyCommands(with: actions) + commands)
    }
  }

  /// The groups. The last one is the application's, whose commands work everywhere.
  public let groups: [Group]

  /// The commands with this name; the same one may be in several groups.
  public func entries(named id: String) -> [Entry] {
    groups.flatMap { $0.entries.filter { $0.id == id } }
  }
}

extension KeyCatalogue.Entry {
  @MainActor init?(_ command: KeyCommand) {
    guard let id = command.id else { return nil }
    self.init(
      id: id, title: command.title, keys: command.keys,
      isEssential: id == Application.quitCommand)
  }
}
