import TermPanels
import TodoModel

extension ItemActions {
  /// Asks for the name under which items are saved as a template.
  func saveAsTemplate(_ subject: Subject) {
    guard access.firstDay == nil else { return messages.explain("This is a template already") }
    guard !subject.ids.isEmpty else { return }
    navigator?.templates.keep(subject) { [weak list] in
      if subject.isMarked { list?.clearMarks() }
    }
  }
}
