import TermPanels
import TodoCommands
import TodoFormats
import TodoModel
import TodoWording

/// The effect of an import or an export before it is carried out, in blocks of text.
struct ExchangePreview {
  /// The effect.
  var blocks: [TextBlock] = []
  /// The title of the button that carries it out; nil if there is nothing to do.
  var acceptTitle: String?

  /// An error, and nothing to do.
  init(_ error: any Error) {
    blocks = [TextBlock(text: "\(StoreAdvice(error))", role: .error)]
  }

  /// The effect of an import, from its rehearsal.
  ///
  /// - Parameter format: The name of the format for people.
  init(of report: ImportReport, in format: String) {
    let facts = report.isEmpty ? "Nothing new in \(report.file)" : report.numbers
    blocks.append(TextBlock(text: "\(format): \(facts)", attributes: .bold))
    if report.alreadyPresent > 0 {
      let count = counted(report.alreadyPresent, "list or item", "lists and items")
      blocks.append(
        TextBlock(text: "Already here, and left as they are: \(count)", role: .secondary))
    }
    section("Lists", report.parts.map(Self.block))
    if report.parts.count == ImportReport.mostParts { remark("… and more lists.") }
    var remarks = report.remarks
    if report.copies > 0 {
      remarks.append("Items in more than one list, added to each: \(report.copies).")
    }
    if !report.unfiled.isEmpty {
      let names = report.unfiled.joined(separator: ", ")
      remarks.append("In no list, so added to “Unfiled”: \(names).")
    }
    section("Remarks", remarks.map { .point($0) })
    acceptTitle = report.isEmpty ? nil : "Import"
  }

  /// The effect of an export.
  ///
  /// - Parameters:
  ///   - format: The name of the format for people.
  ///   - path: The typed path of the file.
  ///   - isReplacing: Whether the file exists.
  init(of result: FileExport.Result, in format: String, to path: String, isReplacing: Bool) {
    let lists = counted(result.lists, "list")
    blocks.append(
      TextBlock(text: "\(format): \(lists) and \(Counts.items(result.items))", attributes: .bold))
    blocks.append(
      isReplacing
        ? TextBlock(text: "\(path) exists, and will be replaced.", role: .error)
        : TextBlock(text: "New file: \(path)", role: .secondary))
    section("Losses", result.losses.all.map { .point("\($0)") })
    acceptTitle = isReplacing ? "Replace" : "Export"
  }

  // MARK: - Blocks

  private mutating func section(_ title: String, _ lines: [TextBlock]) {
    guard !lines.isEmpty else { return }
    blocks += [.title(title)] + lines
  }

  private mutating func remark(_ text: String) {
    blocks.append(TextBlock(text: text, role: .faint))
  }

  /// A list: its name, its new items, and the names of the first ones.
  private static func block(for part: ImportReport.Part) -> TextBlock {
    var text = "\(part.list)"
    if part.isNew { text += part.isView ? " (new view)" : " (new)" }
    guard part.itemsAdded > 0 else { return .point(text) }
    let more = part.itemsAdded > part.firstNames.count ? " …" : ""
    text += ": \(Counts.items(part.itemsAdded)): \(part.firstNames.joined(separator: ", "))\(more)"
    return .point(text)
  }
}
