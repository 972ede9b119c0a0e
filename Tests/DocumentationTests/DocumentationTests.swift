import Foundation
import TestSupport
import Testing
import TodoApp
import TodoFormats

/// Whether to record: `RECORD_DOCUMENTATION=1 swift test --filter DocumentationTests` writes the
/// output of the code into the pages, to be reviewed and committed, and fails.
private let isRecording = ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] != nil

@Suite("The documentation", .floor(.full), .serialized) struct DocumentationTests {
  private let pages: [Page]
  private let blocks: [Block]

  /// The pages and their blocks, read once for all tests.
  private static let read = Result {
    let pages = try Page.all()
    return (pages: pages, blocks: pages.flatMap(\.blocks))
  }

  init() throws { (pages, blocks) = try Self.read.get() }

  @Test(arguments: Exhibit.all) func `shows the output of the code`(exhibit: Exhibit) async throws {
    try check(exhibit.label, await exhibit.make())
  }

  @Test func `shows the code that was compiled`() throws {
    let files = blocks.filter { $0.kind == "swift" }.compactMap(\.name).filter { $0.contains("/") }
    for snippet in try Snippet.all() + files.map(Snippet.init(file:)) {
      try check("swift \(snippet.name)", snippet.text)
    }
  }

  @Test func `has the manual page that the code makes`() throws {
    try check(file: "docs/paneltodo.1", ManPage.text)
  }

  @Test
  func `has the picture that the program makes of its recording`() throws {
    let recording = Repository.root.appending(path: "docs/pictures/tour.recording").path
    let words = ["--replay", recording, "--svg", "-"]
    let result = try Command.paneltodo(words, home: TemporaryFolder()).run()

    #expect(result.status == .exitCode(0), "\(result.error)")
    try check(file: "docs/pictures/tour.svg", result.output)
  }

  @Test func `has the version of the program below the changes that are not released`() throws {
    let headings = try Repository.text(of: "docs/CHANGELOG.md").split(separator: "\n")
      .filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
    // scripts/package reads this form.
    let versions = headings.map { $0.wholeMatch(of: /## (\S+) \(\d{4}-\d\d-\d\d\)/)?.1 }
    #expect(versions.first == ProgramVersion.number[...])
    #expect(!versions.contains(nil), "\(headings)")
  }

  @Test func `shows no output without code`() throws {
    let made = Set(try labels)
    let kinds: Set = ["swift", "screen", "log", "table", "paragraph"]
    for block in blocks where kinds.contains(block.kind) && block.name?.contains("/") != true {
      #expect(made.contains(block.label), "\(block.place): nothing makes “\(block.label)”")
    }
  }

  @Test func `has an example of our own JSON with all its members`() throws {
    let block = try #require(blocks.first { $0.label == "json example" })
    let value = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
    let document = try #require(value as? [String: Any])
    for (member, keys) in [
      ("lists", PaneltodoJSON.listMeanings.map(\.key)),
      ("items", PaneltodoJSON.itemMeanings.map(\.key)),
    ] {
      let objects = try #require(document[member] as? [[String: Any]])
      #expect(objects.map { $0.keys.sorted() } == [Set(keys + ["extra"]).sorted()])
    }
  }

  @Test func `gives every exhibit a unique name`() throws {
    let labels = try labels
    #expect(Set(labels).count == labels.count)
  }

  /// The labels of all exhibits and snippets.
  private var labels: [String] {
    get throws {
      let snippets = try Snippet.all().map { "swift \($0.name)" }
      return Exhibit.all.map { $0.label } + snippets
    }
  }

  private func check(_ label: String, _ made: String) throws {
    let shown = blocks.filter { $0.label == label }
    #expect(shown.count == 1, "“\(label)” stands in \(shown.count) blocks, not in one:\n\(made)")
    for block in shown where block.text != made {
      Issue.record("\(block.place): “\(label)” should be\n\(made)")
      if isRecording { try record(label, made) }
    }
  }

  private func check(file path: String, _ made: String) throws {
    guard (try? Repository.text(of: path)) != made else { return }
    Issue.record("\(path) is not what the program makes.")
    guard isRecording else { return }
    let file = Repository.root.appending(path: path)
    try made.write(to: file, atomically: true, encoding: .utf8)
  }

  private func record(_ label: String, _ made: String) throws {
    for var page in try Page.all() {
      guard let block = page.blocks.first(where: { $0.label == label }) else { continue }
      page.replace(block, by: made)
      try page.save()
    }
  }
}

extension Exhibit: CustomTestStringConvertible {
  var testDescription: String { label }
}
