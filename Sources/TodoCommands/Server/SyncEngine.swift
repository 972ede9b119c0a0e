import FileKit
import SafeText

/// vdirsyncer, which exchanges a folder with a server. It touches the lists that are named in its
/// configuration, and only names that were checked are there. It asks nothing but whether to create
/// those of them that are new; deletions are decided here.
@MainActor struct SyncEngine {
  /// The time of an exchange, on which the decision about a list without files depends.
  enum Stage: Equatable {
    /// Before the merge, which decides about files that are gone from the folder.
    case before
    /// After the merge, which has deleted the files that are gone.
    case after
  }

  /// The result of an exchange.
  struct Outcome {
    /// The lists.
    var lists: ServerLists
    /// Whether the folder and the server are the same, where they can be. If not, the merge has to
    /// decide about files that are gone from the folder, or to make one file of two.
    var isComplete = true
    /// The lists that were to be deleted here, and have no folder any more.
    var deleted: Set<String> = []
    /// The lists that were not exchanged, or not completely.
    var unsent: Set<String> = []
    /// The sentences about what was not exchanged.
    var remarks: [String] = []
  }

  /// The seconds after which a run is ended: one that only finds lists, and one that exchanges
  /// them.
  private static let (longestSearch, longestRun) = (120, 600)
  /// The seconds after which no run begins any more.
  private static let longestExchange = 1800
  /// The most runs where connections are interrupted.
  private static let attempts = 3
  /// The most files that are deleted with the last one of a list without consent.
  private static let mostDeletions = 10

  let account: SyncAccount
  let server: SyncServer
  /// The path of the configuration.
  let configuration: String
  let allowsDeletions: Bool
  let runner: ProgramRun.Runner
  private let began = MonotonicTime.seconds

  init(
    account: SyncAccount, server: SyncServer, configuration: String, allowsDeletions: Bool,
    runner: @escaping ProgramRun.Runner
  ) {
    (self.account, self.server) = (account, server)
    (self.configuration, self.allowsDeletions) = (configuration, allowsDeletions)
    self.runner = runner
  }

  /// Exchanges the folder with the server.
  ///
  /// - Parameters:
  ///   - stage: The time of the exchange.
  ///   - known: The lists that an earlier exchange has found; nil if lists may be new, or have new
  ///     names or colours.
  /// - Throws: `CommandFailure` if nothing could be exchanged.
  func exchange(_ stage: Stage, _ known: ServerLists? = nil) throws -> Outcome {
    guard account.hasProgram else {
      throw CommandFailure(.failed, SyncAccount.programIsMissing)
    }
    var outcome = try known.map { Outcome(lists: $0) } ?? findLists()
    let names = outcome.lists.named
    var left = try run("sync", SyncConfiguration.items, on: names, of: names)
    let emptied = left.emptied.sorted { $0.name < $1.name }
    let forced = emptied.filter { $0.isLocal == (stage != .before) }
    outcome.isComplete =
      forced.count == emptied.count
      && (stage != .before || !left.doubled.contains(where: \.isLocal))
    // All lists are checked before the first one is emptied.
    if stage == .before { for list in forced { try checkDeletions(of: list.name) } }
    for list in forced { try force(list.name, &left) }
    outcome.remarks = left.remarks(on: server, includingLocal: stage == .after)
    outcome.unsent = left.names.union(outcome.lists.unsent)
    // A folder that has lost its files may have lost its name too.
    if outcome.isComplete, known == nil {
      outcome.remarks += remarksAboutNames(of: names.filter { !left.names.contains($0) }, names)
    }
    return outcome
  }

  // MARK: - Lists

  private var status: EngineStatus {
    get throws {
      EngineStatus(
        folder: try account.configuration(at: configuration).statusFolder
          ?? account.statusFolder(for: server))
    }
  }

