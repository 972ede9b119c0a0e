import SafeText

/// The lists of which vdirsyncer has exchanged nothing, or not everything, with the reasons.
struct ListsLeft {
  /// Those that need consent.
  var emptied: Set<EngineTrouble.EmptiedList> = []
  /// Those with two files of one to-do.
  private(set) var doubled: Set<EngineTrouble.DoubledList> = []
  /// The others, each with the reason in a sentence.
  var failed: [String: String] = [:]

  /// The names of all of them.
  var names: Set<String> {
    Set(emptied.map(\.name)).union(doubled.map(\.name)).union(failed.keys)
  }

  /// Adds what a run reports about some of its lists.
  mutating func add(_ trouble: EngineTrouble, of lists: Set<String>) {
    emptied.formUnion(trouble.emptied.filter { lists.contains($0.name) })
    doubled.formUnion(trouble.doubled.filter { lists.contains($0.name) })
    failed.merge(trouble.failed.filter { lists.contains($0.key) }) { first, _ in first }
  }

  /// The sentences about them.
  ///
  /// - Parameter local: Whether two files in the folder count, which a merge can make one.
  func remarks(on server: SyncServer, includingLocal local: Bool) -> [String] {
    let doubled = doubled.filter { local || !$0.isLocal }.sorted { $0.name < $1.name }
    let reasons = Dictionary(grouping: failed.keys) { failed[$0] ?? "" }
    return doubled.map { Self.sentence(about: $0, on: server) }
      + reasons.sorted { $0.key < $1.key }.map { reason, lists in
        let titles = lists.sorted().map { "“\(server.title(of: $0))”" }
        let subject =
          titles.count == 1
          ? "The list \(titles[0]) was" : "The lists \(titles.joined(separator: ", ")) were"
        return "\(subject) not exchanged, or not completely: \(reason)"
      }
  }

  private static func sentence(
    about list: EngineTrouble.DoubledList, on server: SyncServer
  ) -> String {
    let files = list.files.sorted().map(\.shownBriefly).joined(separator: ", ")
    let title = server.title(of: list.name)
    guard !list.isLocal else {
      return """
        The list “\(title)” is not exchanged, since two of its files are of one to-do. Remove one \
        of them in \("\(server.folder)/\(list.name)".shownInLine): \(files).
        """
    }
    return """
      The list “\(title)” is not exchanged, since two of its to-dos on \(server.host) have one UID. \
      Remove one of them there: \(files).
      """
  }
}
