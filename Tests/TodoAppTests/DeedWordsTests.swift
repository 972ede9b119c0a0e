import CivilCalendar
import Testing
import TodoModel

@testable import TodoApp

@Suite struct DeedWordsTests {
  private let words = DeedWords(today: Day(daysSinceEpoch: 20_779), dateStyle: .short)
  private let tomorrow = Day(daysSinceEpoch: 20_780)

  @Test(arguments: Deed.Verb.allCases)
  func `every verb has a sentence with its subject`(verb: Deed.Verb) {
    let sentence = words.sentence(Deed(verb, .item("Milk")))

    #expect(sentence.contains("“Milk”") && !sentence.hasPrefix(verb.rawValue))
  }

  @Test func `a tag is written as it is typed`() {
    #expect(words.sentence(Deed(.tagged, .item("Rent"), .tag("bills"))) == "Tagged “Rent” @bills")
    #expect(
      words.sentence(Deed(.untagged, .items(2), .tag("bills"))) == "Removed @bills from 2 items")
  }

  @Test func `dates are those of the rest of the app`() {
    #expect(
      words.sentence(Deed(.setDue, .item("Rent"), .date(tomorrow, .noon)))
        == "Set “Rent” due \(DayWords.date(tomorrow, today: words.today)) 12:00")
    #expect(words.sentence(Deed(.setDue, .item("Rent"))) == "Removed the due date of “Rent”")
  }

  @Test func `a shift is later or earlier`() {
    #expect(
      words.sentence(Deed(.shiftedDue, .items(2), .shift(DayShift(2, .days))))
        == "Moved the due date of 2 items 2 days later")
    #expect(DeedWords.words(for: DayShift(-1, .weeks)) == "1 week earlier")
  }
}