  /// Finds the lists of both sides, names those that are exchanged in the configuration, and
  /// creates them where they are missing.
  private func findLists() throws -> Outcome {
    var text = try account.configuration(at: configuration)
    let status = try status
    let isOld = !text.hasNames
    if isOld {
      text.addListing()
      try account.write(text, to: configuration)
    }
    status.removeListing()
    // If a list that is named in the configuration is missing, vdirsyncer asks, finds no answer and
    // ends; by then it has listed what the server has.
    let search = try run(
      ["discover", "--no-list", SyncConfiguration.listing] + (isOld ? [] : Self.pairs),
      seconds: Self.longestSearch)
    guard let remote = status.remoteLists else {
      if status.hasListing {
        throw CommandFailure(
          .failed, "\(server.host) has more lists than can be read. Nothing was changed.")
      }
      throw failure(trouble(after: search))
    }
    let lists = try ServerLists(
      of: server, remote, chosen: text.chosenLists, wasExchanged: status.hasExchanged)
    var outcome = Outcome(lists: lists)
    if allowsDeletions { for list in lists.missing { delete(list, status) } }
    outcome.deleted = allowsDeletions ? Set(lists.missing) : []
    for list in lists.arriving {
      // What was exchanged before and has no folder now comes anew: nobody has deleted its items.
      status.forget(list)
      try Folder.create("\(server.folder)/\(list)", withParents: false)
    }
    for list in lists.new { try nameFolder(of: list) }
    // A choice of the person that names nothing any more stays.
    if lists.named.isEmpty, text.chosenLists != nil { return outcome }
    let former = text
    text.name(lists.named)
    if isOld || search.status != 0 || text != former { try create(&outcome.lists, text) }
    return outcome
  }

  private static var pairs: [String] { [SyncConfiguration.items, SyncConfiguration.names] }

  /// Names the lists in the configuration, and creates those on the server that are new. Each
  /// question of vdirsyncer is about one of the names in the configuration, and there is one answer
  /// for each new list.
  private func create(_ lists: inout ServerLists, _ text: SyncConfiguration) throws {
    var text = text
    while true {
      text.name(lists.named)
      try account.write(text, to: configuration)
      let run = try run(
        ["discover", "--no-list"] + Self.pairs, answers: lists.new.count,
        seconds: Self.longestSearch)
      guard let trouble = trouble(after: run) else { return }
      let refused = lists.new.first {
        run.output.contains("create collection \"\($0)\" for storage \"server\"")
      }
      // It asks again for what it has made and does not find.
      let vanished = lists.new.first {
        run.output.ranges(of: "No collection \"\($0)\" found for storage server").count > 1
      }
      guard !trouble.isGeneral, let name = refused ?? vanished else { throw failure(trouble) }
      let reason = refused == nil ? "It is not there afterwards." : trouble.sentence ?? ""
      lists.refuseNew(
        name, "\(server.host) does not take the new list “\(server.title(of: name))”: \(reason)")
    }
  }

  /// Gives the folder of a new list its name, or else it would get that which the server invents.
  private func nameFolder(of list: String) throws {
    let path = "\(server.folder)/\(list)/displayname"
    guard !File.exists(path) else { return }
    try File.replace(path, with: list.utf8.span.bytes)
  }

  /// Deletes the folder of a list that is missing on the server. The merge deletes the list.
  private func delete(_ list: String, _ status: EngineStatus) {
    let folder = "\(server.folder)/\(list)"
    for name in Folder.names(in: folder)
    where name.hasSuffix(".ics") || ["displayname", "color"].contains(name) {
      File.remove("\(folder)/\(name)")
    }
    Folder.remove(folder)
    if !File.exists(folder) { status.forget(list) }
  }

  // MARK: - Files

