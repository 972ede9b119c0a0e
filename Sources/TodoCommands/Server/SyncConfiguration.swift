import JSONKit

/// The configuration of vdirsyncer as a text. It names the lists that vdirsyncer may touch, each by
/// a name that was checked. All other lines are those of the set-up, or of the person.
struct SyncConfiguration: Equatable, Sendable {
  /// The pairs: one for the files, whose conflicts this program merges; one for the names of lists,
  /// which no program can merge; and one that only lists what the server has.
  static let (items, names, listing) = ("items", "names", "listing")

  /// A value, with the lines that it takes.
  private struct Entry {
    let section, key: String
    var value: String
    var lines: Range<Int>
  }

  /// The text.
  private(set) var text: String

  /// The configuration with a text.
  init(_ text: String) { self.text = text }

  /// The configuration of a set-up. It names no lists.
  ///
  /// - Parameters:
  ///   - passwordCommand: The command of a shell that prints the password.
  ///   - certificate: The path of the certificate of a server that no authority vouches for.
  ///   - status: The folder in which vdirsyncer keeps what it knows.
  ///   - database: The path of the database, which the merge reads.
  init(
    for server: SyncServer, passwordCommand: String, certificate: String?, status: String,
    database: String
  ) {
    let merge = ["command", "paneltodo", "sync", "--merge", "--database", database]
    let trust = certificate.map { "verify = \(Self.text($0))\n" } ?? ""
    // The command must not read the answers that are meant for vdirsyncer.
    let password = ["shell", "exec </dev/null; \(passwordCommand)"]
    text = """
      # Written by paneltodo sync --setup, for vdirsyncer. Your changes stay until the next set-up,
      # but for the names of the lists, which each synchronisation checks and writes.

      [general]
      status_path = \(Self.text(status))

      [pair \(Self.items)]
      a = "local"
      b = "server"
      collections = []
      conflict_resolution = \(JSON.texts(merge).text)

      [pair \(Self.names)]
      a = "local"
      b = "server"
      collections = []
      metadata = ["displayname", "color"]
      conflict_resolution = "a wins"

      [storage local]
      type = "filesystem"
      path = \(Self.text(server.folder))
      fileext = ".ics"

      [storage server]
      type = "caldav"
      url = \(Self.text(server.address))
      username = \(Self.text(server.user))
      password.fetch = \(JSON.texts(password).text)
      item_types = ["VTODO"]
      \(trust)\(Self.listingPair)
      """
  }

  /// A pair of the server with itself: vdirsyncer finds its lists, and has nothing to create.
  private static var listingPair: String {
    """

    [pair \(listing)]
    a = "server"
    b = "server"
    collections = ["from a"]

    """
  }

  private static func text(_ value: String) -> String { JSON.string(value).text }

  // MARK: - Values

  /// The folder in which vdirsyncer keeps what it knows; nil if that is no absolute path.
  var statusFolder: String? {
    text(of: "status_path", in: "general").flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The server; nil if the address, the name or the folder is missing.
  var server: SyncServer? {
    let sections = Set(entries.map(\.section)).filter { $0.hasPrefix("storage ") }
    func value(_ key: String) -> String? {
      sections.lazy.compactMap { text(of: key, in: $0) }.first
    }
    guard let address = value("url"), let user = value("username"), let folder = value("path")
    else { return nil }
    return SyncServer(address: address, user: user, folder: folder)
  }

  /// The lists to which the person has restricted the exchange; nil for all lists.
  var chosenLists: [String]? {
    guard case .array(let lists)? = json(of: "collections", in: "pair \(Self.items)") else {
      return nil
    }
    // Lists that were named here have three names each.
    let names = lists.compactMap { if case .string(let name) = $0 { name } else { nil } }
    let isChoice = !names.isEmpty && !names.contains("from a") && !names.contains("from b")
    return isChoice ? names : nil
  }

  /// Whether it names lists, and has the pair that only lists what the server has. One of an
  /// earlier version leaves it to vdirsyncer which lists there are.
  var hasNames: Bool {
    guard case .array(let lists)? = json(of: "collections", in: "pair \(Self.items)") else {
      return false
    }
    return hasListing && !lists.contains(.string("from a")) && !lists.contains(.string("from b"))
  }

  private var hasListing: Bool { entry("collections", in: "pair \(Self.listing)") != nil }

  /// Adds the pair that only lists what the server has, if it is missing.
  mutating func addListing() {
    if !hasListing { text += (text.hasSuffix("\n") ? "" : "\n") + Self.listingPair }
  }

  /// Names the lists that vdirsyncer may touch.
  mutating func name(_ lists: [String]) {
    let isChoice = chosenLists != nil
    let value = JSON.array(
      lists.map { isChoice ? .string($0) : .array(Array(repeating: .string($0), count: 3)) })
    var lines = self.lines
    let entries = entries
    let sections = [Self.items, Self.names].map { "pair \($0)" }
    for entry in entries.reversed()
    where entry.key == "collections" && sections.contains(entry.section) {
      lines.replaceSubrange(entry.lines, with: ["collections = \(value.text)"])
    }
    text = lines.joined(separator: "\n")
  }

  // MARK: - Lines

  private var lines: [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private func json(of key: String, in section: String) -> JSON? {
    // Values that are none are for vdirsyncer to report.
    entry(key, in: section).flatMap { try? JSONParser.parse(Array($0.value.utf8)) }
  }

  private func entry(_ key: String, in section: String) -> Entry? {
    entries.first { $0.key == key && $0.section == section }
  }

  private func text(of key: String, in section: String) -> String? {
    if case .string(let text)? = json(of: key, in: section) { text } else { nil }
  }

  /// The values. A line that begins with white space continues the one before it.
  private var entries: [Entry] {
    var section = ""
    var entries: [Entry] = []
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.isEmpty || words.hasPrefix("#") || words.hasPrefix(";") { continue }
      if words.startIndex > line.startIndex, let last = entries.indices.last,
        entries[last].section == section
      {
        entries[last].value += "\n" + words
        entries[last].lines = entries[last].lines.lowerBound..<(number + 1)
      } else if words.hasPrefix("[") {
        section = String(words.dropFirst().prefix { $0 != "]" })
      } else if let sign = words.firstIndex(where: { $0 == "=" || $0 == ":" }) {
        let key = words[..<sign].filter { $0 != " " && $0 != "\t" }
        entries.append(
          Entry(
            section: section, key: key, value: String(words[sign...].dropFirst()),
            lines: number..<(number + 1)))
      }
    }
    return entries
  }
}
