import TestSupport
import Testing

/// TermPanels is one module, so the compiler lets all of its folders know each other. These tests
/// read which types the files name; an end-to-end test compiles the lower floors by themselves.
@Suite("The floors of TermPanels") struct FloorTests {
  private static let folder = "Sources/TermPanels"

  @Test func `have every file, each on one of them`() throws {
    for file in try SourceTree.files(in: Self.folder, named: ".swift") {
      let own = Floor.ofTermPanels.filter { file.isOn($0) }
      #expect(own.count == 1, "\(file.path) is on \(own.count) floors")
    }
  }

  @Test func `use only floors that are listed before them`() {
    for (index, floor) in Floor.ofTermPanels.enumerated() {
      for above in Floor.ofTermPanels[(index + 1)...] {
        #expect(!floor.mayUse(above), "\(floor.folder) uses \(above.folder)")
      }
    }
  }

  @Test(arguments: Floor.ofTermPanels)
  func `name no type of a floor that they may not use`(floor: Floor) throws {
    let files = try SourceTree.files(in: Self.folder, named: ".swift")
    #expect(files.contains { $0.isOn(floor) })
    var known: Set<String> = []
    var foreign: [String: String] = [:]
    for other in Floor.ofTermPanels {
      for file in files where file.isOn(other) {
        let names = TypeNames(in: file.lines)
        if floor.mayUse(other) {
          known.formUnion(names.declared)
        } else {
          for name in names.top { foreign[name] = other.folder }
        }
      }
    }

    for file in files where file.isOn(floor) {
      for (index, name) in TypeNames(in: file.lines).used where !known.contains(name) {
        if let other = foreign[name] { Issue.record("\(file.place(index)) (\(name): \(other))") }
      }
    }
  }

  @Test func `are read from code, without its comments and texts`() {
    let names = TypeNames(in: [
      "/// A ``Panel``.", "@MainActor public final class Card: View {  // Window",
      "  enum Kind { case plain }", #"  let text = "Toast \"Label\"""#, "  var edge: Size.Width",
      "}",
    ])

    #expect(names.top == ["Card"] && names.declared == ["Card", "Kind"])
    #expect(names.used.map(\.name) == ["MainActor", "Card", "View", "Kind", "Size", "Width"])
  }
}

extension SourceFile {
  fileprivate func isOn(_ floor: Floor) -> Bool {
    path.hasPrefix("Sources/TermPanels/\(floor.folder)/")
  }
}

/// The names of types in a file, without those in comments and texts.
private struct TypeNames {
  /// The types declared at the top of the file.
  private(set) var top: Set<String> = []
  /// All types declared in the file.
  private(set) var declared: Set<String> = []
  /// Every name that begins like a type's, with the index of its line.
  private(set) var used: [(line: Int, name: String)] = []

  init(in lines: [Substring]) {
    for (index, line) in lines.enumerated() {
      let code = line.replacing(/"(?:\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
      for match in code.matches(of: /\b(?:class|struct|enum|protocol|typealias) ([A-Z]\w*)/) {
        declared.insert(String(match.1))
        if !code.hasPrefix(" ") { top.insert(String(match.1)) }
      }
      for name in code.matches(of: /\w+/).map(\.0) where name.first?.isUppercase == true {
        used.append((index, String(name)))
      }
    }
  }
}
