import TermPanels
import TermPanelsTesting

/// A panel that gives a list less room than the smallest terminal has.
@MainActor private final class Room: Panel {
  private let list: ListPanel<String>
  private let insets: Insets

  init(_ list: ListPanel<String>, columns: Int, rows: Int) {
    self.list = list
    insets = Insets(bottom: 8 - rows, right: 20 - columns)
  }

  override var preferredFirstResponder: Responder? { list }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(list, insets: insets)
  }
}

/// A list of words, grouped by first letter, with the number of words in each heading.
@MainActor final class HeadingBench {
  let list = ListPanel<String>()
  let words: ArrayListDataSource<String, String>
  let rows: GroupedRows<Character, String>
  let app: Harness
  private let height: Int

  init(_ words: [String], height: Int = 6, motion: Motion = .none) throws {
    self.words = ArrayListDataSource(words, id: \.self) { word, panel in
      let row = panel as? RowPanel ?? RowPanel()
      row.text = word
      return row
    }
    // Words that begin with a capital have no heading.
    rows = self.words.grouped(by: { $0.first?.isLowercase == true ? $0.first : nil }) {
      letter, words, heading in
      heading.text = "\(letter):"
      heading.detail = "\(words.count)"
    }
    list.dataSource = rows
    let list = list
    app = try Harness(columns: 20, rows: 8, motion: motion, mouse: .full) { _ in
      Room(list, columns: 16, rows: height)
    }
    self.height = height
  }

  func show(_ texts: [String], animated: Bool = false) {
    words.elements = texts
    list.reloadData(animated: animated)
    app.application.turn()
  }

  var current: String? { list.currentID }
  /// The text of each line, without the mark and the numbers of headings.
  var lines: [String] {
    app.application.update()
    let lines = app.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(height).map { line in
      let text = line.dropFirst(2)
      return String(text.prefix { $0 != " " })
    }
  }
}
