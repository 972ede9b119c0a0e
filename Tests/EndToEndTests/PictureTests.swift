import Foundation
import JSONKit
import TestSupport
import Testing

@Suite("A picture of a recording", .floor(.full), .terminals) struct PictureTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// A script: opens a list, completes an item, and adds one.
  private func script() throws -> String {
    try home.write(
      """
      termpanels-recording 1
      size 80 24
      colors 256
      set day 20778
      set motion full
      +0
      +500000 key enter
      +1000000 key ' '
      +1000000 key 'a'
      +300000 paste "Käse & 漢字"
      +700000 key enter
      +2000000
      """, to: "script.tape")
  }

  private func film(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandResult {
    try Command.paneltodo(["--replay"] + arguments, home: home, environment: environment).run()
  }

  @Test func `needs no terminal, and is well-formed, new and private`() throws {
    let result = try film(script(), "--svg", home.path("a.svg"))

    #expect(result.status == .exitCode(0) && result.output == "" && result.error == "")
    let check = Command("xmllint", ["--noout", "--nonet", home.path("a.svg")], home: home)
    #expect(try check.run().status == .exitCode(0))
    #expect(try permissions(below: home.path)["a.svg"] == 0o600)
    #expect(!home.contains("todos.db"))
    let text = try String(contentsOfFile: home.path("a.svg"), encoding: .utf8)
    #expect(text.contains("Käse &amp;") && text.contains(">漢</text>"))
    #expect(text.contains(/<title id="t">[^<]*Groceries/))
  }

  @Test func `is at rest the same as a still of its last screen, in another program`() throws {
    let tape = try script()
    _ = try film(tape, "--svg", home.path("moving.svg"))
    _ = try film(tape, "--svg", home.path("still.svg"), "--at", "99")
    _ = try film(tape, "--svg", home.path("other.svg"), "--at", "line:7")

    func pixels(_ name: String) throws -> Data {
      let arguments = ["--output", home.path("\(name).png"), home.path("\(name).svg")]
      let result = try Command("rsvg-convert", arguments, home: home).run()
      #expect(result.status == .exitCode(0), "\(result.error)")
      return try Data(contentsOf: URL(filePath: home.path("\(name).png")))
    }
    let still = try pixels("still")
    #expect(try pixels("moving") == still)
    #expect(try pixels("other") != still)
  }

  @Test func `of a recorded run has its screens`() async throws {
    let file = home.path("run.tape")
    let recorded = try TmuxSession("--record", file, home: home)
    try await recorded.expect("Groceries")
    try await recorded.press("Enter", expecting: "▌ ○ Oat milk")
    try await recorded.addItem("Käse")
    try await recorded.quit()

    let cast = home.path("run.cast")
    #expect(try film(file, "--cast", cast).status == .exitCode(0))

    // The output alone, as a player writes it to a terminal.
    let lines = try String(contentsOfFile: cast, encoding: .utf8).split(separator: "\n")
    let output = try lines.dropFirst().map { line -> String in
      guard case .array(let parts) = try JSONParser.parse(Array(line.utf8)), parts.count == 3,
        parts[1] == .string("o"), case .string(let text) = parts[2]
      else { return "" }
      return text
    }
    let played = try home.write(output.joined(), to: "output")
    let player = try TmuxSession(
      Command("tail", ["-n", "+1", "-f", played], home: home), home: home)
    try await player.expect("Groceries", "○ Käse", "○ Oat milk")
    let keys = lines.filter { $0.contains(",\"m\",") }
    #expect(keys.first?.hasSuffix(",\"m\",\"Enter\"]") == true)
  }

  @Test(arguments: [
    ["--svg"], ["--svg", "--at", "3"], ["--cast"], ["--svg", "--speed", "2", "--theme", "dusk"],
  ])
  func `is the same for everybody, and goes to standard output for a dash`(
    options: [String]
  ) throws {
    let tape = try script()
    let words = [tape, options[0], "-"] + options.dropFirst()
    let config = try home.makeFolder("config/paneltodo")
    try "{ theme: 'paper', motion: 'none', colors: { accent: '#ff0000' } }".write(
      toFile: config + "/config.json5", atomically: false, encoding: .utf8)

    let first = try Command.paneltodo(["--replay"] + words, home: home).run()
    let second = try Command.paneltodo(
      ["--replay"] + words, home: home,
      environment: [
        "LC_ALL": "C", "TERM": "dumb", "XDG_CONFIG_HOME": home.path("config"), "NO_COLOR": "1",
      ]
    ).run()

    #expect(first.status == .exitCode(0) && first.output.utf8.count > 2000)
    #expect(first.output == second.output)
  }

  @Test func `is made of the recording of the pages, which ends where it began`() throws {
    let pages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs")
    let tour = pages.appending(path: "pictures/tour.recording").path

    let beginning = try film(tour, "--svg", "-", "--at", "1")
    let animation = try film(tour, "--svg", "-")

    #expect(animation.status == .exitCode(0), "\(animation.error)")
    for text in ["Rye bread", "Groceries", "Trip to Lisbon"] {
      #expect(animation.output.contains(text), "\(text)")
    }
    let titles = [beginning, animation].map { $0.output.firstMatch(of: /<title id="t">[^:<]*/) }
    #expect(titles[0]?.output == titles[1]?.output && titles[0] != nil)
    // A README is read on phones, too.
    #expect(animation.output.utf8.count < 400_000)
  }

  @Test func `never replaces a file`() throws {
    let kept = try home.write("precious", to: "kept.svg")

    let result = try film(script(), "--svg", kept)

    #expect(result.status == .exitCode(1))
    #expect(result.error.contains("exists. Choose another name."))
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "precious")
  }

  @Test func `is not made of a run that differs from its recording`() throws {
    let tape = try script()
    let text = try String(contentsOfFile: tape, encoding: .utf8)
    _ = try home.write(
      text.replacing("\n+500000 key enter", with: "\n= 0123456789abcdef\n+500000 key enter"),
      to: "script.tape")

    let result = try film(tape, "--svg", home.path("a.svg"))

    #expect(result.status == .exitCode(1))
    #expect(result.error.contains("differs from the recording at line 6. No picture was made."))
    #expect(!home.contains("a.svg"))
  }

  @Test(arguments: [
    ("line:3", "Line 3 of the recording has no event."), ("soon", "--at needs seconds"),
    ("line:0", "--at needs seconds"), ("-1", "--at needs seconds"),
  ])
  func `of a moment that does not exist is refused`(moment: String, problem: String) throws {
    let result = try film(script(), "--svg", home.path("a.svg"), "--at", moment)

    #expect(result.status == .exitCode(2))
    #expect(result.error.contains(problem) && result.error.split(separator: "\n").count == 1)
    #expect(!home.contains("a.svg"))
  }
}
