import TermPanels
import TestSupport
import TodoAppTesting
import TodoModel

extension Exhibit {
  static let linear = [
    Exhibit(.log, "dialogue") {
      let store = try TodoStore.temporary(clock: AppHarness.clock())
      try await AppHarness.fill(store)
      return try await AppHarness.dialogue(
        store, ["6", "done 2", "add", "Oat milk for Ada friday", "undo", "?", "back"]
      ).joined(separator: "\n")
    }
  ]
}
