import Foundation
import TermPanels
import Testing

@Suite struct PlainSignTests {
  /// The modules whose texts are drawn on a screen.
  private static let modules = [
    "TermPanels", "TermPanelsImages", "TermPanelsInspector", "TodoApp", "TodoWording", "GalleryApp",
    "RanksApp",
  ]
  /// Signs that are read and not drawn, and those in examples of what a person types.
  private static let others: Set<Unicode.Scalar> = ["☐", "＝", "\u{FE0F}"]

  @Test(arguments: modules)
  func `every sign in the sources has a plain one`(module: String) throws {
    for file in try SourceTree.files(in: "Sources/\(module)", named: ".swift") {
      for (index, line) in file.lines.enumerated() {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { continue }
        for scalar in code.unicodeScalars where !scalar.isASCII {
          let isText = scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation
          #expect(
            isText || Self.others.contains(scalar)
              || ASCIIFallback.sign(for: scalar.value) != nil, file.place(index))
        }
      }
    }
  }
}
