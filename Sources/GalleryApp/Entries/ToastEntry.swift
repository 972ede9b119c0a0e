import TermPanels

extension Entry {
  static let toast = Entry(
    Toast.self, summary: "a few words about what has just happened",
    text: """
      A few words about what has just happened, in the corner and gone by themselves, with at most
      one key to react with. It takes no keys and hides nothing that matters: not a question.
      """,
    keys: [.character("d")]
  ) {
    let stage = StagePanel([Label("Deletes nothing, but says so.", role: .secondary)])
    stage.commands = { [unowned stage] in
      let say: (Toast) -> Void = { [unowned stage] in stage.application?.window.show($0) }
      return [
        KeyCommand(
          id: "stage.succeed", .character("d"), title: "Say that something went well",
          hint: "delete"
        ) {
          say(Toast("Deleted: Oat milk", hint: ("u", "undo")))
        },
        KeyCommand(
          id: "stage.fail", .character("e"), title: "Say that something failed", hint: "fail"
        ) {
          say(Toast("The disk is full.", isError: true))
        },
      ]
    }
    return stage
  }
}
