import TermPanels
import TodoModel
import TodoValues

/// The menu that sets the effort of items.
@MainActor struct EffortMenu {
  /// Weak: a menu may outlive its screen.
  private weak var actions: ItemActions?

  init(_ actions: ItemActions) { self.actions = actions }

  /// The efforts that are offered, in minutes.
  private static let offered: [(key: Character, minutes: Int)] = [
    ("a", 15), ("b", 30), ("c", 60), ("d", 120), ("e", 240),
  ]

  /// Offers the most common efforts. A digit begins another one.
  func present(for subject: Subject) {
    func action(_ key: Character, _ title: String, _ effort: Effort?) -> RowAction {
      RowAction(.character(key), title: title) {
        actions?.change(subject, [.set(\.effort, effort)])
      }
    }
    let offered = Self.offered.map { key, minutes in
      action(key, Effort.text(minutes: minutes), Effort(minutes: minutes))
    }
    let menu = MenuPanel(
      title: "Effort",
      actions: offered + [
        action("n", "No effort", nil),
        RowAction(.character("o"), title: "Other effort…") { ask(of: subject) },
      ])
    menu.onTyping = { ask(of: subject, typed: $0) }
    actions?.navigator?.present(menu)
  }

  /// Asks for an effort, of which a character may have been typed.
  private func ask(of subject: Subject, typed: Character? = nil) {
    guard let actions else { return }
    let field = TextField(
      subject.item?.effort.map { "\($0)" } ?? "", placeholder: EffortText.placeholder)
    if let typed { field.enter(String(typed)) } else { field.selectAll() }
    let prompt = PromptPanel(
      title: subject.isMarked ? "How long will they take?" : "How long will it take?",
      fields: ["Effort": field], acceptTitle: "Set"
    ) { [save = actions.saving(subject)] in
      try await save([.set(\.effort, EffortText(field.text)?.effort)])
    }
    prompt.validate = {
      EffortText(field.text) == nil ? .init(field: field, message: EffortText.problem) : nil
    }
    actions.navigator?.present(prompt)
  }
}
