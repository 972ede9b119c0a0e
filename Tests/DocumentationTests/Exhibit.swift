/// Something that a page shows and that this target makes: a screen, a log, a table,
/// a paragraph.
///
/// A page shows it in a block with the exhibit's kind and name. The tests compare the two, and
/// check that neither exists without the other.
struct Exhibit: Sendable {
  enum Kind: String { case screen, log, table, paragraph }

  let kind: Kind
  let name: String
  let make: @MainActor @Sendable () async throws -> String

  init(_ kind: Kind, _ name: String, make: @escaping @MainActor @Sendable () async throws -> String)
  {
    self.kind = kind
    self.name = name
    self.make = make
  }

  var label: String { "\(kind.rawValue) \(name)" }

  static let all =
    app + panels + containment + appearance + responders + layout + containers + work
    + files + forms + coordinators
    + ownContainer + storage + testing + gallery + tutorial + language + phrases + linear + changing
    + planning + board
    + drafts + commands + fewKeys + commandLine + architecture + formats + packages
}
