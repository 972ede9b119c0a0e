import CivilCalendar
import Testing
import TodoLanguage
import TodoModel
import TodoWording

@testable import TodoApp

@Suite struct PhraseBookTests {
  private let book = PhraseBook(days: DayFormat(today: Day(daysSinceEpoch: 20_779)))
  private let tomorrow = Day(daysSinceEpoch: 20_780)

  @Test(arguments: Deed.Verb.allCases)
  func `every verb has a sentence with its subject`(verb: Deed.Verb) {
    let sentence = book.sentence(Deed(verb, .item("Milk")))

    #expect(sentence.contains("“Milk”") && !sentence.hasPrefix(verb.rawValue))
  }

  @Test func `a tag is written as it is typed`() {
    #expect(book.sentence(Deed(.tagged, .item("Rent"), .tag("bills"))) == "Added @bills to “Rent”")
    #expect(
      book.sentence(Deed(.untagged, .items(2), .tag("bills"))) == "Removed @bills from 2 items")
  }

  @Test func `dates have the style of the rest of the app`() {
    #expect(
      book.sentence(Deed(.setDue, .item("Rent"), .date(tomorrow, .noon)))
        == "Set the due date to tomorrow 12:00 for “Rent”")
    #expect(book.sentence(Deed(.setDue, .item("Rent"))) == "Cleared the due date of “Rent”")
  }

  @Test func `titles of commands have the same verbs`() {
    #expect(PhraseBook.title(.deleted) == "Delete the item")
    #expect(
      PhraseBook.title(.moved, "3 items", to: "another list") == "Move 3 items to another list")
    #expect(
      PhraseBook.title(.setPriority, "3 items", to: "high")
        == "Set the priority to high for 3 items"
    )
    #expect(PhraseBook.title(.setPriority) == "Clear the priority")
    #expect(PhraseBook.title(shifting: DayShift(-1, .days)) == "Bring the item forward by 1 day")
  }

  @Test func `a synchronisation has the numbers of both directions`() {
    #expect(
      book.sentence(Deed(.synced, .file("dav"), .exchanged(incoming: 3, outgoing: 2)))
        == "Synced with dav: 3 in, 2 out")
  }

  @Test func `a shift is worded as later or earlier`() {
    #expect(
      book.sentence(Deed(.shiftedDue, .items(2), .shift(DayShift(2, .days))))
        == "Postponed 2 items by 2 days")
    #expect(
      book.sentence(Deed(.shiftedDue, .items(2), .shift(DayShift(-1, .weeks))))
        == "Brought 2 items forward by 1 week")
    #expect(PhraseBook.text(for: DayShift(-1, .weeks)) == "1 week earlier")
  }
}
