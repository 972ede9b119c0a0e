/// Lines that people type, with their readings: the specification of the language of dates.
///
/// The tests read every line of it, and the page of phrases is made from it.
package enum PhraseBook {
  /// All sections.
  package static let sections = [
    englishRelativeDays, englishWeekdays, englishMonths, englishEdges, englishWorkdays,
    englishDigits, englishTimes, englishRecurrences, englishStarts, englishPriorities,
    englishPlaces, englishText, americanDigits, americanTimes, germanDays, germanTimes,
    germanRecurrences, germanPlaces, germanText, frenchDays, frenchTimes, frenchRecurrences,
    frenchPlaces, frenchText, spanishDays, spanishTimes, spanishRecurrences, spanishPlaces,
    spanishText, japaneseDays, japaneseTimes, japaneseRecurrences, japanesePlaces, japaneseText,
    englishEveryday, americanEveryday, germanEveryday, frenchEveryday, spanishEveryday,
    japaneseEveryday,
  ]
}
