import CivilCalendar
import TermPanels
import TermPanelsTesting

extension Library {
  func save(_ loan: Loan) async throws {}
}

// begin value-form
struct Loan {
  enum Shelf: String, CaseIterable { case novels, poems, letters }

  var book = ""
  var shelf = Shelf.novels
  var until: Day?
  var isExtended = false
}

final class LoanPanel: ContainerPanel {
  init(_ loan: Loan, in library: Library, today: Day) {
    super.init()
    title = "Loan"
    content = FormPanel(
      loan,
      [
        .text("Book", \.book) { $0.isEmpty ? "Which book is lent?" : nil },
        .choice("Shelf", \.shelf, Loan.Shelf.allCases) { $0.rawValue },
        .date("Until", \.until, today: today) { $0 == nil ? "A loan has an end." : nil },
        .toggle("Extended", \.isExtended),
      ]
    ) { [unowned self] loan in
      task("Saving the loan") { _ in
        try await library.save(loan)
      } then: { [unowned self] in
        showToast("Saved")
      }
    }
  }
}
// end value-form

extension Exhibit {
  static let forms = [
    Exhibit(.screen, "value-form") {
      let today = Day(daysSinceEpoch: 20_778)
      let panel = LoanPanel(Loan(), in: Library(), today: today)
      let app = try Harness(columns: 44, rows: 12) { _ in NavigationPanel(root: panel) }
      app.type("Middlemarch")
      app.press(.tab, .right, .enter)
      return app.screen
    }
  ]
}
