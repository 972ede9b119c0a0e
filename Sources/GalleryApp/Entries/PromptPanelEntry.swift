import CivilCalendar
import TermPanels

extension Entry {
  static let promptPanel = Entry(
    PromptPanel.self, summary: "asks for a few values",
    text: """
      Asks for a few values above the screen. Enter accepts from every field, Esc cancels, Tab goes
      to the next field. A problem is shown below its field; if saving fails, the typed text is kept.
      """,
    keys: [.character("a"), .enter]
  ) {
    let answer = Label("No book yet.", role: .secondary)
    let stage = StagePanel([answer])
    stage.commands = { [unowned stage] in
      [
        KeyCommand(id: "stage.add", .character("a"), title: "Add a book", hint: "add") {
          [unowned stage] in
          stage.present(prompt { answer.text = "\($0), until \($1)" })
        }
      ]
    }
    return stage
  }

  @MainActor private static func prompt(
    then answer: @escaping (_ title: String, _ due: String) -> Void
  ) -> PromptPanel {
    let title = TextField(placeholder: "Middlemarch")
    let due = DateField(today: Gallery.today)
    let prompt = PromptPanel(
      title: "New book", fields: ["Title": title, "Due": due], acceptTitle: "Add"
    ) {
      answer(title.text, due.day.map { "\($0.day) \($0.monthName)" } ?? "no date")
    }
    prompt.validate = {
      title.text.isEmpty ? .init(field: title, message: "A book needs a title.") : nil
    }
    return prompt
  }
}
