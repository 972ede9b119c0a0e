import CFriBidi
import Glibc
import SafeText
import TermPanels
import TermPanelsTesting
import TodoApp

extension FuzzTarget {
  private static let width = 24

  @MainActor private static let label = Label()

  @MainActor private static let screen = Result {
    try Harness(columns: width, rows: 5) { _ in LabelPanel(label) }
  }

  @MainActor func takeText(_ text: String) throws {
    let screen = try Self.screen.get()
    Self.label.text = text
    screen.application.turn()
    for row in 0..<5 {
      let shown = screen.terminal.screen.text(row: row)
      // Scalar by scalar, as a terminal does: two adjacent cells may combine to one `Character`.
      let columns = shown.unicodeScalars.reduce(0) { $0 + max(0, wcwidth(wchar_t($1.value))) }
      try require(columns == Self.width, "Row \(row) has \(columns) columns.")
      for scalar in shown.unicodeScalars {
        try requireHarmless(scalar)
        // In printed text they are allowed, as the letters of a flag.
        try require(scalar.value >> 8 != 0xE00, "A tag is on the screen.")
      }
    }
    for scalar in text.shownSafely.unicodeScalars where scalar != "\n" {
      try requireHarmless(scalar)
    }
    for width in 0...6 {
      let cut = text.truncated(toColumns: width)
      try require(cut.columns <= width, "Cut to \(width) columns it has \(cut.columns).")
      for line in text.wrapped(toColumns: width) where line.count > 1 {
        try require(line.columns <= width, "A line of \(width) columns has \(line.columns).")
      }
    }
  }

  /// Checks that a terminal only shows a character, and does not act on it.
  private func requireHarmless(_ scalar: Unicode.Scalar) throws {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF:
      throw FuzzFailure(description: "U+\(String(scalar.value, radix: 16)) is on the screen.")
    default: break
    }
  }
}

/// A panel with only a label.
private final class LabelPanel: Panel {
  private let label: Label

  init(_ label: Label) { self.label = label }

  override func loadView() { view = label }
}
