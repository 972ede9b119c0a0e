import PhraseBook
import Testing
import TodoLanguage

@Suite("A book of phrases") struct PhraseBookTests {
  @Test(arguments: PhraseBook.sections.indices)
  func `gives the expected reading for each line`(index: Int) {
    let section = PhraseBook.sections[index]
    for row in section.rows {
      let notation = QuickAdd.read(row.line, in: section.language.context).notation
      #expect(notation == row.notation, "\(section.language.rawValue): \(row.line) → \(notation)")
    }
  }

  @Test func `has phrases of all languages, and some that stay text`() {
    let rows = PhraseBook.sections.flatMap(\.rows)
    #expect(rows.count >= 2500)
    #expect(rows.filter { !$0.hasChips }.count >= 480)
    #expect(Set(PhraseBook.sections.map(\.language)) == Set(PhraseLanguage.allCases))
  }

  @Test(arguments: PhraseLanguage.allCases)
  func `is understood in every language if it is English`(language: PhraseLanguage) {
    let lines = ["Buy milk tomorrow", "Pay rent on friday", "Gym every mon", "Standup 9am"]
    for line in lines {
      #expect(
        QuickAdd.read(line, in: language.context).notation
          == QuickAdd.read(line, in: PhraseLanguage.english.context).notation)
    }
  }
}