  /// Runs a command on lists, and without those that stop it: vdirsyncer stops all lists with the
  /// first error.
  ///
  /// - Parameter all: All lists that the configuration names.
  private func run(
    _ command: String, _ pair: String, on lists: [String], of all: [String]
  ) throws -> ListsLeft {
    var left = ListsLeft()
    // The lists that fail for a reason that names none of them.
    var broken: Set<String> = []
    var groups = lists.isEmpty ? [] : [lists]
    var attempt = 1
    while let group = groups.popLast() {
      let words = group == all ? [pair] : group.map { "\(pair)/\($0)" }
      guard let trouble = trouble(after: try run([command] + words)) else { continue }
      let named = trouble.lists.intersection(group)
      // The exchange of a list may have failed since that of another one did, so it is tried alone.
      let doubtful = group.count > 1 ? named.intersection(trouble.failed.keys) : []
      groups += doubtful.sorted().map { [$0] }
      left.add(trouble, of: named.subtracting(doubtful))
      let rest = group.filter { !named.contains($0) }
      if trouble.isGeneral {
        throw failure(trouble)
      } else if !named.isEmpty {
        if !rest.isEmpty { groups.append(rest) }
      } else if trouble.isPassing, attempt < Self.attempts {
        attempt += 1
        groups.append(group)
      } else if group.count > 1 {
        groups += [Array(group[..<(group.count / 2)]), Array(group[(group.count / 2)...])]
      } else {
        for list in group {
          broken.insert(list)
          left.failed[list] = trouble.sentence
        }
        if broken.count == lists.count { throw failure(trouble) }
      }
    }
    return left
  }

  /// Deletes the files of a list on one side, since they are gone on the other.
  private func force(_ list: String, _ left: inout ListsLeft) throws {
    let run = try run(["sync", "--force-delete", "\(SyncConfiguration.items)/\(list)"])
    left.emptied = left.emptied.filter { $0.name != list }
    guard let trouble = trouble(after: run) else { return }
    if trouble.isGeneral { throw failure(trouble) }
    left.failed[list] = trouble.failed[list] ?? trouble.sentence
  }

  private func checkDeletions(of list: String) throws {
    let count = Folder.names(in: "\(server.folder)/\(list)").count { $0.hasSuffix(".ics") }
    guard count > Self.mostDeletions, !allowsDeletions else { return }
    throw CommandFailure(
      .blocked,
      """
      The list “\(server.title(of: list))” is empty on \(server.host), and \
      \(server.items(of: list)) would be deleted here. Nothing was deleted. If that is what you \
      want, repeat with --delete.
      """)
  }

  /// Exchanges the names and colours of lists, and returns the sentence about those that were not.
  private func remarksAboutNames(of lists: [String], _ all: [String]) -> [String] {
    let reasons: [String]
    do {
      reasons = Set(
        try run("metasync", SyncConfiguration.names, on: lists, of: all).failed.values
      ).sorted()
    } catch {
      reasons = ["\(error)"]
    }
    guard !reasons.isEmpty else { return [] }
    return ["The names and colours of lists were not exchanged. \(reasons.joined(separator: " "))"]
  }

  // MARK: - Runs

  private func run(
    _ words: [String], answers: Int = 0, seconds: Int = longestRun
  ) throws -> ProgramRun {
    let command = [SyncAccount.program, "--verbosity", "WARNING", "--config", configuration]
    let left = Self.longestExchange - Int(MonotonicTime.seconds - began)
    guard left > 0 else { return ProgramRun(status: 1, wasStopped: true) }
    return try account.files.withInput(String(repeating: "y\n", count: answers)) {
      try runner(command + words, $0, min(seconds, left))
    }
  }

  private func trouble(after run: ProgramRun) -> EngineTrouble? {
    guard run.status != 0 || run.wasStopped else { return nil }
    return EngineTrouble(run, host: server.host)
  }

  private func failure(_ trouble: EngineTrouble?) -> CommandFailure {
    CommandFailure(.failed, "\(trouble?.sentence ?? "vdirsyncer failed.") Nothing was changed.")
  }
}
