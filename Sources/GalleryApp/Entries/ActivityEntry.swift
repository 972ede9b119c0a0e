import TermPanels

extension Entry {
  static let activity = Entry(
    Activity.self, summary: "what goes on, and how far it has come",
    text: """
      Shows in the corner that something goes on, with a bar if its end is known. Any panel begins
      one with a single call, with or without the work itself. It ends with the work, or when the
      panel leaves the program, which also cancels the work.
      """,
    keys: [.character("c"), .character("c"), .character("c")]
  ) {
    let stage = StagePanel([Label("Eight shelves are to be counted.", role: .secondary)])
    let count = ShelfCount()
    stage.commands = { [unowned stage] in
      [
        KeyCommand(
          id: "stage.count", .character("c"), title: "Count the books on the next shelf",
          hint: "count"
        ) { [unowned stage] in count.countShelf(on: stage) },
        KeyCommand(id: "stage.stop", .character("s"), title: "Stop counting", hint: "stop") {
          count.stop()
        },
      ]
    }
    return stage
  }
}

/// The progress through eight shelves.
@MainActor private final class ShelfCount {
  private var activity: Activity?
  private var shelves = 0

  func countShelf(on panel: Panel) {
    let activity = activity ?? panel.showProgress("Counting the books", 0)
    self.activity = activity
    shelves += 1
    activity.report(Double(shelves) / 8)
    if shelves == 8 {
      stop()
      panel.showToast("All books are counted.")
    }
  }

  func stop() {
    activity?.end()
    (activity, shelves) = (nil, 0)
  }
}
