/// Every command that exists, in the groups in which responders offer them. The names and keys of a
/// ``KeyMap`` are checked against it, and a list of all keys is made from it.
///
/// It is built from the declared commands, without a screen.
public struct KeyCatalogue: Sendable {
  /// The commands of one responder, or of several that work at the same time.
  public struct Group: Sendable {
    /// The heading in a list of all keys.
    public let title: String
    /// The commands, in the order in which they are tried.
    public let commands: [Command]
    /// Whether typed characters are text where these commands work.
    public let takesText: Bool

    /// Creates a group of commands that work at the same time.
    ///
    /// - Parameters:
    ///   - title: The heading in a list of all keys.
    ///   - commands: The commands, in the order in which they are tried.
    ///   - takesText: Whether typed characters are text where they work.
    public init(title: String, _ commands: [Command], takesText: Bool = false) {
      self.title = title
      self.commands = commands
      self.takesText = takesText
    }

    /// The group without the commands of these names.
    func without(_ withheld: Set<String>) -> Group {
      guard !withheld.isEmpty else { return self }
      return Group(
        title: title, commands.filter { !withheld.contains($0.id) }, takesText: takesText)
    }
  }

  /// The groups. The last one is the application's, whose commands work everywhere.
  public let groups: [Group]

  /// The commands with this name; the same one may be in several groups.
  public func commands(named id: String) -> [Command] {
    groups.flatMap { $0.commands.filter { $0.id == id } }
  }
}
