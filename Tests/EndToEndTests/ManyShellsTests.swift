import Foundation
import TestSupport
import Testing

/// Ten shells that add items, by the command and through the inbox file, while a person adds items
/// on a screen.
@Suite("Many shells and a screen on one database", .floor(.full), .terminals)
struct ManyShellsTests {
  private static let shells = 10

  @Test func `lose nothing, and add nothing twice`() async throws {
    let lines = Thorough.count(5, thorough: 100)
    let home = try TemporaryFolder()
    let place = ["PANELTODO_DATABASE": "", "XDG_DATA_HOME": home.path]
    let first = Command.paneltodo(["lists", "--add", "Home"], home: home, environment: place)
    #expect(try first.run().status == .exitCode(0))

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await onThread {
          let viewer = try Viewer(
            .paneltodo(["--reduced-motion"], home: home, environment: place))
          try viewer.expect("▌    Home")
          try viewer.type("\r")
          try viewer.expect("Lists › Home")
          for number in 0..<lines {
            try viewer.type("aScreen \(1000 + number)\r")
            try viewer.expect("▌ ○ Screen \(1000 + number)")
            try viewer.expectNo("New item")
          }
          try viewer.quit()
        }
      }
      for shell in 0..<Self.shells {
        group.addTask {
          for number in 0..<lines {
            let script = """
              paneltodo add -q "Shell \(shell) \(1000 + number)" >/dev/null &&
              echo "Line \(shell) \(1000 + number)" >>"$XDG_DATA_HOME/paneltodo/inbox.txt"
              """
            let command = Command("sh", ["-c", script], home: home, environment: place)
            let result = try await onThread { try command.run() }
            #expect(result.status == .exitCode(0) && result.error == "")
          }
        }
      }
      try await group.waitForAll()
    }

    let list = Command.paneltodo(["list", "--plain"], home: home, environment: place)
    let names = try list.run().output.split(separator: "\n").compactMap {
      $0.split(separator: "\t").last.map(String.init)
    }
    let numbers = (0..<lines).map { 1000 + $0 }
    let expected =
      numbers.map { "Screen \($0)" }
      + (0..<Self.shells).flatMap { shell in
        numbers.flatMap { ["Shell \(shell) \($0)", "Line \(shell) \($0)"] }
      }
    #expect(names.sorted() == expected.sorted())
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path("paneltodo"))
    #expect(left.filter { $0.contains("inbox") } == [])
  }
}
