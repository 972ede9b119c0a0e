import TermPanels

extension Entry {
  static let toast = Entry(
    Toast.self, summary: "a few words about what has just happened",
    text: """
      A few words about what has just happened, which disappear from the corner by themselves, with
      at most one key to react with. A toast takes no keys and never covers anything that matters,
      such as a question.
      """,
    keys: [.character("d")]
  ) {
    let stage = StagePanel([Label("Deletes nothing, but reports it.", role: .secondary)])
    stage.commands = { [unowned stage] in
      let say: (Toast) -> Void = { [unowned stage] in stage.application?.window.show($0) }
      return [
        KeyCommand(
          id: "stage.succeed", .character("d"), title: "Report a success",
          hint: "delete"
        ) {
          say(Toast("Deleted: Oat milk", hint: ("u", "undo")))
        },
        KeyCommand(
          id: "stage.fail", .character("e"), title: "Report a failure", hint: "fail"
        ) {
          say(Toast("The disk is full.", isError: true))
        },
      ]
    }
    return stage
  }
}
