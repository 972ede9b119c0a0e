import TodoCommands
import TodoModel

/// The texts that the person's editor has saved and no program has taken: a draft is made of each.
extension Drafts {
  /// Takes the texts of programs that have ended. One that cannot be a draft stays in its file.
  ///
  /// - Returns: A sentence about such a text; `nil` if there is none.
  func takeTexts(leftIn files: EditorFiles) async -> String? {
    var problem: String?
    for file in files.left() {
      do {
        _ = try await take(file)
      } catch {
        problem = "\(StoreAdvice(error)) Your text is in \(file.path)."
      }
    }
    return problem
  }

  /// Makes a draft of a text, and removes its file. A text that changes nothing is no draft.
  ///
  /// - Returns: Whether there is a draft.
  func take(_ file: EditorFile) async throws -> Bool {
    guard let draft = try draft(of: file) else {
      file.remove()
      return false
    }
    try await store.drafts.leave(draft)
    file.remove()
    look()
    return true
  }

  private func draft(of file: EditorFile) throws -> Draft? {
    guard file.exists else { return nil }
    let text = try file.text()
    if text == file.original { return nil }
    let item = try store.item(file.item)
    let present = item.map(EditedText.init(of:))
    let typed = EditedText(reading: text)
    if typed == present { return nil }
    // Notes that are read from a text have lost the blank lines around them.
    let old = (file.original ?? present?.text).map(EditedText.init(reading:))
    let isPresent = file.original == nil || present?.text == file.original
    let before = isPresent ? present : old
    var fields: [Draft.Field] = []
    if typed.name != old?.name {
      fields.append(Draft.Field(name: "Name", before: before?.name ?? "", text: typed.name))
    }
    if typed.notes != old?.notes {
      fields.append(Draft.Field(name: "Notes", before: before?.notes ?? "", text: typed.notes))
    }
    guard !fields.isEmpty else { return nil }
    guard isOn, typed.fitsForm else { throw EditorFile.Failure.noDraft }
    // If the program ends before the file is removed, the next one makes the same draft.
    let id = Identifier<Draft>(imported: file.path)
    let name = item?.name ?? old?.name ?? typed.name
    return Draft(id: id, form: .item(file.item), name: name, fields: fields)
  }
}
