import Foundation
import TestSupport
import Testing

@Suite("The lower floors of TermPanels", .floor(.full)) struct FloorTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private let home = try? TemporaryFolder()

  /// The compiler reads the files of these floors as if they were the whole module.
  @Test(arguments: [["Cells"], ["Cells", "Kernel"]])
  func `compile without the floors above them`(floors: [String]) throws {
    let home = try #require(home)
    let module = Self.sources.appending(path: "TermPanels")
    let files = try floors.flatMap { floor in
      try FileManager.default.subpathsOfDirectory(atPath: module.appending(path: floor).path)
        .filter { $0.hasSuffix(".swift") }.map { module.appending(path: "\(floor)/\($0)").path }
    }
    let products = Command.builtProducts
    let order = Self.sources.appending(path: "CFriBidi/module.modulemap").path

    let result = try Command(
      "swiftc",
      [
        "-typecheck", "-module-name", "TermPanels", "-package-name", "termpanels",
        "-swift-version", "6", "-I", "\(products)/Modules",
        "-module-cache-path", "\(products)/Floors.cache", "-Xcc", "-fmodule-map-file=\(order)",
      ] + files, home: home
    ).run(limit: .seconds(200))  // Compiling takes more than ten seconds of processor time.

    #expect(result.status == .exitCode(0), "\(result.error)")
  }
}
