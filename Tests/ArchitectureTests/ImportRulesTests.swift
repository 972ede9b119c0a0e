import TestSupport
import Testing

/// The modules that each folder in Sources may import. The C libraries import none of ours.
private let allowedImports: [String: Set<String>] = [
  "CConfinement": [],
  "CCurl": [],
  "CFriBidi": [],
  "CMD4C": [],
  "CPNG": [],
  "CSQLite": [],
  "CSourceCommit": [],
  "CTerminalGuard": [],
  "CTurboJPEG": [],

  "FileKit": ["Glibc"],
  "ImageKit": ["CPNG", "CTurboJPEG"],
  "SafeText": ["FileKit", "Glibc"],

  "CivilCalendar": ["Dispatch", "Glibc", "Synchronization"],
  "DatePhrases": ["CivilCalendar", "Glibc", "Synchronization"],
  "TermPanels": [
    "CFriBidi", "CivilCalendar", "FileKit", "Glibc", "SafeText",
  ],
  "TermPanelsImages": ["ImageKit", "TermPanels"],
  "TermPanelsInspector": ["TermPanels"],
  "TermPanelsLinear": ["SafeText", "TermPanels"],
  "TermPanelsNcurses": [
    "CNcurses", "CTerminalGuard", "Dispatch", "FileKit", "Glibc", "TermPanels",
  ],
  "TermPanelsPictures": ["SafeText", "TermPanels", "TermPanelsLinear", "TermPanelsRecording"],
  "TermPanelsRecording": ["TermPanels"],
  "TermPanelsTesting": ["Glibc", "TermPanels", "TermPanelsLinear"],

  "SQLiteKit": ["CSQLite", "FileKit"],
  "JSONKit": ["FileKit", "SafeText"],
  "MarkdownKit": ["CMD4C"],
  "TodoValues": ["CivilCalendar", "DatePhrases"],
  "TodoModel": [
    "CivilCalendar", "Dispatch", "FileKit", "Glibc", "JSONKit", "SQLiteKit", "SafeText",
    "Synchronization", "TodoValues",
  ],
  "TodoLanguage": ["CivilCalendar", "DatePhrases", "TodoValues"],
  "TodoFormats": ["CivilCalendar", "JSONKit", "SafeText", "TodoLanguage", "TodoValues"],
  "TodoSync": ["CivilCalendar", "FileKit", "SafeText", "TodoFormats", "TodoValues"],
  "TodoWording": [
    "CivilCalendar", "SafeText", "TodoFormats", "TodoLanguage", "TodoModel", "TodoSync",
    "TodoValues",
  ],
  "TodoCommands": [
    "CivilCalendar", "DatePhrases", "FileKit", "JSONKit", "SafeText", "TodoFormats", "TodoLanguage",
    "TodoModel",
    "TodoSync", "TodoValues", "TodoWording",
  ],
  "TodoApp": [
    "CSourceCommit", "CivilCalendar", "DatePhrases", "FileKit", "JSONKit", "MarkdownKit",
    "SafeText",
    "Synchronization",
    "TermPanels", "TodoCommands", "TodoFormats", "TodoLanguage", "TodoModel", "TodoValues",
    "TodoWording",
  ],
  "paneltodo": [
    "CConfinement", "CivilCalendar", "FileKit", "Glibc", "SafeText", "Synchronization",
    "TermPanels", "TermPanelsInspector", "TermPanelsLinear", "TermPanelsNcurses",
    "TermPanelsPictures", "TermPanelsRecording", "TodoApp", "TodoCommands", "TodoModel",
  ],

  "HTTPKit": ["CCurl", "Dispatch", "Glibc", "Synchronization"],
  "RanksApp": ["HTTPKit", "ImageKit", "JSONKit", "TermPanels", "TermPanelsImages"],
  "appranks": [
    "Glibc", "HTTPKit", "RanksApp", "SafeText", "TermPanels", "TermPanelsInspector",
    "TermPanelsNcurses",
  ],

  "GalleryApp": ["CivilCalendar", "Glibc", "ImageKit", "TermPanels", "TermPanelsImages"],
  "panelgallery": [
    "GalleryApp", "Glibc", "SafeText", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
  ],
  // Written as a program outside this package: `Codable`, and no module of ours for files.
  "MVCTodo": [
    "CivilCalendar", "FoundationEssentials", "Synchronization", "TermPanels",
    "TermPanelsInspector", "TermPanelsNcurses",
  ],
]

@Suite("Import rules") struct ImportRulesTests {
  @Test func `cover every folder in Sources and no other`() throws {
    #expect(Set(try SourceTree.modules().keys) == Set(allowedImports.keys))
  }

  @Test func `agree with Package.swift`() throws {
    let manifest = try PackageManifest()
    for (module, allowed) in allowedImports {
      let target = try #require(manifest.target(module))
      let ours = allowed.filter { manifest.target($0) != nil }
      #expect(Set(target.dependencies) == ours, "\(module)")
    }
  }

  @Test(arguments: allowedImports.keys.sorted())
  func `hold in every file of a module`(module: String) throws {
    let allowed = try #require(allowedImports[module])
    let folder = try #require(try SourceTree.modules()[module])
    let files = try SourceTree.files(in: folder)
    #expect(!files.isEmpty)

    var used: Set<String> = []
    for file in files where file.path.hasSuffix(".swift") {
      for (index, imported) in imports(in: file.lines) {
        #expect(allowed.contains(imported), file.place(index))
        used.insert(imported)
      }
    }
    #expect(allowed.subtracting(used) == [], "permitted and never imported")
  }

  @Test(arguments: [
    ("import Glibc", "Glibc"), ("public import TermPanels", "TermPanels"),
    ("@preconcurrency internal import Dispatch  // why", "Dispatch"),
    ("  @testable import TodoApp", "TodoApp"), ("import struct Foundation.Date", "Foundation"),
    ("import func Glibc.write", "Glibc"), ("// import Foundation", nil),
    ("let important = 1", nil), (#"let text = "import""#, nil),
  ])
  func `parse every form of import`(line: Substring, module: String?) {
    #expect(importedModule(line) == module)
  }

  @Test func `ignore imports in multi-line strings`() {
    let lines: [Substring] = ["import Glibc", "let help = \"\"\"", "  import FILE", "  \"\"\""]

    #expect(imports(in: lines).map(\.module) == ["Glibc"])
  }
}

/// The modules that a file imports, each with the index of its line.
private func imports(in lines: [Substring]) -> [(line: Int, module: String)] {
  var isText = false
  return lines.enumerated().compactMap { index, line in
    defer { if line.ranges(of: "\"\"\"").count == 1 { isText.toggle() } }
    return isText ? nil : importedModule(line).map { (index, $0) }
  }
}

/// The module that a line imports, or nil if it is not an import.
private func importedModule(_ line: Substring) -> String? {
  let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
  let words = line.split(separator: " ").map(String.init)
  guard let position = words.firstIndex(of: "import"),
    words[..<position].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }),
    let name = words[(position + 1)...].first(where: { !kinds.contains($0) })
  else { return nil }
  return String(name.prefix { $0 != "." && $0 != ";" })
}

private let accessLevels = ["fileprivate", "internal", "package", "private", "public"]
