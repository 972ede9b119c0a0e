import TestSupport
import Testing

/// Names in backquotes that are declared elsewhere.
private let foreign: Set<String> = [
  // Keys.
  "Enter", "Esc", "Space", "Tab",
  // Swift and its libraries.
  "AnyHashable", "AnyKeyPath", "Double", "Glibc", "JSONDecoder", "Never", "Scalar", "Sendable",
  "Unicode", "dispatchMain", "withExtendedLifetime", "withKnownIssue",
  // UIKit.
  "UISplitViewController", "UIView", "UIViewController", "addKeyCommand", "canPerformAction",
  "childForStatusBarStyle",
  // The C library, terminals and Unicode.
  "Cc", "Cf", "Cn", "Default_Ignorable_Code_Point", "Sync", "Zl", "Zp", "setlocale",
  // Settings of sshd.
  "ForceCommand", "Match", "MaxStartups", "StrictModes", "UnusedConnectionTimeout",
  // A key of our JSON.
  "parentUUID",
  // The beginning of a duration, and names that we do not use.
  "Helper", "Manager", "PnTd", "Util",
]

@Suite("The pages", .floor(.full)) struct CodeNameTests {
  @Test func `name only declared symbols`() throws {
    let declarations = Declarations(of: try SourceTree.files(named: ".swift"))
    let rooms = try names(of: SourceTree.files())
    for page in try SourceTree.files(named: ".md") {
      for (index, line) in page.prose {
        for name in line.codeSpans.compactMap(CodeName.init) where !rooms.contains(name.text) {
          // An expectation would describe all declarations.
          let isKnown = name.isKnown(to: declarations, or: rooms)
          #expect(isKnown, "\(name.text): \(page.place(index))")
        }
      }
    }
  }

  @Test func `name only files that exist`() throws {
    let files = try SourceTree.files()
    let names = Set(files.map { $0.path.split(separator: "/").last ?? "" })
    for page in try SourceTree.files(named: ".md") {
      for (index, line) in page.prose {
        for span in line.codeSpans where !span.contains("…") {
          if let path = span.prefixMatch(of: /(?:Sources|Tests|docs|scripts|CNcurses)\/\S+/) {
            #expect(SourceTree.exists(String(path.output)), page.place(index))
          } else if span.wholeMatch(of: /[\w+-]+\.(?:swift|md)/) != nil {
            let exists = names.contains(span) || span == "Type+Aspect.swift"
            #expect(exists, page.place(index))
          }
        }
      }
    }
  }

  @Test func `use every foreign name on the list`() throws {
    let words = Set(
      try SourceTree.files(named: ".md").flatMap { page in
        page.prose.flatMap { $0.line.codeSpans.flatMap { $0.matches(of: /\w+/).map(\.output) } }
      })

    #expect(foreign.filter { !words.contains($0[...]) } == [])
  }

  @Test(
    arguments: [
      ("Town", true), ("Village", false), ("Town.Road", true), ("Town.name", true),
      ("Town.moves(to:)", true), ("Town.moves(to:at:)", true), ("Town.moves(from:)", false),
      ("Town(name: x)", true), ("Town(size: 3)", false), ("City.name", true), ("City.mayor", false),
      ("nameOf(_:)", true), ("nameOf(x)", true), ("numberOf(_:)", false), ("Kind.village", true),
      (".road(length: 3)", true), ("lastName", true), ("firstName", false), ("name", nil),
      ("git log", nil), ("TERM", nil), ("A.moved(P)", nil), ("swift-format", nil), ("a + b", nil),
    ] as [(String, Bool?)])
  func `are parsed as Swift where they look like Swift`(text: String, isKnown: Bool?) {
    let declarations = Declarations(of: [
      "struct Town: Place {", "  public private(set) var name = 1", "  init(",
      "    name: String = 2,", "    map: (Int) -> Int", "  ) {", "    let firstName = 3", "  }",
      "  @discardableResult func moves<T>(to other: T, at: [Int: Int] = [:]) -> Int {", "  }",
      "  enum Kind: String { case hamlet, village }", "  enum Road {",
      "    case path, road(length: Int, Int),", "      track", "  }", "}",
      "final class City: Town {", "}", "func nameOf(_ place: Int) {", "  let numberOf = 1", "}",
      "let (lastName, size) = (1, 2)",
    ])

    #expect(CodeName(text[...])?.isKnown(to: declarations, or: []) == isKnown)
  }
}

/// A name in backquotes that looks like Swift: a type, a member of a type, a function with its
/// labels, or a word with a capital inside.
private struct CodeName {
  let text: String
  private let types: [String]
  private let member: String?
  private let labels: [String]

  init?(_ span: Substring) {
    let shape = /((?:[A-Z]\w*\.)*)(?:([A-Z]\w*)|\.?([a-z]\w*))(\([^()]*\))?/
    guard let match = span.wholeMatch(of: shape) else { return nil }
    text = String(span)
    types = (match.1.split(separator: ".") + [match.2].compactMap(\.self)).map(String.init)
    member = match.3.map(String.init) ?? (match.4 == nil ? nil : "init")
    labels = match.4?.matches(of: /(\w+):/).map { String($0.1) } ?? []

    // Capitals alone are variables and signals.
    guard types.allSatisfy({ $0.contains(where: \.isLowercase) }) else { return nil }
    guard types.isEmpty, match.4 == nil else { return }
    guard member?.contains(where: \.isUppercase) == true else { return nil }
  }

  /// Whether the name is declared. The names of rooms are those of modules, folders and files.
  func isKnown(to declarations: Declarations, or rooms: Set<String>) -> Bool {
    let known = { foreign.contains($0) || rooms.contains($0) || declarations.types.contains($0) }
    guard types.allSatisfy(known) else { return false }
    guard let member, !foreign.contains(types.last ?? member) else { return true }
    return declarations.has(member, labels: labels, in: types.last ?? "")
  }
}

/// The names of folders and of files, with and without what follows a plus or a full stop.
private func names(of files: [SourceFile]) -> Set<String> {
  Set(
    files.flatMap { $0.path.split(separator: "/") }.flatMap { name in
      [name, name.prefix { $0 != "." }, name.prefix { !".+".contains($0) }].map(String.init)
    })
}

extension SourceFile {
  /// The lines of a page that are not code, with their indices.
  fileprivate var prose: [(index: Int, line: Substring)] {
    var isCode = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode ? nil : (index, line)
    }
  }
}

extension Substring {
  /// The texts in single backquotes.
  fileprivate var codeSpans: [Substring] {
    let line = contains("``") ? replacing(/``.*?``/, with: "") : self
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }
}
