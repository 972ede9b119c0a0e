import Foundation
import TestSupport
import Testing

/// Another package, which depends on this one by path: `Tests/OutsidePackage`.
@Suite("A package outside this one", .floor(.full), .serialized, .terminals)
struct OutsidePackageTests {
  private let home = try? TemporaryFolder()

  /// The build folder, beside the products of these tests, so that unchanged code is built once.
  private let scratch = "\(Command.builtProducts)/OutsidePackage.build"

  /// The programs of the package.
  private static let programs = [
    "Plants", "Sheet", "Folders", "Texts", "Notes", "Pager", "Follow", "Order",
  ]

  /// Builds a program, starts it with files or folders of the home, and waits for a text. One that
  /// `prints` is started by a shell that waits for Enter afterwards, with the output in sight.
  private func start(
    _ program: String, _ paths: String..., prints: Bool = false, expecting text: String
  ) async throws -> TmuxSession {
    let home = try #require(home)
    let words = [
      "run", "--quiet", "--jobs", "1", "--disable-automatic-resolution", "--scratch-path",
      scratch, "--package-path", Repository.url("Tests/OutsidePackage").path, program,
    ]
    var command = Command("swift", words + paths, home: home)
    if prints {
      command.arguments = ["-c", "\"$@\" && read -r line", "sh", "swift"] + command.arguments
      command.program = "sh"
    }
    let session = try TmuxSession(command, home: home, columns: 50, rows: 12)
    try await session.expect(until: "the program is built and shown", within: .seconds(240)) {
      $0.contains(text)
    }
    return session
  }

  /// Presses Enter for the shell of a program that has printed something.
  private func expectEnd(of session: TmuxSession) async throws {
    try session.send("Enter")
    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test(arguments: programs) func `has programs of fewer than 120 lines`(program: String) throws {
    let folder = Repository.url("Tests/OutsidePackage/Sources/\(program)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)

    let lines = try files.reduce(0) { sum, file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return sum + text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }

    #expect((10..<120).contains(lines), "\(lines) lines")
  }

  /// The package has default settings: warnings are not errors in it, and there are none.
  @Test func `is built from the framework alone, and works in a terminal`() async throws {
    let session = try await start("Plants", expecting: "Nothing grows here.")

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
    #expect(try plannedModules == offered.subtracting(doors).union(Self.programs))
    #expect(try builtModules == used.subtracting(doors).union(["Plants"]))
    let linked = try linkedLibraries
    for door in doors {
      for library in try manifest.linkedLibraries(of: door) {
        let isLinked = linked.contains { $0.hasPrefix("lib\(library).so") }
        #expect(isLinked == used.contains(door), "\(library)")
      }
    }
  }

  @Test func `shows a file of values as a table, which sorts`() async throws {
    let path = try #require(home).write("Plant\tRow\nrose\t2\nfern\t1\n", to: "plants.tsv")
    let session = try await start("Sheet", path, expecting: "▌ rose")

    try session.send("s")
    try await session.expect("Plant ↑")
    try await session.expect(until: "fern is above rose") { screen in
      screen.firstRange(of: "fern")?.lowerBound ?? screen.endIndex
        < screen.firstRange(of: "rose")?.lowerBound ?? screen.startIndex
    }
    try session.send("q")
    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `shows a folder as a tree, and prints what is chosen`() async throws {
    let home = try #require(home)
    let folder = home.path("garden")
    try FileManager.default.createDirectory(
      atPath: folder + "/beds", withIntermediateDirectories: true)
    _ = try home.write("2", to: "garden/beds/roses")
    let session = try await start("Folders", folder, prints: true, expecting: "▸ beds")

    try session.send("Down", "Right", "Down")
    try await session.expect("roses")
    try session.send("Enter")
    try await session.expect("\(folder)/beds/roses")
    try await expectEnd(of: session)
  }

  @Test func `shows each text in a tab`() async throws {
    let home = try #require(home)
    let roses = try home.write("A rose is a rose.", to: "roses.txt")
    let ferns = try home.write("Ferns like shade.", to: "ferns.txt")
    let session = try await start("Texts", roses, ferns, expecting: "A rose is a rose.")

    try await session.expect("roses.txt", "ferns.txt")
    try session.send("M-n")
    try await session.expect("Ferns like shade.")
    try session.send("q")
    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `edits a file and saves it`() async throws {
    let path = try #require(home).write("roses\n", to: "notes.txt")
    let session = try await start("Notes", path, expecting: "roses")

    try session.type("Water the ")
    try await session.expect("Water the roses", "edited")
    try session.send("C-s")
    try await session.expect("Saved")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Water the roses\n")
    try session.send("C-c")
    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `pages through a text with a view of its own`() async throws {
    let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let session = try await start(
      "Pager", #require(home).write(text, to: "long.txt"), expecting: "line 1\n")

    try session.send("Down")
    try await session.expectNo("line 1\n")
    try session.send(" ", " ")
    try await session.expect("line 20\n")
    try session.send("q")
    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `follows a log, and shows its errors alone`() async throws {
    let path = try #require(home).write("started\n", to: "server.log")
    let session = try await start("Follow", path, expecting: "started")

    let log = try #require(FileHandle(forWritingAtPath: path))
    try log.seekToEnd()
    try log.write(contentsOf: Data("error: no water\n".utf8))
    try await session.expect("▌ error: no water", "2 lines")
    try session.send("e")
    try await session.expectNo("started")
    try await session.expect("1 line")
    try session.send("q")
    #expect(try await session.expectExit() == .exitCode(0))
  }

  @Test func `asks with a form, checks the answers, and prints them`() async throws {
    let session = try await start("Order", prints: true, expecting: "Pizza")

    try session.send("Enter")
    try await session.expect("Which pizza?")
    try session.type("Margherita")
    try session.send("Enter")
    try await session.expect("medium Margherita sliced")
    try await expectEnd(of: session)
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
