import Foundation
import TestSupport

@testable import TodoCommands

/// vdirsyncer 0.19 as it exchanges a folder with a server: it makes the same decisions, and reports
/// the same errors. It can be killed before any change of a file.
@MainActor final class VdirsyncerInMemory {
  /// The error when it is killed.
  struct Killed: Error {}

  /// A file on both sides after a run: the lines that are compared. A side without it has none.
  private struct Entry {
    var local: [String]?
    var remote: [String]?
  }

  private struct LocalFile {
    let path: String
    let text: String
    let compared: [String]
  }

  private let folder: String
  private let server: CalendarServerInMemory
  private var random: SeededGenerator
  /// Merges two files with these paths.
  var merge: ([String]) throws -> Void = { _ in }
  /// The number of changes before it is killed; nil if it is not.
  var changesLeft: Int?
  private var status: [String: [String: Entry]] = [:]
  private var knownProperties: [String: String] = [:]

  init(folder: String, server: CalendarServerInMemory, seed: UInt64) {
    (self.folder, self.server) = (folder, server)
    random = SeededGenerator(seed: seed)
  }

  /// Runs a command. Lists and their files have no fixed order.
  func run(_ command: [String], _ input: String, _ seconds: Int) throws -> ProgramRun {
    let words = command.dropFirst(5)
    let files = EngineFiles(
      configuration: try String(contentsOfFile: command[4], encoding: .utf8))
    switch words.first {
    case "discover" where words.contains("listing"):
      try files.writeListing(server.lists.keys)
      let isKnown = files.named.isSubset(of: server.lists.keys)
      return ProgramRun(status: isKnown ? 0 : 1)
    case "discover": try createLists(files.named)
    case "metasync": try exchangeProperties(files.named)
    default:
      let isForced = words.contains("--force-delete")
      let pairs = words.filter { $0.hasPrefix("items") }
      let lists =
        pairs == ["items"]
        ? files.named.sorted() : pairs.map { String($0.dropFirst("items/".count)) }
      try files.noteExchange()
      let errors = try lists.shuffled(using: &random).compactMap {
        try exchange($0, isForced: isForced)
      }
      return ProgramRun(status: errors.isEmpty ? 0 : 1, output: errors.joined())
    }
    return ProgramRun(status: 0)
  }

  /// Counts a change of a file.
  private func willChange() throws {
    guard let left = changesLeft else { return }
    if left == 0 { throw Killed() }
    changesLeft = left - 1
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  // MARK: - Lists

  private func createLists(_ named: Set<String>) throws {
    for list in named.sorted() where server.lists[list] == nil {
      try willChange()
      server.lists[list] = [:]
    }
  }

  private func exchangeProperties(_ named: Set<String>) throws {
    for list in named.sorted() {
      for place in ["displayname", "color"].map({ "\(list)/\($0)" }) {
        let path = "\(folder)/\(place)"
        let content = FileManager.default.contents(atPath: path) ?? Data()
        let (ours, theirs) = (String(decoding: content, as: UTF8.self), server.properties[place])
        if ours != theirs ?? "" {
          try willChange()
          if let theirs, ours == knownProperties[place] ?? "" {
            try write(theirs, to: path)
          } else {
            server.properties[place] = ours
          }
        }
        knownProperties[place] = server.properties[place]
      }
    }
  }

  // MARK: - Files

  /// Exchanges the files of a list, and returns the error if that cannot be done.
  private func exchange(_ list: String, isForced: Bool) throws -> String? {
    let (local, doubled) = try localFiles(of: list)
    guard doubled.isEmpty else {
      let lines =
        [
          "items/\(list): Storage \"local/\(list)\" contains multiple items with the same UID.", "",
        ] + doubled.map { "'\($0)'" }
      return lines.map { "error: \($0)\n" }.joined()
    }
    let remote = server.lists[list] ?? [:]
    if status[list]?.isEmpty == false, !isForced, local.isEmpty != remote.isEmpty {
      let side = local.isEmpty ? "local" : "server"
      return "error: items/\(list): Storage \"\(side)/\(list)\" was completely emptied. If\n"
    }
    let uids = Set(local.keys).union(remote.keys)
      .map { (uid: $0, order: CalendarFileText.order(local[$0]?.text ?? remote[$0] ?? "")) }
      .sorted { ($0.order, $0.uid) < ($1.order, $1.uid) }.map(\.uid)
    var entries: [String: Entry] = [:]
    for uid in uids.shuffled(using: &random) {
      entries[uid] = try exchange(uid, of: list, local[uid])
    }
    // A run that is killed before its end forgets everything.
    status[list] = entries
    return nil
  }

  /// The files of a list in the folder, by their identities, and the names of two with the same.
  private func localFiles(
    of list: String
  ) throws -> (files: [String: LocalFile], doubled: [String]) {
    var files: [String: LocalFile] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(list)").sorted()
    where name.hasSuffix(".ics") && !name.hasPrefix(".") {
      let path = "\(folder)/\(list)/\(name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let content = CalendarFileText(text)
      guard let uid = content.uid else { continue }
      let file = LocalFile(path: path, text: text, compared: content.compared)
      if let other = files.updateValue(file, forKey: uid) {
        return ([:], [String(other.path.split(separator: "/").last ?? ""), name])
      }
    }
    return (files, [])
  }

  /// Exchanges a file, and returns it as it is on both sides then; nil if it is gone.
  private func exchange(_ uid: String, of list: String, _ local: LocalFile?) throws -> Entry? {
    let remote = server.lists[list]?[uid]
    let old = status[list]?[uid]
    let new = Entry(
      local: local?.compared, remote: remote.map { CalendarFileText($0).compared })
    let (isChangedHere, isChangedThere) = (new.local != old?.local, new.remote != old?.remote)
    switch (local, remote) {
    case (let local?, let remote?) where isChangedHere && isChangedThere:
      if new.local == new.remote { return new }
      let merged = try merged(local.text, remote)
      let compared = CalendarFileText(merged).compared
      if compared != new.local {
        try willChange()
        try write(merged, to: local.path)
      }
      if compared != new.remote {
        try willChange()
        server.store(merged, as: uid, in: list)
      }
      return Entry(local: compared, remote: compared)
    case (let local?, .some) where isChangedHere, (let local?, nil) where isChangedHere:
      try willChange()
      server.store(local.text, as: uid, in: list)
      return Entry(local: new.local, remote: new.local)
    case (_, let remote?) where isChangedThere:
      try willChange()
      try write(remote, to: local?.path ?? "\(folder)/\(list)/\(uid).ics")
      return Entry(local: new.remote, remote: new.remote)
    case (let local?, nil):
      try willChange()
      try FileManager.default.removeItem(atPath: local.path)
      return nil
    case (nil, .some):
      try willChange()
      server.lists[list]?[uid] = nil
      return nil
    default: return new
    }
  }

  private func merged(_ ours: String, _ theirs: String) throws -> String {
    let files = try TemporaryFolder()
    let paths = [try files.write(ours, to: "a"), try files.write(theirs, to: "b")]
    try merge(paths)
    return try String(contentsOfFile: paths[0], encoding: .utf8)
  }
}
