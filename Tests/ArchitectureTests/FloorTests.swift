import TestSupport
import Testing

/// The compiler lets all folders of a module know each other. These tests read which types the
/// files name; an end-to-end test compiles the lower floors of TermPanels by themselves.
@Suite("The floors of a module", .floor(.full)) struct FloorTests {
  @Test(arguments: Floor.modules)
  func `cover every file exactly once`(floors: [Floor]) throws {
    for file in try Self.files(of: floors[0].module) {
      let own = floors.filter { file.isOn($0) }
      #expect(own.count == 1, "\(file.path) is on \(own.count) floors")
    }
  }

  @Test(arguments: Floor.modules)
  func `use only floors that are listed before them`(floors: [Floor]) {
    for (index, floor) in floors.enumerated() {
      for above in floors[(index + 1)...] {
        #expect(!floor.mayUse(above), "\(floor.folder) uses \(above.folder)")
      }
    }
  }

  @Test(arguments: Floor.modules.joined())
  func `name no type of a forbidden floor`(floor: Floor) throws {
    let files = try Self.named.get()[floor.module] ?? []
    #expect(files.contains { $0.file.isOn(floor) })
    var known: Set<String> = []
    var foreign: [String: String] = [:]
    for other in Floor.modules.joined() where other.module == floor.module {
      for (file, names) in files where file.isOn(other) {
        if floor.mayUse(other) {
          known.formUnion(names.declared)
        } else {
          for name in names.top { foreign[name] = other.folder }
        }
      }
    }

    for (file, names) in files where file.isOn(floor) {
      for (index, name) in names.used where !known.contains(name) {
        if let other = foreign[name] { Issue.record("\(file.place(index)) (\(name): \(other))") }
      }
    }
  }

  @Test func `are read from code without comments and strings`() {
    let names = TypeNames(in: [
      "/// A ``Panel``.", "@MainActor public final class Card: View {  // Window",
      "  enum Kind { case plain }", #"  let text = "Toast \"Label\"""#, "  var edge: Size.Width",
      "}",
    ])

    #expect(names.top == ["Card"] && names.declared == ["Card", "Kind"])
    #expect(names.used.map(\.name) == ["MainActor", "Card", "View", "Kind", "Size", "Width"])
  }

  /// The files of each module with the names in them, read once for all tests.
  private static let named = Result {
    let modules = Set(Floor.modules.joined().map(\.module))
    return try Dictionary(
      uniqueKeysWithValues: modules.map { module in
        (module, try files(of: module).map { (file: $0, names: TypeNames(in: $0.lines)) })
      })
  }

  private static func files(of module: String) throws -> [SourceFile] {
    try SourceTree.files(in: "Sources/\(module)", named: ".swift")
  }
}

extension SourceFile {
  fileprivate func isOn(_ floor: Floor) -> Bool {
    path.hasPrefix("Sources/\(floor.module)/\(floor.folder)/")
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
