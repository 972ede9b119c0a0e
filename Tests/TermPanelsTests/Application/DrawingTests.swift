import TermPanelsTesting
import TestSupport
import Testing

@testable import TermPanels

@MainActor @Suite struct DrawingTests {
  private let root = Panel()

  private func harness(columns: Int = 24, rows: Int = 6) throws -> Harness {
    try Harness(columns: columns, rows: rows) { _ in root }
  }

  private func label(_ text: String, _ frame: Rect) -> Label {
    let label = Label(text)
    root.view.addSubview(label)
    label.frame = frame
    return label
  }

  @Test func `nothing is presented while nothing changes`() throws {
    let app = try harness()
    let frames = app.terminal.frameCount

    app.press(.escape)
    app.application.turn()

    #expect(app.terminal.frameCount == frames)
  }

  @Test func `an identical redraw is not presented`() throws {
    let app = try harness()
    let label = label("milk", Rect(x: 0, y: 0, width: 9, height: 1))
    app.application.turn()
    let frames = app.terminal.frameCount

    label.setNeedsDisplay()
    app.application.turn()

    #expect(app.terminal.frameCount == frames)
  }

  @Test func `only the cells that changed are reported`() throws {
    let app = try harness()
    let label = label("milk", Rect(x: 3, y: 2, width: 9, height: 1))
    app.application.turn()

    label.text = "silk"
    app.application.turn()

    #expect(app.terminal.lastChangedCellCount == 1)
    #expect(app.screen.contains("silk"))
  }

  @Test func `a turn presents once for any number of changes`() throws {
    let app = try harness()
    let label = label("", Rect(x: 0, y: 0, width: 9, height: 1))
    var count = 0
    root.commands = {
      [
        KeyCommand(.down, title: "More") {
          count += 1; label.text = "\(count)"
        }
      ]
    }
    let frames = app.terminal.frameCount

    app.pressTogether(Array(repeating: .down, count: 200))

    #expect(app.screen.hasPrefix("200"))
    #expect(app.terminal.frameCount == frames + 1)
  }

  @Test func `frames are skipped while the terminal takes no output`() throws {
    let app = try harness()
    let label = label("", Rect(x: 0, y: 0, width: 9, height: 1))
    app.terminal.isReadyForOutput = false
    let frames = app.terminal.frameCount
    for number in 1...5 {
      label.text = "\(number)"
      app.application.turn()
    }
    #expect(app.terminal.frameCount == frames)

    app.terminal.isReadyForOutput = true
    app.application.turn()

    #expect(app.terminal.frameCount == frames + 1)
    #expect(app.screen.hasPrefix("5"))
  }

  @Test func `a removed view leaves the screen`() throws {
    let app = try harness()
    let label = label("milk", Rect(x: 0, y: 0, width: 9, height: 1))
    app.application.turn()

    label.removeFromSuperview()
    app.application.turn()

    #expect(!app.screen.contains("milk"))
  }

  @Test func `a cursor that moves is shown though no cell changed`() throws {
    let app = try harness()
    let field = CursorView()
    root.view.addSubview(field)
    field.frame = Rect(x: 2, y: 1, width: 9, height: 1)
    field.becomeFirstResponder()
    app.application.turn()
    #expect(app.terminal.cursor == Point(x: 2, y: 1))

    field.column = 4
    app.application.turn()

    #expect(app.terminal.cursor == Point(x: 6, y: 1))
  }

  @Test func `below the minimum size a note replaces the program until there is room`() throws {
    let app = try harness()
    _ = label("milk", Rect(x: 0, y: 0, width: 9, height: 1))

    app.resize(columns: 19, rows: 4)
    #expect(app.screen.contains("larger") && !app.screen.contains("milk"))
    app.resize(columns: 2, rows: 1)
    app.resize(columns: 20, rows: 5)

    #expect(app.screen.hasPrefix("milk") && !app.screen.contains("larger"))
  }

  @Test(arguments: UInt64(0)..<60)
  func `drawing piece by piece gives the same screen as drawing at once`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let app = try harness()
    var views: [Label] = []
    for _ in 0..<40 {
      change(&views, using: &random)
      if Bool.random(using: &random) { app.application.turn() }
    }
    app.application.turn()
    let (drawn, roles) = (app.terminal.screen, app.screenWithRoles)

    app.application.redraw()
    app.application.turn()

    #expect(drawn == app.terminal.screen, "\(roles)\n\n\(app.screenWithRoles)")
  }

  private func change(_ views: inout [Label], using random: inout SeededGenerator) {
    let texts = ["漢字漢字漢字漢字", "plain text here", "a漢b字c漢d", "", "👍👍👍👍", "e\u{301}e\u{301}"]
    let view = views.randomElement(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0...2:
      let new = Label(texts.randomElement(using: &random) ?? "")
      new.surface = Bool.random(using: &random) ? .raised : nil
      (Bool.random(using: &random) ? view ?? root.view : root.view).addSubview(new)
      new.frame = frame(using: &random)
      views.append(new)
    case 3: view?.frame = frame(using: &random)
    case 4: view?.text = texts.randomElement(using: &random) ?? ""
    case 5: view?.isHidden.toggle()
    case 6: view?.alpha = Double.random(in: 0...1, using: &random)
    case 7: view?.role = .accent
    default: view?.removeFromSuperview()
    }
  }

  private func frame(using random: inout SeededGenerator) -> Rect {
    Rect(
      x: .random(in: -3..<22, using: &random), y: .random(in: -1..<6, using: &random),
      width: .random(in: 0..<14, using: &random), height: .random(in: 0..<4, using: &random))
  }
}

/// A view with a cursor.
private final class CursorView: View {
  var column = 0
  override var canBecomeFirstResponder: Bool { true }
  override var cursor: Point? { Point(x: column, y: 0) }
}
