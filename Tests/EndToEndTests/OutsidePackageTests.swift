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

  /// The package has default settings: warnings are not errors in it, and there are none.
  @Test func `is built from the framework alone, and works in a terminal`() async throws {
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

    let manifest = try PackageManifest()
    let doors = Set(manifest.targets.filter { $0.kind == "systemLibrary" }.map(\.name))
    let offered = manifest.closure(of: manifest.products.map(\.name))
    let used = manifest.closure(of: ["TermPanels", "TermPanelsNcurses"])
    #expect(try plannedModules == offered.subtracting(doors).union(["Plants"]))
    #expect(try builtModules == used.subtracting(doors).union(["Plants"]))
    let linked = try linkedLibraries
    for door in doors {
      for library in try manifest.linkedLibraries(of: door) {
        let isLinked = linked.contains { $0.hasPrefix("lib\(library).so") }
        #expect(isLinked == used.contains(door), "\(library)")
      }
    }
  }

  /// The modules that the build knows, whether or not it needs them; the doors are not among them.
  private var plannedModules: Set<String> {
    get throws {
      struct Plan: Decodable { let targetDependencyMap: [String: [String]] }
      let plan = try Data(contentsOf: URL(filePath: "\(scratch)/debug/description.json"))
      return try Set(JSONDecoder().decode(Plan.self, from: plan).targetDependencyMap.keys)
    }
  }

  /// The modules whose code was compiled and is in the program.
  private var builtModules: Set<String> {
    get throws {
      let objects = URL(filePath: "\(scratch)/debug/Plants.product/Objects.LinkFileList")
      return try Set(
        String(contentsOf: objects, encoding: .utf8).matches(of: /\/(\w+)\.build\/[^\/]+\.o/)
          .map { String($0.1) })
    }
  }

  /// The libraries that the loader finds for the program.
  private var linkedLibraries: [Substring] {
    get throws {
      let home = try #require(home)
      let result = try Command("ldd", ["\(scratch)/debug/Plants"], home: home).run()
      return result.output.matches(of: /lib\S+\.so\S*/).map(\.0)
    }
  }
}

private enum Repository {
  static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }
}
