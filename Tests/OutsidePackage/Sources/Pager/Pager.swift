import Foundation
import TermPanels
import TermPanelsNcurses

/// The lines of a text that fit, from one of them on.
final class PageView: View {
  private let lines: [String]
  var top = 0 {
    didSet {
      top = max(0, min(top, lines.count - bounds.height))
      if top != oldValue { setNeedsDisplay() }
    }
  }

  init(_ lines: [String]) { self.lines = lines }

  override func draw(in canvas: Canvas) {
    for row in 0..<bounds.height where top + row < lines.count {
      canvas.write(lines[top + row], at: Point(x: 0, y: row))
    }
  }

  override var accessibilityRole: AccessibilityRole { .text }
  override var accessibilityLabel: String? {
    get { lines.joined(separator: "\n") }
    set {}
  }
}

/// A text that is read page by page.
final class PagerPanel: Panel {
  private let page: PageView

  init(_ text: String) {
    page = PageView(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  override func loadView() { view = page }

  override var keyCommands: [KeyCommand] {
    func move(_ key: Key, _ title: String, _ step: @escaping @autoclosure () -> Int) -> KeyCommand {
      KeyCommand(key, title: title) { [page] in page.top += step() }
    }
    return super.keyCommands + [
      move(.down, "Next line", 1), move(.up, "Previous line", -1),
      move(.character(" "), "Next page", self.page.bounds.height),
      move(.character("b"), "Previous page", -self.page.bounds.height),
    ]
  }
}

@main enum Pager {
  @MainActor static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      return print("Usage: Pager FILE")
    }
    let pager = PagerPanel(try String(contentsOfFile: path, encoding: .utf8))
    pager.title = URL(filePath: path).lastPathComponent
    let app = Application(terminal: NcursesTerminal())
    app.commands = {
      [KeyCommand(.character("q"), title: "Quit", hint: "quit") { [unowned app] in app.quit() }]
    }
    app.runOrExit(NavigationPanel(root: pager))
  }
}
