import TermPanels
import TermPanelsPictures
import TermPanelsRecording

/// A screen of difficult characters in several roles.
final class SamplerPanel: Panel {
  override func loadView() { view = SamplerView() }
}

private final class SamplerView: View {
  override func draw(in canvas: Canvas) {
    let rows: [(text: String, role: Role, attributes: Style.Attributes)] = [
      ("Plain text,  two   blanks", .text, []), ("漢字 👍 e\u{301} ○ ✓ שלום Käse", .accent, []),
      ("╭─┬──╮ ═╬═ ▁▃▅█▌░▚ ┄╱", .border, []), ("<a href=\"x\">&amp;</a> ]]>", .error, []),
      ("two  words", .secondary, [.underline, .italic]), ("struck", .done, [.strikethrough]),
      ("\u{1B}[31m \u{202E}abc\u{7}", .title, []),
    ]
    for (y, row) in rows.enumerated() {
      canvas.write(row.text, at: Point(x: y, y: y), role: row.role, row.attributes)
    }
    canvas.write("the bar 漢 ", at: Point(x: 2, y: 8), role: .selected, on: .selection)
  }
}

/// Rows that push themselves, with a fade.
@MainActor enum RowsProgram {
  static func root() -> Panel {
    let list = ListPanel(content: (1...30).map { RowPanelOfProgram("Row \($0)") })
    let pushing = Pushing()
    list.title = "Rows"
    list.delegate = pushing
    list.commands = {
      _ = pushing
      return []
    }
    return NavigationPanel(root: list)
  }

  /// A recording of keys in the program, and its screens with their times.
  static func record(
    _ keys: [Key]
  ) throws -> (text: String, screens: [(time: Int, grid: CellGrid, cursor: Point?)]) {
    let memory = MemoryTerminal(size: Size(width: 40, height: 10))
    let source = ManualClock()
    var text = ""
    let recorder = Recorder(memory, source: source) { text += $0 }
    let application = Application(terminal: recorder, clock: recorder.clock)
    try application.start(root())
    var screens = [(time: 0, grid: memory.screen, cursor: memory.cursor)]
    func note() {
      guard let last = screens.last else { return }
      if last.grid == memory.screen, last.cursor == memory.cursor { return }
      let time = recorder.clock.microseconds
      if last.time == time { screens.removeLast() }
      screens.append((time, memory.screen, memory.cursor))
    }
    for key in keys {
      source.now += 0.5
      memory.send(.key(key))
      application.turn()
      note()
      for _ in 1...15 {
        source.now += 1.0 / 30
        application.turn()
        note()
      }
    }
    _ = recorder.events(timeout: 0, orReadyForOutput: false)
    recorder.stop()
    return (text, screens)
  }

  /// The film of a recording of the program.
  static func film(_ text: String, until moment: Camera.Moment? = nil) throws -> Film {
    let camera = Camera(try Recording(text), patience: 0)
    let application = Application(terminal: camera.terminal, clock: camera.clock)
    return try camera.film(application, root(), until: moment)
  }
}

@MainActor private final class Pushing: ListDelegate {
  func selectionTitle(in list: ListPanel<ObjectIdentifier>) -> String? { "open" }

  func list(
    _ list: ListPanel<ObjectIdentifier>, didSelectRow id: ObjectIdentifier
  ) -> ListSelectionResponse {
    let name = (list.currentRowPanel as? RowPanelOfProgram)?.name ?? "?"
    let panel = RowPanelOfProgram(name)
    panel.title = name
    list.navigationPanel?.push(panel)
    return []
  }
}

private final class RowPanelOfProgram: Panel {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func loadView() { view = Label(name) }
}
