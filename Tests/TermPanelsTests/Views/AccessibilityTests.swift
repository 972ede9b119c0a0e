import CivilCalendar
import TermPanels
import Testing

@MainActor @Suite("The spoken text") struct AccessibilityTests {
  @Test func `is its text, its title, its value`() {
    #expect(Label("Milk").spokenText == "Milk")
    #expect(Button("Create").spokenText == "Create")
    #expect(TextField("Milk").spokenText == "Milk")
    #expect(TextView("a\nb").spokenText == "a\nb")
    #expect(ProgressView(0.999).spokenText == "99 percent")
    #expect(ProgressView(nil).spokenText == "in progress")
    #expect(ActivityIndicator("Loading").spokenText == "Loading")
    let date = DateField(
      Day(daysSinceEpoch: 20_779), today: Day(daysSinceEpoch: 20_778), reader: .phrases)
    #expect(date.spokenText == "Sun 22 Nov 2026")
    #expect(View().spokenText == nil && Label().spokenText == nil)
  }

  @Test func `is the text of its visible subviews, separated by commas`() {
    let hidden = Label("hidden")
    hidden.isHidden = true
    let row = StackView(
      .horizontal, [Label("Milk"), hidden, Label(), StackView(.vertical, [Label("Today")])])

    #expect(row.spokenText == "Milk, Today")
  }

  @Test func `can be set in other words, and in another order`() {
    let (mark, name) = (Label("○"), Label("Milk"))
    let row = StackView(.horizontal, [mark, name])
    mark.accessibilityLabel = "open"
    row.accessibilityElements = [name, mark]
    #expect(row.spokenText == "Milk, open")

    row.accessibilityLabel = "A carton"
    #expect(row.spokenText == "A carton")
  }

  @Test func `of a field can be replaced as if it had been typed`() {
    let field = TextField("Milk")
    var told: [String] = []
    field.onChange = { told.append($0) }

    field.enter("Oat\nmilk")
    field.enter("")

    #expect(told == ["Oat milk", ""])
  }
}
