import GalleryApp
import TestSupport
import Testing

/// The classes that need no entry: programs never create one, or it shows nothing on its own.
private let exceptions: Set = ["Window"]

@Suite("The gallery", .floor(.full)) struct GalleryCoverageTests {
  @Test func `has an entry for every public panel and view`() throws {
    let modules = ["Sources/TermPanels", "Sources/TermPanelsImages"]
    let files = try modules.flatMap { try SourceTree.files(in: $0, named: ".swift") }
    let names = publicSubclasses(of: ["Panel", "View"], in: files.flatMap(\.lines))
    #expect(names.count > 10)

    let entries = Set(Gallery.entries.map(\.name))
    #expect(names.subtracting(exceptions).subtracting(entries) == [], "without an entry")
    #expect(exceptions.isSubset(of: names) && exceptions.isDisjoint(with: entries))
  }

  @Test func `covers subclasses of subclasses too`() {
    let lines: [Substring] = [
      "public final class Deck: Card, Sendable {", "open class Card: Panel {",
      "@MainActor public final class Heading: View {", "final class Hidden: View {",
      "public final class Store {", "public struct Card2: View {", "  public class Panel2: Card {",
    ]

    #expect(publicSubclasses(of: ["Panel", "View"], in: lines) == ["Card", "Deck", "Heading"])
  }
}

/// The public classes at the top of files that descend from one of the bases.
private func publicSubclasses(of bases: Set<String>, in lines: [Substring]) -> Set<String> {
  var parents: [String: String] = [:]
  for line in lines {
    if let match = line.prefixMatch(
      of: /(?:@MainActor )?(?:public|open) (?:final )?class (\w+): (\w+)/)
    {
      parents[String(match.1)] = String(match.2)
    }
  }
  var found = bases
  var isGrowing = true
  while isGrowing {
    let next = found.union(parents.filter { found.contains($0.value) }.keys)
    isGrowing = next != found
    found = next
  }
  return found.subtracting(bases)
}
