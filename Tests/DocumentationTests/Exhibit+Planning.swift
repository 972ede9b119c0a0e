import CivilCalendar
import TermPanels
import TermPanelsTesting
import TodoAppTesting
import TodoModel
import TodoValues

extension Exhibit {
  static let planning = [
    Exhibit(.screen, "week") {
      let harness = try await AppHarness(columns: 100, rows: 24) { store in
        try await AppHarness.fill(store)
        let talk = try store.lists().first { $0.list.name == "Talk" }?.list
        guard let talk else { return }
        try await store.createItems([
          NewItem("Print the slides", in: talk.id),
          NewItem(
            "Thank the organisers", in: talk.id,
            plan: DayPlan(AppHarness.today.adding(days: 6))),
        ])
      }
      harness.app.type("gw3j2")
      await harness.close()
      return harness.app.screen
    }
  ]
}
