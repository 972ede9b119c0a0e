import CivilCalendar
import TermPanels
import TermPanelsTesting

/// An error that a store throws.
struct DiskFull: Error, CustomStringConvertible {
  let description = "The disk is full."
}

/// The screen below the prompt: any key that reaches it is a command of its own.
@MainActor final class PromptBelowPanel: Panel {
  var performed: [Key] = []

  override var keyCommands: [KeyCommand] {
    [Key.character("q"), .enter, .escape, .tab, .up, .character("a")].map { key in
      KeyCommand(keys: [key], title: "Below", hint: "below") { [unowned self] in
        performed.append(key)
      }
    }
  }
}

@MainActor final class PromptFixture {
  let app: Harness
  let below = PromptBelowPanel()
  let name = TextField(placeholder: "Buy milk")
  let due = DateField(today: Day(daysSinceEpoch: 20_778), reader: .phrases)
  private(set) var prompt: PromptPanel?
  /// The items that were created.
  var created: [String] = []
  /// The values that the prompt passed to `onDismiss`.
  var dismissals: [Bool] = []
  /// The error that creating throws.
  var failure: (any Error)?
  /// Whether creating waits until this becomes `false`.
  var isBlocked = false

  init(columns: Int = 80, rows: Int = 24) throws {
    app = try Harness(columns: columns, rows: rows) { [below] _ in below }
    let prompt = PromptPanel(
      title: "New item", fields: ["Name": name, "Due": due], acceptTitle: "Create"
    ) { [unowned self] in
      while isBlocked { await Task.yield() }
      if let failure { throw failure }
      created.append(name.text + (due.day.map { " \($0)" } ?? ""))
    }
    prompt.onDismiss = { [unowned self] in dismissals.append($0) }
    self.prompt = prompt
    below.present(prompt)
    app.application.update()
  }

  var isPresented: Bool { below.presentedPanel != nil }

  /// The prompt's frame cut out of the screen.
  var frame: String {
    let rows = app.screen.split(separator: "\n").filter { $0.contains { "╭│╰".contains($0) } }
    return rows.map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  var hints: [String] {
    app.application.activeCommands.compactMap { active in
      active.command.hint.map { "\(active.keys.first?.name ?? "") \($0)" }
    }
  }
}
