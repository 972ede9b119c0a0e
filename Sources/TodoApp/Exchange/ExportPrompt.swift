import TermPanels
import TodoCommands
import TodoFormats
import TodoModel
import TodoValues
import TodoWording

/// Asks which items to export, to which file and in which format, and previews the export in an
/// ``ExchangePanel``.
@MainActor final class ExportPrompt {
  /// Items that can be exported.
  struct Selection {
    /// The items as a sentence names them.
    let title: String
    /// The name for a file.
    let name: String
    var list: Identifier<TodoList>?
    var filter = Query.everything

    /// The items of all lists.
    static let everything = Selection(title: "everything", name: "paneltodo")

    /// The items of a list.
    init(_ list: TodoList) {
      (title, name, self.list) = ("“\(list.name)”", list.name, list.id)
    }

    /// The items that match the query of a view.
    init(_ view: TodoList, _ filter: Query) {
      (title, name, self.filter) = ("“\(view.name)”", view.name, filter)
    }

    private init(title: String, name: String) { (self.title, self.name) = (title, name) }
  }

  private let context: ExchangeContext
  private let selections: [Selection]
  private let selectionField: ChoiceField
  private let formatField = ChoiceField(Format.all.map(\.title))
  private let fileField: MeaningField
  /// The path that the prompt has filled in itself.
  private var suggestion: String

  /// Creates a prompt for what is on the screen, if that can be exported, or for everything.
  init(_ shown: Selection?, _ context: ExchangeContext) {
    self.context = context
    selections = [shown, .everything].compactMap { $0 }
    selectionField = ChoiceField(selections.map(\.title.capitalizedFirst))
    suggestion = PersonalFiles.suggestion(for: selections[0].name, Format.all[0])
    fileField = .path(suggestion, placeholder: "~/todos.json", among: context.files)
  }

  func makePanel() -> PromptPanel {
    let panel = PromptPanel(
      title: "Export",
      fields: ["Items": selectionField, "Format": formatField, "File": fileField],
      acceptTitle: "Preview"
    ) {}
    for field in [selectionField, formatField] {
      field.onChange = { [unowned self] in suggest() }
    }
    panel.validate = { [unowned self] in
      context.files.problem(exportingTo: fileField.text, besides: context.access.store.path).map {
        PromptPanel.Problem(field: fileField, message: $0)
      }
    }
    panel.onDismiss = { [self] isAccepted in
      if isAccepted, let path = context.files.path(fileField.text) { preview(path) }
    }
    return panel
  }

  private var selection: Selection { selections[selectionField.index] }
  private var format: Format { Format.all[formatField.index] }

  /// Fills in the path for the chosen items and format, unless another one was typed.
  private func suggest() {
    guard fileField.text == suggestion else { return }
    suggestion = PersonalFiles.suggestion(for: selection.name, format)
    fileField.enter(suggestion)
  }

  private func preview(_ path: String) {
    let (format, typed, messages) = (format, fileField.text, context.messages)
    let (files, access) = (context.files, context.access)
    let exchange = access.store.exchange
    let export = FileExport(
      format, list: selection.list, filter: selection.filter, files.context(access.clock))
    let isReplacing = files.exists(path)
    let job = ExchangePanel.Job(
      title: "Export \(selection.title)", activity: "Exporting", cancelled: "Nothing was exported."
    ) { work in
      let result = try await exchange.read {
        try export.run(of: $0, { _ in }, progress: work.report)
      }
      return ExchangePreview(of: result, in: format.title, to: typed, isReplacing: isReplacing)
    } carryOut: { work in
      let result = try await exchange.read {
        try export.write(to: path, replacing: isReplacing, of: $0, progress: work.report)
      }
      messages.explain("Exported \(Counts.items(result.items)) to \(typed)")
    }
    context.preview(job)
  }
}
