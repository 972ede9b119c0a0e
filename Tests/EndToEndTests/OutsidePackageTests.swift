import Foundation
import TestSupport
import Testing

/// Another package, which depends on this one by path: `Tests/OutsidePackage`.
@Suite("A package outside this one", .terminals) struct OutsidePackageTests {
  private let home = try? TemporaryFolder()

  /// The build folder, beside the products of these tests, so that unchanged code is built once.
  private let scratch = "\(Command.builtProducts)/OutsidePackage.build"

  @Test func `has a program with two screens in fewer than 120 lines`() throws {
    let folder = Repository.url("Tests/OutsidePackage")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }

    let lines = try files.reduce(0) { sum, file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return sum + text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }

    #expect(files.count > 1 && lines < 120, "\(lines) lines")
  }

  /// The package has default settings: warnings are no errors in it, and there are none.
  @Test func `is built and works in a terminal`() async throws {
    let home = try #require(home)
    let swift = Command(
      "swift",
      [
        "run", "--quiet", "--jobs", "1", "--disable-automatic-resolution", "--scratch-path",
        scratch, "--package-path", Repository.url("Tests/OutsidePackage").path,
      ], home: home)
    let session = try TmuxSession(swift, home: home, columns: 50, rows: 12)
    try await session.expect(until: "the program is built and shown", within: .seconds(240)) {
      $0.contains("Nothing grows here.")
    }

    try session.send("Enter", "Enter")
    try await session.expect("A new name, please.")
    try session.type("Fern")
    try session.send("Enter")
    try await session.expect("▌ Fern, dry")
    try session.send("Enter")
    try await session.expect("Garden › Fern", "It is dry.")
    try session.send("Enter")
    try await session.expect("▌ Fern, watered 1×")

    try session.send("C-c")
    #expect(try await session.expectExit() == .exitCode(0))
  }
}

private enum Repository {
  static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }
}
