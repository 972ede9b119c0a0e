import TestSupport
import Testing

@Suite("The package") struct PackageTests {
  private let manifest: PackageManifest

  init() throws { manifest = try PackageManifest() }

  @Test func `offers the libraries of the framework alone`() {
    let framework = manifest.targets.filter { $0.group == "framework" }.map(\.name)
    #expect(manifest.name == "TermPanels")
    #expect(manifest.products.allSatisfy { $0.kind == "library" })
    // What other programs import; the rest is below these.
    let offered =
      framework.filter { $0.hasPrefix("TermPanels") } + ["CivilCalendar", "DatePhrases"]
    #expect(manifest.products.map(\.name).sorted() == offered.sorted())
  }

  @Test func `has a framework that depends on nothing else`() {
    let framework = manifest.targets.filter { $0.group == "framework" }.map(\.name)
    #expect(framework.contains("TermPanels"))
    #expect(manifest.closure(of: framework) == Set(framework))
  }

  @Test func `has one Swift door to each C library`() {
    let doors = manifest.targets.filter { $0.kind == "systemLibrary" }
    #expect(doors.count > 3)
    for door in doors {
      let users = manifest.targets.filter {
        $0.group != "tests" && $0.dependencies.contains(door.name)
      }
      #expect(users.count == 1, "\(door.name): \(users.map(\.name))")
    }
  }

  @Test func `documents the purpose of each module`() {
    for target in manifest.targets where target.group != "tests" {
      #expect(target.purpose.hasSuffix("."), "\(target.name)")
    }
  }
}
