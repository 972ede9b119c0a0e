import TermPanels
import TodoCommands

extension MeaningField {
  /// A field for the path of a file, which Tab completes.
  static func path(_ text: String, placeholder: String, among files: PersonalFiles) -> MeaningField
  {
    let completer = LineCompleter(.completePath) { typed in
      QuickAddCompletion(
        after: PersonalFiles.split(typed).folder, files.names(continuing: typed))
    }
    let field = MeaningField(text, placeholder: placeholder, columns: 44, completer: completer)
    field.read = { typed in
      guard files.path(typed) != nil else {
        return Meaning(
          text: "~ is your home folder", role: .faint, problem: "Enter the path of a file.")
      }
      return Meaning(text: completer.hint(for: typed) ?? "", role: .faint)
    }
    return field
  }
}

extension Command {
  static let completePath = Command(
    "path.complete", .tab, title: "Fill in the name of a file", hint: "fill in")
}
