import Foundation
import TestSupport
import Testing

@Suite("The documentation", .floor(.full)) struct DocumentationTests {
  @Test func `begins with a README that is read in five minutes`() throws {
    #expect(try SourceFile(path: "README.md").lines.count <= 110)
  }

  @Test func `has no broken links`() throws {
    for page in try SourceTree.files(named: ".md") {
      for (index, line) in page.lines.enumerated() {
        for link in line.matches(of: /\]\(<?([^)>\s]+)>?\)/).map({ String($0.1) }) {
          #expect(leads(link, from: page), page.place(index))
        }
      }
    }
  }

  /// Such a link is a piece of code: [`stop()`](Coordinator.swift#L40).
  @Test func `links to lines that have the code that it names`() throws {
    let link = /\[`([^`]+)`\]\(([^)\s#]+)#L(\d+)\)/
    for page in try SourceTree.files(named: ".md") {
      for (index, line) in page.lines.enumerated() {
        let links = line.matches(of: link)
        #expect(links.count == line.matches(of: /\]\([^)\s]*#L\d/).count, page.place(index))
        for link in links where leads(String(link.2), from: page) {
          let lines = try SourceFile(path: path(of: link.2, from: page)).lines
          let number = try #require(Int(link.3))
          let isThere = lines.indices.contains(number - 1) && lines[number - 1].contains(link.1)
          #expect(isThere, "\(link.1): \(page.place(index))")
        }
      }
    }
  }

  @Test func `has an index of all pages`() throws {
    let index = try SourceFile(path: "docs/README.md").lines.joined(separator: "\n")
    for page in try SourceTree.files(in: "docs", named: ".md") where page.path != "docs/README.md" {
      #expect(index.contains("](\(page.path.dropFirst("docs/".count))"), "\(page.path)")
    }
  }

  @Test func `names only existing tests as reminders of a step`() throws {
    let tests = try TestNames.all
    let rows = try SourceFile(path: "docs/adding.md").lines.filter { $0.hasPrefix("| ") }
    let names = rows.flatMap { row in
      let quoted = row.split(separator: "|").last?.matches(of: /`([^`]+)`/) ?? []
      return quoted.map { String($0.1) }.filter { $0.contains(" ") }
    }

    #expect(names.count > 10)
    for name in names { #expect(tests.contains(name), "“\(name)” is no test") }
  }

  @Test func `has a row for each module`() throws {
    let rows = try SourceFile(path: "docs/architecture.md").lines.filter { $0.hasPrefix("| `") }
    for module in try SourceTree.modules().keys {
      #expect(rows.contains { $0.split(separator: "|")[0].contains("`\(module)`") }, "\(module)")
    }
  }

  @Test func `turns headings into anchors as web sites do`() {
    #expect(anchor("## The life of a `Key`, told *twice*") == "the-life-of-a-key-told-twice")
    #expect(anchor("### 5. Appearance — and after") == "5-appearance--and-after")
  }

  /// A path on the author's machine means nothing to other readers.
  @Test func `contains no path of a developer's machine`() throws {
    let folders = ["work", "root"].joined(separator: "|")
    let ownPath = try Regex("(^|[^\\w./}])/(\(folders))\\b")

    for file in try SourceTree.files() {
      for (index, line) in file.lines.enumerated() where line.contains("/") {
        #expect(!line.contains(ownPath), file.place(index))
      }
    }
  }
}

/// Whether a link leads to an existing file, and there to an existing heading. Links to other
/// sites are not checked: tests need no network.
private func leads(_ link: String, from page: SourceFile) -> Bool {
  guard link.prefixMatch(of: /[a-z]+:/) == nil else { return true }
  let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  let target = parts[0].isEmpty ? page.path : path(of: parts[0], from: page)
  guard SourceTree.exists(target.removingPercentEncoding ?? target) else { return false }

  guard parts.count == 2, target.hasSuffix(".md") else { return true }
  let headings = (try? SourceFile(path: target))?.lines.filter { $0.hasPrefix("#") } ?? []
  return headings.map(anchor).contains(String(parts[1]))
}

/// The path of a page's neighbour from the top of the repository.
private func path(of link: Substring, from page: SourceFile) -> String {
  let folder = (page.path as NSString).deletingLastPathComponent
  let path = (folder as NSString).appendingPathComponent(String(link))
  return (path as NSString).standardizingPath
}

private func anchor(_ heading: Substring) -> String {
  let words = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
  return words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    .replacing(" ", with: "-")
}
