import TestSupport
import Testing

@Suite("Public declarations", .floor(.full)) struct PublicDeclarationTests {
  @Test func `have a documentation comment directly above`() throws {
    let files = try SourceTree.files(in: "Sources", named: ".swift")
    #expect(!files.isEmpty)

    for file in files {
      for index in undocumented(file.lines) {
        Issue.record("Undocumented: \(file.place(index))")
      }
    }
  }

  @Test func `are found among other code`() {
    let lines: [Substring] = [
      "public import Glibc",
      "/// A type.",
      "@MainActor",
      "open class Panel {",
      "  public var title = \"\"",
      "  open override func viewDidLoad() {}",
      "  public extension Never {}",
      "  // not documentation",
      "  @discardableResult public static func make() {}",
    ]

    #expect(undocumented(lines) == [4, 8])
  }
}

/// The indices of public declarations without a documentation comment. An override is documented
/// where it was first declared.
private func undocumented(_ lines: [Substring]) -> [Int] {
  let declaration = /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?!import\b|extension\b)/
  return lines.indices.filter { index in
    guard lines[index].prefixMatch(of: declaration) != nil,
      !lines[index].contains(/\boverride\b/)
    else { return false }
    let above = lines[..<index].last { !$0.trimmingSpaces.hasPrefix("@") }?.trimmingSpaces ?? ""
    return !above.hasPrefix("///") && !above.hasSuffix("*/")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }
}
