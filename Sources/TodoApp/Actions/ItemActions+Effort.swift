import TermPanels
import TodoModel
import TodoValues

/// The effort of items.
extension ItemActions {
  /// The efforts that are offered, in minutes.
  private static let offered: [(key: Character, minutes: Int)] = [
    ("a", 15), ("b", 30), ("c", 60), ("d", 120), ("e", 240),
  ]

  /// Offers the most common efforts. A digit begins another one.
  func chooseEffort(of subject: Subject) {
    func action(_ key: Character, _ title: String, _ effort: Effort?) -> RowAction {
      RowAction(.character(key), title: title) { [weak self] in
        self?.change(subject, [.set(\.effort, effort)])
      }
    }
    let offered = Self.offered.map { key, minutes in
      action(key, Effort.text(minutes: minutes), Effort(minutes: minutes))
    }
    let menu = MenuPanel(
      title: "Effort",
      actions: offered + [
        action("n", "No effort", nil),
        RowAction(.character("o"), title: "Other effort…") { [weak self] in
          self?.askEffort(of: subject)
        },
      ])
    menu.onTyping = { [weak self] in self?.askEffort(of: subject, typed: $0) }
    navigator?.present(menu)
  }

  /// Asks for an effort, of which a character may have been typed.
  private func askEffort(of subject: Subject, typed: Character? = nil) {
    let field = TextField(
      subject.item?.effort.map { "\($0)" } ?? "", placeholder: EffortText.placeholder)
    if let typed { field.enter(String(typed)) } else { field.selectAll() }
    let prompt = PromptPanel(
      title: subject.isMarked ? "How long will they take?" : "How long will it take?",
      fields: ["Effort": field], acceptTitle: "Set"
    ) { [access, messages, weak self] in
      let effort = EffortText(field.text)?.effort
      let deed = try await access.store.carryOut([.set(\.effort, effort)], on: subject.ids)
      if subject.isMarked { self?.list.clearMarks() }
      messages.report(deed)
    }
    prompt.validate = {
      EffortText(field.text) == nil ? .init(field: field, message: EffortText.problem) : nil
    }
    navigator?.present(prompt)
  }
}
