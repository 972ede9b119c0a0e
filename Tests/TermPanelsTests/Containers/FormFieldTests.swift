import CivilCalendar
import TermPanelsTesting
import Testing

@testable import TermPanels

private struct Loan: Equatable {
  enum Shelf: String, CaseIterable { case novels, poems, letters }

  var title = "Middlemarch"
  var note = "Two\nlines"
  var shelf: Shelf? = .novels
  var due: Day? = Day(daysSinceEpoch: 20_779)
  var isRead = false
}

@MainActor private struct Fixture {
  let app: Harness
  let form: FormPanel
  let saved = Saved()

  @MainActor final class Saved {
    var loans: [Loan] = []
  }

  static let fields: [FormField<Loan>] = [
    .text("Title", \.title) { $0.isEmpty ? "A book needs a title." : nil },
    .lines("Note", \.note, placeholder: "Where is it?"),
    .choice("Shelf", \.shelf, [.novels, .poems]) { $0?.rawValue ?? "none" },
    .date("Due", \.due, today: Day(daysSinceEpoch: 20_778), reader: .phrases) {
      $0 == nil ? "A loan has an end." : nil
    },
    .toggle("Read", \.isRead),
  ]

  init(_ loan: Loan = Loan()) throws {
    form = FormPanel(loan, Fixture.fields) { [saved] in saved.loans.append($0) }
    app = try Harness(columns: 40, rows: 20) { [form] _ in form }
  }

  func submit() { app.press(Key(.enter, .alt)) }
}

@MainActor @Suite("A form of a value") struct FormFieldTests {
  @Test func `shows the properties, and submits them unchanged`() throws {
    let it = try Fixture()

    #expect(it.app.screen.contains("Title  Middlemarch"))
    #expect(it.app.screen.contains("‹ novels ›") && it.app.screen.contains("‹ No ›"))
    it.submit()

    #expect(it.saved.loans == [Loan()])
  }

  @Test func `submits what was entered in each field`() throws {
    let it = try Fixture()

    it.app.type("!")
    it.app.press(.tab, .character("x"), .tab, .right, .tab)
    it.app.type("23 nov 2026")
    it.app.press(.tab, .space)
    it.submit()

    let edited = Loan(
      title: "Middlemarch!", note: "Two\nlinesx", shelf: .poems,
      due: Day(daysSinceEpoch: 20_780), isRead: true)
    #expect(it.saved.loans == [edited])
  }

  @Test func `shows the problem of a property at its field, the first one first`() throws {
    let it = try Fixture()
    it.app.press(.control("u"), .tab, .tab, .tab, .backspace)

    it.submit()
    #expect(it.app.screen.contains("A book needs a title.") && it.saved.loans == [])
    #expect(it.form.fields[0].isFirstResponder)
    it.app.type("Ulysses")
    it.submit()
    #expect(it.app.screen.contains("A loan has an end.") && it.saved.loans == [])
  }

  @Test func `keeps what a field cannot show, and a value that is no choice`() throws {
    let loan = Loan(title: "Two\nlines\u{7}", shelf: nil)
    let it = try Fixture(loan)
    #expect(it.app.screen.contains("Two lines") && it.app.screen.contains("‹ none ›"))

    it.submit()
    it.app.press(.tab, .tab, .tab, .tab, .right)
    it.submit()

    var read = loan
    read.isRead = true
    #expect(it.saved.loans == [loan, read])
  }

  @Test func `checks the combination of values after the properties`() throws {
    let it = try Fixture()
    it.form.validate = { [form = it.form] in
      .init(field: form.fields[4], message: "Read it first.")
    }

    it.submit()

    #expect(it.app.screen.contains("Read it first.") && it.saved.loans == [])
  }

  @Test func `is a prompt that carries out the request with the edited value`() async throws {
    let it = try Fixture()
    let prompt = PromptPanel(
      title: "Loan", value: Loan(), fields: Fixture.fields, acceptTitle: "Lend"
    ) { [saved = it.saved] in saved.loans.append($0) }
    it.form.present(prompt)
    it.app.application.turn()

    it.app.press(.control("u"), .enter)
    #expect(it.app.screen.contains("A book needs a title."))
    it.app.type("Ulysses")
    it.app.press(.enter)

    #expect(await it.app.waitUntil { it.saved.loans.map(\.title) == ["Ulysses"] })
  }
}
