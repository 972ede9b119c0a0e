import CivilCalendar
import JSONKit
import TodoFormats
import TodoModel
import TodoSync
import TodoWording

extension StoreCommand {
  private static let deleting = CommandOption<Bool>(
    "--delete", help: "also make many deletions, or delete a list whose folder is missing")
  private static let merging = CommandOption<Bool>(
    "--merge", help: "merge two files of one to-do, A and B, and perhaps BASE, into both")

  /// Synchronises the lists with a folder in which each to-do is a file.
  package static let sync = StoreCommand(
    "sync",
    """
    synchronise the lists with a folder of calendar files (vdir), field by field; one undo reverts \
    the changes here
    """,
    arguments: [
      .init(
        placeholder: "PATH", rule: "the path of a folder, or with --merge of two files",
        count: .some, offers: .files)
    ],
    options: [StoreChange.rehearsal, deleting, merging] + OutputOptions.all,
    rules: OutputOptions.rules
      + [.exclusive([merging, StoreChange.rehearsal]), .exclusive([merging, deleting])],
    examples: [
      (["-n", "dav"], "reports what it would change"),
      (["dav"], "synchronises all lists with the folder dav"),
      (["--merge", "a.ics", "b.ics"], "merges two files, for a program that found a conflict"),
    ]
  ) { line, surroundings in
    let context = ExchangeContext(clock: surroundings.clock, zone: surroundings.doors.zone)
      .remembering()
    if line.has(merging) {
      guard (2...3).contains(line.arguments.count) else {
        throw UsageError("sync --merge needs two files, and perhaps a third as their base.")
      }
      let merge = MergeFiles(line.arguments, context)
      return { desk in
        let (name, remarks) = try merge.run(desk.store)
        return CommandOutput(merged: name, remarks)
      }
    }
    guard line.arguments.count == 1 else { throw UsageError("sync needs one folder.") }
    let folder = try FolderSync(
      path: line.arguments[0], allowsDeletions: line.has(deleting), context)
    let isRehearsal = line.has(StoreChange.rehearsal)
    return { desk in
      let report = try await folder.run(with: desk.store, isRehearsal: isRehearsal)
      if let block = report.block, !isRehearsal {
        throw CommandFailure(.blocked, block.sentence)
      }
      return CommandOutput(report, folder: folder.name, isRehearsal: isRehearsal)
    }
  }
}

extension CommandOutput {
  /// The report of a synchronisation.
  fileprivate init(_ report: SyncReport, folder: String, isRehearsal: Bool) {
    let remarks = report.sentences + [report.block?.sentence].compactMap(\.self)
    let title = isRehearsal ? "A synchronisation with" : "Synced with"
    let lines =
      ["\(title) \(folder): \(report.numbers)."] + remarks
      + (isRehearsal ? ["This was a preview. Nothing has changed."] : [])
    let json = JSON.members([
      "folder": .text(folder), "in": Self.json(report.incoming), "out": Self.json(report.outgoing),
      "remarks": .texts(report.sentences), "block": .text(report.block?.sentence),
      "rehearsal": .bool(isRehearsal),
    ])
    let numbers = [
      report.incoming.added, report.incoming.changed, report.incoming.deleted,
      report.outgoing.added, report.outgoing.changed, report.outgoing.deleted,
    ]
    self.init(
      records: [
        Record(id: "", cells: [], plain: [folder] + numbers.map(String.init), json: json)
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
