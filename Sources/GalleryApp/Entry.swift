public import TermPanels

/// One thing in the gallery, alone and live: its name, its description, and a panel that shows it.
///
/// One example serves three purposes: the gallery shows it, `docs/gallery.md` has its text and its
/// picture, and the test that compares the two is its screen test.
public struct Entry: Sendable {
  /// The name of the type; the argument of `--show`.
  public let name: String
  /// A few words, for the list.
  public let summary: String
  /// A paragraph, with the line breaks of the documentation.
  public let text: String
  /// The keys that lead from the first picture to the one in the documentation. They change
  /// something: an entry is there to be tried.
  public let keys: [Key]
  /// Whether the picture has roles, because characters alone do not show it.
  public let showsRoles: Bool
  /// Makes the panel, a new one for each visit.
  public let makePanel: @MainActor @Sendable () -> Panel

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - type: The type to show.
  ///   - summary: A few words, for the list.
  ///   - text: A paragraph, in lines of at most 100 columns.
  ///   - keys: The keys that lead to the picture in the documentation.
  ///   - showsRoles: Whether that picture has roles.
  ///   - makePanel: Makes the panel that shows it.
  public init(
    _ type: Any.Type, summary: String, text: String, keys: [Key], showsRoles: Bool = false,
    makePanel: @escaping @MainActor @Sendable () -> Panel
  ) {
    // Without the types that an example of a generic type is made for.
    name = String("\(type)".prefix { $0 != "<" })
    self.summary = summary
    self.text = text
    self.keys = keys
    self.showsRoles = showsRoles
    self.makePanel = makePanel
  }
}
