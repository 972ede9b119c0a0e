import Foundation
import SQLiteKit
import TestSupport
import Testing

/// Places that the app may not write to. It reports that, and never starts with an empty database
/// instead.
@Suite("A read-only folder", .terminals) struct ReadOnlyPlaceTests {
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
    case file, folder, folderAndFile, fileSystem, otherOwner
  }

  private static let tally = Tally(
    "C5", of: Place.allCases.count, "places refused in a sentence, nothing changed or made")

  @Test(arguments: Place.allCases)
  func `is refused in a sentence, and nothing is changed or made`(place: Place) async throws {
    let before = try contents(below: folder)
    let (command, sentence) = try refusal(at: place)
    defer { for name in [folder, path] { chmod(name, 0o700) } }

    let (status, screen) = try await onThread {
      let viewer = try Viewer(command, columns: 250)
      return (try viewer.expectExit(), viewer.screen)
    }

    #expect(status == .exitCode(1))
    #expect(screen.contains("paneltodo: ") && screen.contains(sentence), "\(screen.text)")
    #expect(!screen.contains("No lists yet"))
    chmod(folder, 0o700)
    chmod(path, 0o600)
    #expect(try contents(below: folder) == before)
    await Self.tally.count()
  }

  private func refusal(at place: Place) throws -> (Command, String) {
    let program = Command.app
    switch place {
    case .file:
      chmod(path, 0o400)
      return (try asUser([program, "--database", path]), "is read-only")
    case .folder:
      let command = try asUser([program, "--database", path])
      chmod(folder, 0o500)
      return (command, "its folder is not writable")
    case .folderAndFile:
      chmod(path, 0o400)
      let command = try asUser([program, "--database", path])
      chmod(folder, 0o500)
      return (command, "is read-only")
    case .fileSystem:
      // In a namespace of their own any user may mount the folder again, read-only.
      let script = """
        mount --bind \(folder) \(folder) && mount -o remount,bind,ro \(folder) &&
        exec \(program) --database \(path)
        """
      return (Command("unshare", userSpace + ["sh", "-c", script], home: home), "is read-only")
    case .otherOwner:
      // Root changes the owner of the file; other users take one of root's files.
      let isRoot = geteuid() == 0
      if isRoot { try #require(chown(path, 65534, 65534) == 0) }
      let file = isRoot ? path : "/usr/bin/env"
      return (Command(program, ["--database", file], home: home), "belongs to another user")
    }
  }

  private var userSpace: [String] { ["--user", "--map-root-user", "--mount"] }

  private func asUser(_ words: [String]) throws -> Command {
    let words = try home.asNobody(owning: folder, path) + words
    return Command(words[0], Array(words.dropFirst()), home: home)
  }
}
