import Foundation
import TermPanels
import TermPanelsNcurses

/// A line of a log.
struct LogLine {
  let number: Int
  let text: String
}

/// Shows a log and the lines that are added to it, or only those with errors.
final class LogPanel: ContainerPanel {
  private let log: FileHandle
  private var rest = ""
  private var lines: [String] = []
  private var showsErrors = false
  private let list = ListPanel<Int>()
  private let rows = ArrayListDataSource(id: \LogLine.number) { line, panel in
    let row = panel as? RowPanel ?? RowPanel()
    row.text = line.text
    return row
  }

  init(_ path: String) throws {
    log = try FileHandle(forReadingFrom: URL(filePath: path))
    super.init()
    title = path
    list.dataSource = rows
    content = list
  }

  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated: animated)
    readOn()
  }

  override var keyCommands: [KeyCommand] {
    let title = showsErrors ? "Show all lines" : "Show only errors"
    return super.keyCommands + [
      KeyCommand(.character("e"), title: title, hint: showsErrors ? "all" : "errors") {
        [unowned self] in
        showsErrors.toggle()
        show()
      }
    ]
  }

  /// Reads what was added, and again after a tenth of a second, until the panel leaves.
  private func readOn() {
    let application = view.window?.application
    application?.animator.schedule(after: 0.1) { [weak self] in self?.readOn() }
    guard let data = try? log.readToEnd(), !data.isEmpty else { return }
    rest += String(decoding: data, as: UTF8.self)
    while let end = rest.firstIndex(of: "\n") {
      lines.append(String(rest[..<end]))
      rest.removeSubrange(...end)
    }
    show()
  }

  /// Shows the lines, and stays at the last one if it is current.
  private func show() {
    let wasAtEnd = list.currentID == rows.elements.last?.number
    rows.elements = lines.enumerated().map { LogLine(number: $0, text: $1) }
      .filter { !showsErrors || $0.text.contains("error") }
    list.reloadData(animated: false)
    if wasAtEnd { list.makeCurrent(index: rows.elements.count - 1) }
    let count = rows.elements.count
    navigationItem.detail = count == 1 ? "1 line" : "\(count) lines"
  }
}

@main enum Follow {
  @MainActor static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return print("Usage: Follow FILE")
    }
    let app = Application(terminal: NcursesTerminal())
    app.commands = {
      [KeyCommand(.character("q"), title: "Quit", hint: "quit") { [unowned app] in app.quit() }]
    }
    app.runOrExit(try NavigationPanel(root: LogPanel(path)))
  }
}
