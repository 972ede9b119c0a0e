import FileKit
package import TodoModel

/// The file to which any program may append lines, each of which becomes an item: `inbox.txt`
/// beside the database.
///
/// Who takes the lines first moves the file away, to a name that is used only once, so that nobody
/// opens it any more. The identity of an item follows from that name and the place of its line:
/// however often the file is read, after a crash or since another program still has it open, each
/// line becomes one item. Only then is the file removed. The beginning of a line whose end has not
/// come yet is put back.
///
/// 1. `inbox.txt` is moved to `.inbox-1-UUID`.
/// 2. Its lines are stored, in one transaction.
/// 3. If it ends within a line, that is written to `.inbox-1-UUID.rest`.
/// 4. `.inbox-1-UUID` is removed.
/// 5. The rest gets the name `inbox.txt`, and loses its own.
///
/// After a crash behind any of these steps, the next run continues with the following one.
package struct InboxFile: Sendable {
  /// A line with the identity of its item.
  struct Line {
    let id: Identifier<TodoItem>
    let text: String
  }

  /// The name of the file.
  package static let name = "inbox.txt"
  /// The beginning of the names of files that were moved away.
  private static let takenPrefix = ".inbox-"
  private static let restSuffix = ".rest"
  /// The beginning of the names of files that are not whole yet.
  private static let draftPrefix = ".new-inbox-"
  /// The most bytes that are taken at once.
  private static let largest = 64 << 20

  private let folder: String

  /// The path of the file.
  package var path: String { "\(folder)/\(Self.name)" }

  /// The file of a folder.
  package init(in folder: String) { self.folder = folder }

  /// The file beside a database, if that is the one at the program's own place: another database
  /// was chosen for a purpose of its own.
  package init?(beside database: String, environment: [String: String]) {
    let folder = DatabasePath.folder(environment: environment)
    guard database == "\(folder)/todos.db" else { return nil }
    self.init(in: folder)
  }

  /// Watches the file.
  @MainActor package func watch(_ onChange: @escaping @MainActor () -> Void) -> FileWatch? {
    FileWatch(
      folder: folder, concerning: { $0 == Self.name || $0.hasPrefix(Self.takenPrefix) },
      onChange: onChange)
  }

  /// Passes the lines to a body, which stores them. What it throws leaves all lines for the next
  /// run.
  ///
  /// - Parameter attempts: The number of attempts, ten milliseconds apart, where another program
  ///   takes lines at this moment. That program takes those that came meanwhile, too.
  @MainActor func takeLines(
    attempts: Int, _ store: @MainActor ([Line]) async throws -> Void
  ) async throws {
    var isFirst = true
    // A program that met the lock has left its lines to this one.
    while try hasWork(isFirst: isFirst) {
      isFirst = false
      let folder = try Descriptor(folder: folder)
      guard let lock = try FileLock.acquire(folder, attempts: attempts) else { return }
      try await takeOnce(store)
      _ = consume lock
    }
  }

  /// Whether there are lines in the file, or at first files that were moved away.
  private func hasWork(isFirst: Bool) throws -> Bool {
    if isFirst, Folder.names(in: folder).contains(where: { $0.hasPrefix(Self.takenPrefix) }) {
      return true
    }
    return try content()?.contains(Self.lineBreak) == true
  }

  @MainActor private func takeOnce(_ store: @MainActor ([Line]) async throws -> Void) async throws {
    for name in Folder.names(in: folder) where name.hasPrefix(Self.draftPrefix) {
      File.remove("\(folder)/\(name)")
    }
    try putBackRests()
    try moveAway()
    let taken = try takenNames().map { try TakenFile(at: "\(folder)/\($0)", token: $0) }
    guard !taken.isEmpty else { return }
    let lines = taken.flatMap(\.lines)
    if !lines.isEmpty { try await store(lines) }
    for file in taken where try !file.isInUse() {
      if !file.rest.isEmpty { try write(file.rest, to: file.path + Self.restSuffix) }
      File.remove(file.path)
    }
    Folder.sync(folder)
    try putBackRests()
  }

  // MARK: - The file

  private static let lineBreak = UInt8(ascii: "\n")

  /// The bytes of the file; nil if there is none.
  private func content() throws -> [UInt8]? {
    let bytes: [UInt8]?
    do throws(SystemError) {
      // A link would be moved away, and not its file.
      let file = try Descriptor(opening: path, followingLinks: false, waiting: false)
      guard file.isRegularFile else { return nil }
      bytes = try file.readAll(limit: Self.largest)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    guard let bytes else {
      throw CommandFailure(.failed, "\(path) has more than \(Self.largest >> 20) MB.")
    }
    return bytes
  }

  /// Moves the file away, unless there is no whole line in it.
  private func moveAway() throws {
    guard try content()?.contains(Self.lineBreak) == true else { return }
    let number = takenNames().compactMap { Self.number(of: $0) }.max() ?? 0
    let token = Identifier<TodoItem>().uuidString
    try File.move(path, to: "\(folder)/\(Self.takenPrefix)\(number + 1)-\(token)")
  }

  // MARK: - Files that were moved away

  /// The names of the files that were moved away, the first one first.
  private func takenNames() -> [String] {
    Folder.names(in: folder)
      .filter { $0.hasPrefix(Self.takenPrefix) && !$0.hasSuffix(Self.restSuffix) }
      .sorted { (Self.number(of: $0) ?? 0, $0) < (Self.number(of: $1) ?? 0, $1) }
  }

  private static func number(of name: String) -> Int? {
    Int(name.dropFirst(takenPrefix.count).prefix { $0 != "-" })
  }

  // MARK: - Rests

  /// Puts back the beginnings of lines whose files are gone. Where a new file has begun meanwhile,
  /// such a beginning is a line of its own.
  private func putBackRests() throws {
    let names = Set(Folder.names(in: folder))
    for name in names.sorted() where name.hasPrefix(Self.takenPrefix) {
      guard name.hasSuffix(Self.restSuffix) else { continue }
      let rest = "\(folder)/\(name)"
      let origin = String(name.dropLast(Self.restSuffix.count))
      guard !names.contains(origin) else {
        // Its file is read again, and the rest with it.
        File.remove(rest)
        continue
      }
      if try putBack(rest) {
        File.remove(rest)
      } else {
        try end(rest)
        let token = Identifier<TodoItem>().uuidString
        try File.move(rest, to: "\(folder)/\(Self.takenPrefix)0-\(token)")
      }
    }
  }

  /// Gives a rest the name of the file; false if another file has it.
  private func putBack(_ rest: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try File.link(rest, as: path)
      return true
    } catch {
      guard error.isExisting else { throw error }
      return File.areSame(rest, path)
    }
  }

  /// Ends the line in a file.
  private func end(_ path: String) throws {
    let bytes = try Descriptor(opening: path).readAll(limit: Self.largest) ?? []
    if bytes.last != Self.lineBreak { try write(bytes + [Self.lineBreak], to: path) }
  }

  /// Writes a file that appears when it is whole.
  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = try TemporaryFile(in: folder, prefix: Self.draftPrefix, suffix: "")
    do throws(SystemError) {
      try file.descriptor.write(bytes.span.bytes)
      try file.descriptor.sync()
      try File.move(file.path, to: path)
    } catch {
      File.remove(file.path)
      throw error
    }
  }
}
