import CivilCalendar
import DatePhrases
import PhraseBook
import Testing
import TodoLanguage

@Suite("A doubt") struct DoubtTests {
  private func read(_ line: String, _ language: PhraseLanguage = .english) -> QuickAdd.Reading {
    QuickAdd.read(line, in: language.context)
  }

  private func typed(_ reading: QuickAdd.Reading) -> [String] {
    reading.doubts.map { String(reading.line[$0.range]) }
  }

  @Test(arguments: [
    ("Lunch tuesd 12:30pm", "tuesd", "tuesday", "due 2026-11-24 · 12:30"),
    ("Pay rent tommorow", "tommorow", "tomorrow", "due 2026-11-19"),
    ("Pay rent 12 febuary", "febuary", "february", "due 2027-02-12"),
    ("Ship wensday 9am", "wensday", "wednesday", "due 2026-11-25 · 09:00"),
    ("Ship on thrusday", "thrusday", "thursday", "due 2026-11-19"),
    ("Bins evry monday", "evry", "every", "every Monday"),
    ("Ship every mondy", "mondy", "monday", "every Monday"),
    ("Pay rent wednes", "wednes", "wednesday", "due 2026-11-25"),
    ("Call mum tuesd 17h", "tuesd", "tuesday", "due 2026-11-24 · 17:00"),
  ])
  func `offers the most likely word`(
    line: String, word: String, offered: String, meaning: String
  ) throws {
    let reading = read(line)
    #expect(reading.chips.isEmpty && reading.title == line && typed(reading) == [word])
    let offer = try #require(reading.doubts.first?.offer)
    #expect(offer.text == offered)
    #expect(offer.meanings.map(\.notation).joined(separator: " · ") == meaning)
    let corrected = try #require(reading.corrected)
    #expect(read(corrected).doubts.isEmpty && read(corrected).notation.hasSuffix("| " + meaning))
  }

  @Test(arguments: [
    ("Zahnarzt nächsten Dienstag um 14:30", "Dienstag"), ("Standup werktags 9:15", "werktags"),
    ("Rendez-vous mardi prochain à 14:30", "mardi"), ("Lunch mit Jana morgen 12:30", "morgen"),
    ("Dentista el martes que viene a las 16:30", "martes"), ("Gym m/w/f 7am", "m/w/f"),
    ("Gym mon/thu at 7", "mon/thu"),
  ])
  func `is a day of another language, or in letters, before a time`(line: String, word: String) {
    #expect(typed(read(line)) == [word] && read(line).title == line)
  }

  @Test(arguments: [
    "Zahnarzt morgen um 14:30", "Dentiste demain à 14h30", "Dentist tomorrow 14:30",
  ])
  func `is none in any of several languages`(line: String) {
    let context = QuickAdd.Context(
      DateContext(
        today: PhraseTable.context.dates.today,
        habits: DateHabits(language: .of(["fr", "de", "tlh"]))))
    let reading = QuickAdd.read(line, in: context)

    #expect(reading.doubts.isEmpty && reading.title.hasPrefix("Z") == line.hasPrefix("Z"))
    #expect(reading.due == context.dates.today.adding(days: 1))
    #expect(reading.time == TimeOfDay(hour: 14, minute: 30))
  }

  @Test(arguments: [
    ("Prepare slides for friday 9am", "Prepare slides | due 2026-11-20 · 09:00"),
    ("Book the dentist for tomorrow 10am", "Book the dentist | due 2026-11-19 · 10:00"),
    (
      "Book the dentist for thursday 10am remind 1h",
      "Book the dentist | due 2026-11-19 · 10:00 · remind 1h"
    ),
    ("Order cake for sat 3pm @party", "Order cake | due 2026-11-21 · 15:00 · @party"),
  ])
  func `offers the moment that a thing is made for as the one when it is due`(
    line: String, notation: String
  ) throws {
    let reading = read(line)
    #expect(typed(reading) == ["for"] && reading.due == nil && reading.title.contains(" for "))
    #expect(reading.doubts.first?.offer?.text == "due:")
    #expect(read(try #require(reading.corrected)).notation == notation)
  }

