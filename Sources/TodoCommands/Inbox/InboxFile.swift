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
/// 2. Its lines are stored, some hundred in one transaction.
/// 3. If it ends within a line, that is written to `.inbox-1-UUID.rest`.
/// 4. `.inbox-1-UUID` is removed.
/// 5. The rest gets the name `inbox.txt`, and loses its own.
///
/// After a crash behind any of these steps, the next run continues with the following one. A run
/// that has taken as many lines as one may take adds the number of bytes to the name of the file,
/// and leaves the other lines to the next run.
package struct InboxFile: Sendable {
  /// A line with the identity of its item.
  struct Line {
    let id: Identifier<TodoItem>
    let text: String
  }

  /// The name of the file.
  package static let name = "inbox.txt"
  private static let restSuffix = ".rest"
  /// The beginning of the names of files that are not whole yet.
  private static let draftPrefix = ".new-inbox-"
  /// The most bytes of a file that is taken.
  private static let largest = 64 << 20
  /// The most lines of one transaction.
  private static let linesAtOnce = 500
  /// The most bytes that a run takes, unless a line is longer.
  private static let mostBytes = 1 << 20
  /// The most lines that a run takes, so that no command waits for long.
  package static let mostLines = 2000

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
      folder: folder, concerning: { $0 == Self.name || $0.hasPrefix(TakenName.prefix) },
      onChange: onChange)
  }

  /// The lines and bytes that a run may still take.
  private struct Room {
    var lines = InboxFile.mostLines
    var bytes = InboxFile.mostBytes

    var isUsedUp: Bool { lines <= 0 || bytes <= 0 }
  }

  /// Passes the lines to a body, some at a time, which stores them. What it throws leaves those
  /// lines and the following ones for the next run.
  ///
  /// - Parameter attempts: The number of attempts, ten milliseconds apart, where another program
  ///   takes lines at this moment. That program takes those that came meanwhile, too.
  /// - Returns: Whether lines are left for the next run.
  @MainActor func takeLines(
    attempts: Int, _ store: @MainActor ([Line]) async throws -> Void
  ) async throws -> Bool {
    var room = Room()
    var isFirst = true
    // A program that met the lock has left its lines to this one.
    while try hasWork(isFirst: isFirst) {
      isFirst = false
      let folder = try Descriptor(folder: folder)
      guard let lock = try FileLock.acquire(folder, attempts: attempts) else { return false }
      try await takeOnce(&room, store)
      _ = consume lock
      if room.isUsedUp { return try hasWork(isFirst: true) }
    }
    return false
  }

  /// Whether there are lines in the file, or at first files that were moved away.
  private func hasWork(isFirst: Bool) throws -> Bool {
    if isFirst, !takenNames().isEmpty || !rests().isEmpty { return true }
    return try hasLine()
  }

  @MainActor private func takeOnce(
    _ room: inout Room, _ store: @MainActor ([Line]) async throws -> Void
  ) async throws {
    for name in Folder.names(in: folder) where name.hasPrefix(Self.draftPrefix) {
      File.remove("\(folder)/\(name)")
    }
    try putBackRests()
    // A file that cannot be read stays, and does not keep the lines of the others from being taken.
    var fault: (any Error)?
    do { try moveAway() } catch { fault = error }
    for name in takenNames() where !room.isUsedUp {
      do {
        try await take(name, &room, store)
      } catch let error as FileFault {
        fault = failure(error, name.text)
      }
    }
    Folder.sync(folder)
    try putBackRests()
    if let fault { throw fault }
  }

  /// Takes the lines of a file that was moved away, and removes it unless somebody writes to it.
  @MainActor private func take(
    _ name: TakenName, _ room: inout Room, _ store: @MainActor ([Line]) async throws -> Void
  ) async throws {
    let file = try TakenFile(name, in: folder)
    while !file.isAtEnd, !room.isUsedUp {
      let start = file.position
      let lines = try file.next(atMost: min(Self.linesAtOnce, room.lines))
      if !lines.isEmpty { try await store(lines) }
      room.lines -= lines.count
      room.bytes -= file.position - start
    }
    let path = "\(folder)/\(name.text)"
    guard file.isAtEnd, !file.isInUse else {
      let taken = name.taken(upTo: file.position)
      if taken != name { try File.move(path, to: "\(folder)/\(taken.text)") }
      return
    }
    if !file.rest.isEmpty { try write(file.rest, to: path + Self.restSuffix) }
    File.remove(path)
  }

  // MARK: - The file

  private static let lineBreak = UInt8(ascii: "\n")

  /// Whether there is a whole line in the file.
  private func hasLine() throws -> Bool {
    do throws(FileFault) {
      // A link would be moved away, and not its file.
      let file = try ForeignFile(at: path, atMost: Self.largest)
      while case let piece = try file.read(), !piece.isEmpty {
        if piece.contains(Self.lineBreak) { return true }
      }
      return false
    } catch {
      guard error.isMissing else { throw failure(error, Self.name) }
      return false
    }
  }

  /// Moves the file away, unless there is no whole line in it.
  private func moveAway() throws {
    guard try hasLine() else { return }
    let name = TakenName(after: takenNames().last, token: Identifier<TodoItem>().uuidString)
    try File.move(path, to: "\(folder)/\(name.text)")
  }

  /// The failure for a file that cannot be taken.
  private func failure(_ fault: FileFault, _ name: String) -> CommandFailure {
    CommandFailure(
      .failed,
      fault.sentence(about: name) + " Lines are taken from files alone; remove or replace it.")
  }

  // MARK: - Files that were moved away

  /// The names of the files that were moved away, the first one first.
  private func takenNames() -> [TakenName] {
    Folder.names(in: folder).compactMap { TakenName($0) }.sorted()
  }

  // MARK: - Rests

  /// The names of the rests, and for each that of its file.
  private func rests() -> [(name: String, origin: TakenName)] {
    Folder.names(in: folder).sorted().compactMap { name in
      guard name.hasSuffix(Self.restSuffix) else { return nil }
      return TakenName(String(name.dropLast(Self.restSuffix.count))).map { (name, $0) }
    }
  }

  /// Puts back the beginnings of lines whose files are gone. Where a new file has begun meanwhile,
  /// such a beginning is a line of its own.
  private func putBackRests() throws {
    for (name, origin) in rests() {
      let rest = "\(folder)/\(name)"
      guard !File.exists("\(folder)/\(origin.text)") else {
        // Its file is read again, and the rest with it.
        File.remove(rest)
        continue
      }
      if try putBack(rest) {
        File.remove(rest)
      } else {
        try end(rest)
        let taken = TakenName(number: 0, token: Identifier<TodoItem>().uuidString)
        try File.move(rest, to: "\(folder)/\(taken.text)")
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
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try ForeignFile.content(of: path, atMost: TakenFile.longestLine)
    } catch {
      throw failure(error, path)
    }
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
