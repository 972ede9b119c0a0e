import Foundation
import TestSupport
import Testing
import TodoModel

@testable import TodoCommands

/// Names and links that any program may have made in a folder.
@Suite("A folder with refused names") @MainActor struct RefusedNamesTests {
  private let bench: CommandBench
  private let home: TemporaryFolder

  init() throws {
    bench = try CommandBench()
    home = try TemporaryFolder()
    try write("Milk", "home/a.ics")
  }

  private var dav: String { home.path("dav") }

  private func write(_ name: String, _ file: String) throws {
    let path = "\(dav)/\(file)"
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:\(name)\nSUMMARY:\(name)\nEND:VTODO\nEND:VCALENDAR\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func link(_ place: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(dav)/\(place)", withDestinationPath: home.path(target))
  }

  private func sync(_ words: String...) async throws -> String {
    try await bench.run(["sync"] + words + [dav])
  }

  @Test func `has files that are left alone and named each time`() async throws {
    let long = String(repeating: "l", count: 197) + ".ics"
    for file in [".hidden.ics", "new\nline.ics", long] { try write("Other", "home/\(file)") }
    try "no to-do".write(toFile: dav + "/home/._a.ics", atomically: true, encoding: .utf8)

    for count in ["1 in (1 added)", "nothing in"] {
      let report = try await sync()
      #expect(report.hasPrefix("Synced with dav: \(count)"))
      for sentence in [
        "“home/.hidden.ics” is left alone: its name begins with a dot.",
        "“home/new␊line.ics” is left alone: its name has a control character.",
        "…” is left alone: its name is longer than 200 bytes.",
      ] {
        #expect(report.contains(sentence))
      }
      #expect(report.split(separator: "\n").count == 4)
    }
  }

  @Test func `has links that lead to no other folder or file`() async throws {
    try FileManager.default.createDirectory(
      atPath: home.path("other"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: dav + "/home/a.ics", toPath: home.path("other/o.ics"))
    try link("linked", to: "other")
    try link("home/b.ics", to: "other/o.ics")

    let report = try await sync()
    #expect(report.contains("The folder “linked” is a link, and links are not followed."))
    #expect(report.contains("home/b.ics cannot be read"))
    #expect(try await bench.run("lists", "--plain").split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("other")) == ["o.ics"])
  }

  @Test(arguments: ["--quiet", "--delete"])
  func `keeps a list whose folder became a link`(option: String) async throws {
    _ = try await sync()
    try FileManager.default.moveItem(atPath: dav + "/home", toPath: home.path("moved"))
    try link("home", to: "moved")

    let error = await bench.error("sync", option, dav)
    #expect(
      error == """
        The folder of the list “home”, “home”, is a link, and links are not followed. Nothing was \
        changed. Put a folder with a plain name in its place.
        """)
    #expect(try await bench.run("list", "-q").split(separator: "\n").count == 1)
  }

  @Test func `has no more sentences than a person reads`() async throws {
    for number in 1...50 { try write("Item \(number)", "home/.\(number).ics") }

    let report = try await sync()
    #expect(report.split(separator: "\n").count == 21)
    #expect(report.hasSuffix("… and 31 more like these; --json has all."))
    #expect(try await sync("--json").contains(".50.ics"))
  }
}
