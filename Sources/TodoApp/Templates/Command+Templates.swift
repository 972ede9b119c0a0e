import TermPanels

extension Command {
  static let saveListAsTemplate = Command(
    "lists.saveAsTemplate", .character("M"), title: "Save the list as a template",
    word: "template")
  static let useTemplate = Command(
    "lists.useTemplate", .character("U"), title: "Use the template", hint: "use")
  static let useShownTemplate = Command(
    "template.use", .character("U"), title: "Use the template", hint: "use", topic: .arranging)
  static let chooseTemplate = Command(
    "go.template", sequences: ["g T"], title: "Use a template", word: "template", topic: .going)
}
