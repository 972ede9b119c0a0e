import TermPanels

extension Entry {
  static let formPanel = Entry(
    FormPanel.self, summary: "labelled fields, with their problems",
    text: """
      Labelled fields below each other, with the problem of a value next to its field; the form
      scrolls where there is no room for all of them. A form is a part of a screen: a prompt is a
      form with a frame and buttons.
      """,
    keys: "Middlemarch".map(Key.character) + [.tab, .enter]
  ) { BookFormPanel() }
}

/// A form, and its result below.
@MainActor private final class BookFormPanel: Panel {
  private let name = TextField(placeholder: "Invisible Cities")
  private let author = TextField(placeholder: "Italo Calvino")
  private let content = View()
  private let outcome = Label("Enter accepts.", role: .secondary)
  private lazy var form = FormPanel(["Title": name, "Author": author])

  override func loadView() {
    let stack = StackView(.vertical, spacing: 1, [content, outcome])
    stack.setFlexible(content)
    stack.insets = Insets(top: 1, left: 2, right: 2)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.validate = { [unowned self] in
      for field in [name, author] where field.text.isEmpty {
        return .init(field: field, message: "This can't be empty.")
      }
      return nil
    }
    form.onSubmit = { [unowned self] in outcome.text = "\(name.text), by \(author.text)" }
    embedChild(form, in: content)
  }

  override var childForStatus: Panel? { form }
}
