import FileKit
import SafeText

/// vdirsyncer, which exchanges a folder with a server. It asks nothing: new lists are created on
/// both sides, and deletions are decided here.
@MainActor struct SyncEngine {
  /// The time of an exchange, on which the decision about a list without files depends.
  enum Stage: Equatable {
    /// Before the merge, which decides about files that are gone from the folder.
    case before
    /// After the merge, which has deleted the files that are gone. It may have changed the names
    /// and colours of lists, or added lists.
    case after(changesLists: Bool)

    /// Whether the exchange includes lists and their names, which takes two more runs.
    var includesLists: Bool { self != .after(changesLists: false) }
  }

  /// The result of an exchange.
  struct Outcome {
    /// Whether the folder and the server are the same. If not, the merge has to decide about files
    /// that are gone from the folder, or to make one file of two.
    var isComplete = true
    /// The sentence about the names of lists, if they could not be exchanged.
    var remarks: [String] = []
  }

  /// The seconds after which a run is ended.
  private static let longestRun = 600
  /// The most runs where connections are interrupted.
  private static let attempts = 3
  /// The most files that are deleted with the last one of a list without consent.
  private static let mostDeletions = 10
  /// The answers to the questions whether to create lists.
  private static let answers = String(repeating: "y\n", count: 2000)

  let account: SyncAccount
  let server: SyncServer
  /// The path of the configuration.
  let configuration: String
  let allowsDeletions: Bool
  let runner: ProgramRun.Runner

  /// Exchanges the folder with the server.
  ///
  /// - Throws: `CommandFailure` if files could not be exchanged.
  func exchange(_ stage: Stage) throws -> Outcome {
    guard account.hasProgram else {
      throw CommandFailure(
        .failed,
        """
        \(SyncAccount.program) is not installed; it speaks to the server. In Debian and Ubuntu: \
        sudo apt install \(SyncAccount.program)
        """)
    }
    if stage.includesLists { try check(run(["discover"])) }
    var outcome = Outcome()
    let left = try exchangeItems()
    if stage != .before { try checkFiles(of: left.doubled) }
    let emptied = left.emptied.sorted { $0.name < $1.name }
    let forced = emptied.filter { $0.isLocal == (stage != .before) }
    outcome.isComplete = forced.count == emptied.count && left.doubled.isEmpty
    // All lists are checked before the first one is emptied.
    if stage == .before { for list in forced { try checkDeletions(of: list) } }
    for list in forced { try force(list) }
    // A folder that has lost its files may have lost its name too.
    if outcome.isComplete, stage.includesLists,
      let trouble = try self.trouble(after: run(["metasync", SyncServer.names]))
    {
      outcome.remarks = [
        "The names and colours of lists were not exchanged. \(trouble.sentence ?? "")"
      ]
    }
    return outcome
  }

  /// The lists that were not exchanged.
  private struct ListsLeft {
    /// Those that need consent.
    var emptied: Set<EngineTrouble.EmptiedList> = []
    /// Those with two files of one to-do.
    var doubled: Set<EngineTrouble.DoubledList> = []

    var names: Set<String> { Set(emptied.map(\.name)).union(doubled.map(\.name)) }

    mutating func add(_ trouble: EngineTrouble) {
      emptied.formUnion(trouble.emptied)
      doubled.formUnion(trouble.doubled)
    }
  }

  /// Exchanges the files of all lists, and returns those that have to wait.
  private func exchangeItems() throws -> ListsLeft {
    var left = ListsLeft()
    var pairs = [SyncServer.items]
    var attempt = 1
    while !pairs.isEmpty, let trouble = try trouble(after: run(["sync"] + pairs)) {
      let names = left.names
      left.add(trouble)
      if trouble.sentence == nil { break }
      if names != left.names {
        // vdirsyncer stops the other lists at once if one has to wait. So they go without it.
        pairs = lists(besides: left.names)
      } else {
        guard trouble.isPassing, attempt < Self.attempts else { throw failure(trouble) }
        attempt += 1
      }
    }
    return left
  }

  /// The words that name all lists but some.
  private func lists(besides left: Set<String>) -> [String] {
    Folder.names(in: server.folder).sorted()
      .filter { !left.contains($0) && Folder.exists("\(server.folder)/\($0)") }
      .map { "\(SyncServer.items)/\($0)" }
  }

  /// Deletes the files of a list on one side, since they are gone on the other.
  private func force(_ list: EngineTrouble.EmptiedList) throws {
    try check(run(["sync", "--force-delete", "\(SyncServer.items)/\(list.name)"]))
  }

  private func checkDeletions(of list: EngineTrouble.EmptiedList) throws {
    let count = Folder.names(in: "\(server.folder)/\(list.name)").count { $0.hasSuffix(".ics") }
    guard count > Self.mostDeletions, !allowsDeletions else { return }
    throw CommandFailure(
      .blocked,
      """
      The list “\(list.name.shownInLine)” is empty on \(server.host), and \(count) items would be \
      deleted here. Nothing was deleted. If that is what you want, repeat with --delete.
      """)
  }

  /// Refuses lists that still have two files of one to-do.
  private func checkFiles(of lists: Set<EngineTrouble.DoubledList>) throws {
    guard let list = lists.min(by: { $0.name < $1.name }) else { return }
    throw CommandFailure(
      .failed,
      """
      The list “\(list.name.shownInLine)” is not exchanged, since two of its files are of one to-do. \
      Remove one of them in \("\(server.folder)/\(list.name)".shownInLine): \
      \(list.files.map(\.shownInLine).joined(separator: ", ")).
      """)
  }

  // MARK: - Runs

  private func run(_ words: [String]) throws -> ProgramRun {
    let command = [SyncAccount.program, "--verbosity", "WARNING", "--config", configuration]
    return try account.files.withInput(Self.answers) {
      try runner(command + words, $0, Self.longestRun)
    }
  }

  private func check(_ run: ProgramRun) throws {
    if let trouble = trouble(after: run) { throw failure(trouble) }
  }

  private func trouble(after run: ProgramRun) -> EngineTrouble? {
    guard run.status != 0 || run.wasStopped else { return nil }
    return EngineTrouble(run, host: server.host)
  }

  private func failure(_ trouble: EngineTrouble?) -> CommandFailure {
    CommandFailure(.failed, "\(trouble?.sentence ?? "vdirsyncer failed.") Nothing was changed.")
  }
}
