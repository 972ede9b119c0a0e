import TermPanels
import TodoCommands
import TodoFormats
import TodoModel
import TodoWording

/// Asks for a file or a folder to import, and for the format of a file where that is not certain,
/// and previews the import in an ``ExchangePanel``.
@MainActor final class ImportPrompt {
  private let context: ExchangeContext
  private let field: MeaningField
  /// The path that was accepted, and the names of the formats that the file may have; none for
  /// a folder.
  private var chosen: (path: String, formats: [String])?

  init(_ context: ExchangeContext) {
    self.context = context
    field = .path("", placeholder: "~/todo.txt", among: context.files)
  }

  func makePanel() -> PromptPanel {
    let panel = PromptPanel(title: "Import", fields: ["File": field], acceptTitle: "Preview") {
      [self] in
      guard let path = context.files.path(field.text) else { return }
      chosen = (path, try FileImport.names(ofFormatsFor: path))
    }
    panel.onDismiss = { [self] isAccepted in
      guard isAccepted, let (path, formats) = chosen else { return }
      if formats.count > 1 { askFormat(of: path, formats) } else { preview(path, formats.first) }
    }
    return panel
  }

  /// Asks which of several formats a file has.
  private func askFormat(of path: String, _ formats: [String]) {
    let choice = ChoiceField(formats.map(Self.title))
    let name = PersonalFiles.split(path).name
    let panel = PromptPanel(
      title: "Format of “\(name)”", fields: ["Format": choice], acceptTitle: "Preview"
    ) {}
    panel.onDismiss = { [self] isAccepted in
      if isAccepted { preview(path, formats[choice.index]) }
    }
    context.present(panel)
  }

  /// The name of a format for people.
  private static func title(ofFormat name: String) -> String {
    Format.named(name)?.title ?? "MVCTodo"
  }

  private func preview(_ path: String, _ format: String?) {
    do {
      let task = ImportTask(paths: [path], format: format)
      let (access, messages) = (context.access, context.messages)
      let file = try FileImport(task, context.files.context(access.clock))
      let job = ExchangePanel.Job(
        title: "Import \(file.name)", activity: "Importing", cancelled: "Nothing was imported."
      ) { work in
        let report = try await file.run(
          into: access.store, isRehearsal: true, progress: work.report)
        return ExchangePreview(of: report, in: format.map(Self.title) ?? "Folder")
      } carryOut: { work in
        let report = try await file.run(into: access.store, progress: work.report)
        messages.announce("Imported \(report.numbers) from \(report.file)")
      }
      context.preview(job)
    } catch {
      context.messages.report(error)
    }
  }
}
