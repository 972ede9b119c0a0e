import CivilCalendar
import FileKit
import TodoFormats
import TodoModel
import TodoSync
import TodoWording

/// A synchronisation of a store with a server: the folder is exchanged with the server, merged with
/// the store, and exchanged again if the merge has changed it.
@MainActor struct ServerSync {
  private let account: SyncAccount
  private let server: SyncServer
  private let engine: SyncEngine
  private let allowsDeletions: Bool
  private let context: ExchangeContext

  /// - Parameter configuration: The path of the configuration; nil for the one that is set up.
  init(
    _ account: SyncAccount, _ server: SyncServer, configuration: String? = nil,
    allowsDeletions: Bool, _ context: ExchangeContext, _ runner: @escaping ProgramRun.Runner
  ) {
    (self.account, self.server, self.context) = (account, server, context)
    self.allowsDeletions = allowsDeletions
    engine = SyncEngine(
      account: account, server: server,
      configuration: configuration ?? account.configurationPath, allowsDeletions: allowsDeletions,
      runner: runner)
  }

  /// The result of a synchronisation with a server.
  struct Result {
    var report: SyncReport
    /// Further sentences, such as those about the names of lists.
    var remarks: [String] = []

    /// The sentences that a person should know.
    var sentences: [String] {
      (remarks + report.sentences).shortened(more: "paneltodo sync has all.")
    }
  }

  /// Shows what the folder, as it is since the last synchronisation, would change. The server is
  /// not asked.
  func rehearse(_ store: TodoStore) async throws -> Result {
    Result(report: try await folder().run(with: store, isRehearsal: true))
  }

  /// Synchronises, and keeps the result for the screen.
  func run(_ store: TodoStore) async throws -> Result {
    guard let lock = try account.lock() else {
      throw CommandFailure(
        .blocked, "Another process synchronises with \(server.host). Try again later.")
    }
    do {
      let result = try await synchronize(store)
      let now = store.clock.now
      try account.keep(
        SyncState(
          at: now, success: now,
          sentence: "Synced with \(server.host): \(result.report.numbers).", hasFailed: false,
          remarks: result.sentences))
      _ = consume lock
      return result
    } catch {
      try account.keep(
        SyncState(
          at: store.clock.now, success: account.state()?.success, sentence: "\(error)",
          hasFailed: true))
      throw error
    }
  }

  private func synchronize(_ store: TodoStore) async throws -> Result {
    try Folder.create(server.folder)
    let first = try engine.exchange(.before)
    let before = try FolderMark(path: server.folder)
    let folder = try folder(without: first.deleted)
    let merge = try await folder.merge(with: store, isRehearsal: false)
    if let block = merge.report.block {
      throw CommandFailure(.blocked, block.sentence(server: server.host))
    }
    var last = first
    let written = try FolderMark(path: server.folder)
    if !first.isComplete || written != before {
      let changesLists = merge.changesLists || !first.isComplete
      do {
        last = try engine.exchange(.after, changesLists ? nil : first.lists)
      } catch let failure as CommandFailure {
        throw CommandFailure(
          failure.status,
          "Your changes are not on \(server.host) yet. The next synchronisation sends them. "
            + failure.description.replacing(" Nothing was changed.", with: ""))
      }
    }
    let missing = last.lists.remarksAboutMissing(on: server, besides: last.deleted)
    let remarks = last.lists.remarks + missing + last.remarks
    let result = Result(report: merge.report, remarks: remarks)
    // With a file that came only now, the next merge may need what both sides had in common.
    guard try FolderMark(path: server.folder) == written else { return result }
    try await folder.confirm(merge, in: store, besides: last.unsent)
    return result
  }

  /// The synchronisation of the store with the folder.
  ///
  /// - Parameter deleted: The folders of lists that are to be deleted.
  private func folder(without deleted: Set<String> = []) throws -> FolderSync {
    var folder = try FolderSync(
      path: server.folder, allowsDeletions: allowsDeletions, context)
    (folder.name, folder.hasServer, folder.deletedFolders) = (server.host, true, deleted)
    return folder
  }
}
