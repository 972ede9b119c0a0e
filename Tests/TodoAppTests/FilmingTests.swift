import Testing
import TodoCommands

@testable import TodoApp

@Suite("A film of a recording") struct FilmingTests {
  private func filming(_ words: String...) throws -> Filming? {
    guard
      case .run(.samples(.tape(.film("f", let filming))), _) =
        try ProgramAction(parsing: ["--replay", "f"] + words)
    else { return nil }
    return filming
  }

  @Test func `is an animation, a still of a moment, or a cast`() throws {
    let animation = try #require(try filming("--svg", "o"))

    #expect(animation.form == .animation && animation.output == "o" && animation.speed == 1)
    #expect(try filming("--svg", "o", "--at", "3.5")?.form == .still(.seconds(3.5)))
    #expect(try filming("--svg", "o", "--at=line:12")?.form == .still(.line(12)))
    #expect(try filming("--cast", "o")?.form == .cast)
    #expect(try filming() == nil)
  }

  @Test func `has a speed, and a dash for standard output`() throws {
    let film = try #require(try filming("--svg=-", "--speed", "2"))

    #expect(film.output == "-" && film.speed == 2)
  }

  @Test(arguments: [
    ["--svg", "o"], ["--cast", "o"], ["--at", "3"], ["--replay", "a", "--at", "3"],
    ["--replay", "a", "--svg"], ["--replay", "a", "--svg", "o", "--cast", "c"],
    ["--replay", "a", "--svg", "o", "--step"], ["--replay", "a", "--cast", "o", "--at", "3"],
    ["--replay", "a", "--svg", "o", "--at", "-1"], ["--replay", "a", "--svg", "o", "--at", "x"],
    ["--replay", "a", "--svg", "o", "--at", "line:0"],
    ["--replay", "a", "--svg", "o", "--at", "line:1:2"],
    ["--replay", "a", "--svg", "o", "--at", "nan"],
    ["--replay", "a", "--svg", "o", "--at", "1", "--speed", "2"],
    ["--record", "a", "--svg", "o"], ["--restricted", "--demo", "--svg", "o"],
  ])
  func `is refused in one line where it makes no sense`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }

    #expect(error?.description.contains("\n") == false)
  }
}
