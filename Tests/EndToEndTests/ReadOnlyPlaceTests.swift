import Foundation
import SQLiteKit
import TestSupport
import Testing

/// Places that the app may not write to. It shows what is there, reports that nothing can be saved,
/// and never starts with an empty database instead.
@Suite("A read-only folder", .floor(.full), .terminals) struct ReadOnlyPlaceTests {
  let home: TemporaryFolder
  let folder: String
  private var path: String { "\(folder)/todos.db" }

  init() throws {
    home = try TemporaryFolder()
    folder = try home.makeFolder("data", permissions: 0o700)
    try Seed("Errands", ["Apples"]).plant(in: home)
    try FileManager.default.copyItem(atPath: home.path("todos.db"), toPath: path)
  }

  enum Place: String, CaseIterable {
    case file, folder, folderAndFile, fileSystem
  }

  private static let tally = Tally(
    "C5", of: Place.allCases.count + 1, "places told in a sentence, nothing changed or made")

  @Test(arguments: Place.allCases)
  func `is read and told in a sentence, and nothing is changed or made`(
    place: Place
  ) async throws {
    let before = try contents(below: folder)
    let sentence = try close(place)
    defer { for name in [folder, path] { chmod(name, 0o700) } }

    for words in [["list"], ["today"], ["history"], ["export", "--to", "json"], ["lists"]] {
      let result = try command(words, at: place).run()
      #expect(result.status == .exitCode(0), "\(words): \(result.error)")
      let isOfItems = ["list", "export", "lists"].contains(words[0])
      #expect(!isOfItems || result.output.contains("Errands"), "\(words)")
    }
    let doctor = try command(["doctor"], at: place).run()
    #expect(doctor.status == .exitCode(0) && !doctor.output.contains("BAD"), "\(doctor.output)")
    #expect(doctor.output.contains("ok   The file is intact"), "\(doctor.output)")
    let refused = try command(["add", "Pears"], at: place).run()
    #expect(refused.status == .exitCode(1) && refused.error.contains(sentence), "\(refused.error)")
    #expect(!refused.error.contains("chmod"))

    let screen = try command([], at: place)
    try await onThread {
      let viewer = try Viewer(screen, columns: 200)
      try viewer.expect("Errands", sentence)
      try viewer.type("\r")
      try viewer.expect("○ Apples")
      try viewer.type("aPears\r")
      try viewer.expect("New item", sentence)
      try viewer.type("\u{1B}")
      try viewer.expectNo("New item")
      try viewer.quit()
    }
    chmod(folder, 0o700)
    chmod(path, 0o600)
    #expect(try contents(below: folder) == before)
    await Self.tally.count()
  }

  @Test func `of another user is refused in a sentence`() async throws {
    // Root changes the owner of the file; other users take one of root's files.
    let isRoot = geteuid() == 0
    if isRoot { try #require(chown(path, 65534, 65534) == 0) }
    let result = try Command.paneltodo(
      ["--database", isRoot ? path : "/usr/bin/env", "list"], home: home
    ).run()

    #expect(result.status == .exitCode(1))
    #expect(result.error.contains("belongs to another user"), "\(result.error)")
    await Self.tally.count()
  }

  /// Takes away the right to write, and returns the beginning of the sentence about that.
  private func close(_ place: Place) throws -> String {
    if place == .fileSystem { return "The file system of \(path) is read-only." }
    _ = try home.asNobody(owning: folder, path)
    if place != .folder { chmod(path, 0o400) }
    if place != .file { chmod(folder, 0o500) }
    return place == .folder ? "\(folder) is not writable" : "\(path) is read-only."
  }

  private func command(_ words: [String], at place: Place) throws -> Command {
    let words = [Command.app, "--database", path] + words
    guard place == .fileSystem else {
      let own = try home.asNobody() + words
      return Command(own[0], Array(own.dropFirst()), home: home)
    }
    // In a namespace of their own any user may mount the folder again, read-only.
    let script = """
      mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"
      """
    return Command(
      "unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script, folder] + words,
      home: home)
  }
}