  @Test(arguments: [
    ("Friday dentist 10am", "Friday", "dentist | due 2026-11-20 · 10:00"),
    ("Monday lunch with Kim 12:30", "Monday", "lunch with Kim | due 2026-11-23 · 12:30"),
    ("Friday dentist at 10 @health", "Friday", "dentist | due 2026-11-20 · 10:00 · @health"),
    ("friday dentist 10am", "friday", "dentist | due 2026-11-20 · 10:00"),
    ("Tomorrow dentist 10am", "Tomorrow", "dentist | due 2026-11-19 · 10:00"),
  ])
  func `offers the day with which a line begins that ends with a time`(
    line: String, word: String, notation: String
  ) throws {
    let reading = read(line)
    #expect(typed(reading) == [word] && reading.due == nil && reading.time == nil)
    #expect(reading.doubts.first?.offer?.text == word + ",")
    #expect(read(try #require(reading.corrected)).notation == notation)
  }

  @Test func `offers no day at the beginning where the time has another one`() {
    let reading = read("Friday demo rehearsal thu 9am")
    #expect(reading.notation == "Friday demo rehearsal | due 2026-11-19 · 09:00")
    #expect(read("Tomorrow never dies 20:00").doubts.isEmpty)
    #expect(read("Sun cream at 11").doubts.isEmpty)
  }

  @Test func `offers no moment where several may be meant`() {
    #expect(read("Slides for friday").doubts.isEmpty)
    #expect(read("Reserve for 4").doubts.isEmpty)
    #expect(read("Study for 2 hours at 9").doubts.isEmpty)
    #expect(read("Talk for friday, remind 1h before lunch").doubts.isEmpty)
  }

  @Test(arguments: [
    ("Pills every 12 hours starting tomorrow", "every 12 hours"),
    ("Gym every mon wed and sometimes fri", "and sometimes fri"),
    ("Board 2nd tuesday and 4th tuesday", "4th"),
    ("Pills twice a week on mon", "twice"), ("Meet Bob friday or saturday", "or saturday"),
    ("Meet Bob mon wed", "mon"), ("Buy milk mon, wed, fri", "wed,"),
    ("Trip from mon to fri", "to fri"),
    ("Finish second fri", "second"), ("Standup tomorrow at 25:00", "at 25:00"),
    ("Gym every day but sunday", "but sunday"),
    ("Pay rent 31 feb 9am", "31 feb"), ("Call mum fri at 9 or 10", "or 10"),
    ("Pay rent every month until june", "until june"), ("Gym 7am, 7pm", "7am,"),
    ("Gym tue 9am, thu 10am", "thu"), ("Gym mon,wed,fri 7am", "mon,wed,fri"),
    ("Gym tue&thu 9am", "tue&thu"), ("Gym at 7 or 8 tomorrow", "or 8"),
    ("Gym monday after christmas", "after christmas"), ("Gym tonight at 25", "at 25"),
    ("Take pill 2 times daily", "2 times"), ("Meet tomorrow morning or afternoon", "or afternoon"),
    ("Book hotel 24 dec to 26 dec", "to 26"),
    ("Gym 3 days per week starting mon", "3 days per week"),
    ("Gym the friday before christmas", "friday"), ("Review yearly in january", "in january"),
    ("Call mum 3 mondays from now", "3"),
  ])
  func `keeps dates beside unknown words from being chips`(
    line: String, word: String
  ) {
    let reading = read(line)
    #expect(reading.chips.isEmpty && reading.title == line)
    #expect(typed(reading).contains(word) && reading.corrected == nil)
  }

  @Test(arguments: [
    "Study for 2 hours tomorrow", "Movie night fri", "Leg day tomorrow", "Buy sundae fri",
    "Watch match tomorrow", "Read chapter 12 fri", "Call May tomorrow", "Pay 12.50 fri",
    "Plan the weekend tomorrow", "Call NY tomorrow 17:00 CET",
  ])
  func `does not concern words of the title`(line: String) {
    let reading = read(line)
    #expect(reading.doubts.isEmpty && reading.due != nil)
  }

  @Test(arguments: [
    ("Oma anrufen Donerstag", PhraseLanguage.german, "donnerstag"),
    ("Rendre le livre vendrdi", .french, "vendredi"), ("Llamar viernees", .spanish, "viernes"),
  ])
  func `uses the words of the language`(line: String, language: PhraseLanguage, offered: String) {
    #expect(read(line, language).doubts.first?.offer?.text == offered)
  }

  @Test func `does not concern a verb that looks like a misspelling`() {
    let reading = read("Auto waschen kommenden Montag um 7", .german)
    #expect(reading.doubts.isEmpty && reading.title == "Auto waschen")
  }

  @Test func `in a line of changes is a problem with an offer`() {
    let reading = BulkLine.read("tuesd 9am", in: PhraseLanguage.english.context)
    #expect(reading.problems.map(\.offer) == ["tuesday"])
    #expect(reading.problems.first?.message == "Unknown change “tuesd”. Did you mean “tuesday”?")
  }
}
