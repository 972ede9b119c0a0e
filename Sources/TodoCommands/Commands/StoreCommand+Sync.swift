import CivilCalendar
import JSONKit
import TodoFormats
import TodoModel
import TodoSync
import TodoWording

extension StoreCommand {
  private static let deleting = CommandOption<Bool>(
    "--delete", help: "allow many deletions, and delete a list whose folder is missing")
  private static let merging = CommandOption<Bool>(
    "--merge", help: "merge two files of one to-do, A and B, and perhaps BASE, into both")

  private static let previewSentence = "This was a preview. Nothing has changed."

  /// Synchronises the lists with a server, or with a folder in which each to-do is a file.
  package static let sync = StoreCommand(
    "sync",
    """
    synchronise the lists with a CalDAV server, or with a folder of calendar files (vdir), field \
    by field; one undo reverts the changes here
    """,
    arguments: [
      .init(
        placeholder: "PATH", rule: "the path of a folder, or with --merge of two files",
        count: .any, offers: .files)
    ],
    options: SyncSetup.options + [StoreChange.rehearsal, deleting, merging] + OutputOptions.all,
    rules: OutputOptions.rules + SyncSetup.rules
      + [
        .exclusive([merging, StoreChange.rehearsal, SyncSetup.address]),
        .exclusive([merging, deleting, SyncSetup.address]),
      ],
    examples: [
      (
        [
          "--setup", "https://me.test/", "--user", "ann", "--password-command", "pass dav",
        ], "connects the lists with a server"
      ),
      ([], "synchronises all lists with that server"),
      (["-n", "dav"], "reports what it would change"),
      (["dav"], "synchronises all lists with the folder dav"),
      (["--merge", "a.ics", "b.ics"], "merges two files, for a program that found a conflict"),
    ]
  ) { line, surroundings in
    let context = ExchangeContext(clock: surroundings.clock, zone: surroundings.doors.zone)
      .remembering()
    let hasProgram = surroundings.doors.sync?.account.hasProgram ?? true
    if let setup = try SyncSetup(line, hasProgram: hasProgram) {
      return { desk in try await setup.run(desk, context) }
    }
    if line.has(merging) { return try merge(line.arguments, context) }
    let (allowsDeletions, isRehearsal) = (line.has(deleting), line.has(StoreChange.rehearsal))
    guard let path = line.arguments.first else {
      return { desk in
        let (door, server) = try server(of: desk)
        try door.account.check(server.folder)
        let sync = ServerSync(
          door.account, server, allowsDeletions: allowsDeletions, context, door.run)
        let result = try await isRehearsal ? sync.rehearse(desk.store) : sync.run(desk.store)
        return CommandOutput(
          result.report, with: server.host, server: server.host, remarks: result.remarks,
          preview: isRehearsal ? "\(server.host) was not asked. \(previewSentence)" : nil)
      }
    }
    guard line.arguments.count == 1 else { throw UsageError("sync needs one folder, or none.") }
    let folder = try FolderSync(path: path, allowsDeletions: allowsDeletions, context)
    try surroundings.doors.sync?.account.check(path)
    return { desk in
      let report = try await folder.run(with: desk.store, isRehearsal: isRehearsal)
      if let block = report.block, !isRehearsal {
        throw CommandFailure(.blocked, block.sentence())
      }
      return CommandOutput(
        report, with: folder.name, preview: isRehearsal ? previewSentence : nil)
    }
  }

  /// The merge of two files.
  @MainActor private static func merge(
    _ paths: [String], _ context: ExchangeContext
  ) throws -> PreparedWork {
    guard (2...3).contains(paths.count) else {
      throw UsageError("sync --merge needs two files, and perhaps a third as their base.")
    }
    let merge = MergeFiles(paths, context)
    return { desk in
      let (name, remarks) = try merge.run(desk.store)
      return CommandOutput(merged: name, remarks)
    }
  }

  /// The server that is set up.
  @MainActor private static func server(
    of desk: Desk
  ) throws -> (door: (account: SyncAccount, run: ProgramRun.Runner), SyncServer) {
    let door = desk.surroundings.doors.sync
    guard let door, let server = try door.account.server() else {
      let advice = SyncSetup.advice(hasProgram: door?.account.hasProgram ?? true)
      throw UsageError("No server is set up. Name a folder. \(advice)")
    }
    return (door, server)
  }
}

extension CommandOutput {
  /// The report of a synchronisation.
  ///
  /// - Parameters:
  ///   - other: The name of the folder or the server.
  ///   - further: Further sentences that a person should know.
  ///   - preview: The sentence about a preview, if it is one.
  ///   - server: The name of the server; nil for a folder.
  init(
    _ report: SyncReport, with other: String, server: String? = nil,
    remarks further: [String] = [], preview: String? = nil
  ) {
    let block = report.block?.sentence(server: server)
    let remarks = further + report.sentences + [block].compactMap(\.self)
    let title = preview != nil ? "A synchronisation with" : "Synced with"
    let lines =
      ["\(title) \(other): \(report.numbers)."] + remarks.shortened(more: "--json has all.")
      + [preview].compactMap(\.self)
    let json = JSON.members([
      "folder": .text(other), "in": Self.json(report.incoming), "out": Self.json(report.outgoing),
      "remarks": .texts(further + report.sentences), "block": .text(block),
      "rehearsal": .bool(preview != nil),
    ])
    let numbers = [
      report.incoming.added, report.incoming.changed, report.incoming.deleted,
      report.outgoing.added, report.outgoing.changed, report.outgoing.deleted,
    ]
    self.init(
      records: [
        Record(id: "", cells: [], plain: [other] + numbers.map(String.init), json: json)
      ], isSingle: true, page: lines.map { [Cell(text: $0)] },
      status: remarks.isEmpty ? .done : .doneWithRemarks)
  }

  /// The report of a merge of two files.
  fileprivate init(merged name: String, _ remarks: [String]) {
    let json = JSON.members(["name": .text(name), "remarks": .texts(remarks)])
    self.init(
      records: [Record(id: "", cells: [], plain: [name], json: json)], isSingle: true,
      page: (["Merged “\(name)”."] + remarks).map { [Cell(text: $0)] })
  }

  private static func json(_ counts: SyncReport.Counts) -> JSON {
    .members([
      "added": .integer(counts.added), "changed": .integer(counts.changed),
      "deleted": .integer(counts.deleted),
    ])
  }
}
