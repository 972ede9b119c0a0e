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

private struct Book {
  var title = ""
  var author = ""
}

private func problem(with text: String) -> String? {
  text.isEmpty ? "This can't be empty." : nil
}

/// A form, and its result below.
@MainActor private final class BookFormPanel: Panel {
  private let content = View()
  private let outcome = Label("Enter accepts.", role: .secondary)
  private lazy var form = FormPanel(
    Book(),
    [
      .text("Title", \.title, placeholder: "Invisible Cities", check: problem(with:)),
      .text("Author", \.author, placeholder: "Italo Calvino", check: problem(with:)),
    ]
  ) { [unowned self] book in outcome.text = "\(book.title), by \(book.author)" }

  override func loadView() {
    let stack = StackView(.vertical, spacing: 1, [content, outcome])
    stack.setFlexible(content)
    stack.insets = Insets(top: 1, left: 2, right: 2)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(form, in: content)
  }

  override var childForStatus: Panel? { form }
}
