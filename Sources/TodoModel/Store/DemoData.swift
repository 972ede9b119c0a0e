internal import CivilCalendar

/// The lists and items that a first look at the program shows.
enum DemoData {
  struct Entry {
    let name: String
    /// Days from today, if it is due.
    let due: Int?
    let isDone: Bool

    init(_ name: String, due: Int? = nil, isDone: Bool = false) {
      self.name = name
      self.due = due
      self.isDone = isDone
    }
  }

  static let lists: [(name: String, emoji: String, entries: [Entry])] = [
    (
      "Groceries", "🛒",
      [
        Entry("Oat milk", due: 0), Entry("Sourdough bread", due: 0), Entry("Tomatoes on the vine"),
        Entry("牛乳を買う", due: 1), Entry("Dark chocolate"), Entry("Basil plant for the window"),
        Entry("Olive oil", due: 4), Entry("Coffee beans", isDone: true),
        Entry("Eggs", isDone: true),
        Entry("Lemons", isDone: true),
      ]
    ),
    (
      "Work", "💼",
      [
        Entry("Send the quarterly figures to Ana", due: -2),
        Entry("Review Jun's pull request", due: 0),
        Entry("Prepare the containment talk", due: 3), Entry("Rehearse the demo over SSH", due: 5),
        Entry("Book a room for the retrospective", due: 6), Entry("Write down what we learned"),
        Entry("Answer the survey", due: -1), Entry("Renew the certificate", due: -4, isDone: true),
        Entry("Update the style guide", isDone: true),
      ]
    ),
    (
      "Home", "🏡",
      [
        Entry("Water the plants", due: 0), Entry("Fix the dripping tap", due: -3),
        Entry("Call the chimney sweep", due: 2), Entry("Descale the kettle"),
        Entry("Paint the garden fence", due: 21), Entry("Sort the photographs of 2019"),
        Entry("Change the smoke alarm's battery", due: -6, isDone: true),
        Entry("Return Mia's ladder", due: -1, isDone: true),
      ]
    ),
    (
      "Reading", "📚",
      [
        Entry("The Design of Everyday Things"), Entry("百年の孤独"), Entry("A Pattern Language"),
        Entry("Return “Middlemarch” to the library", due: 8),
        Entry("Invisible Cities", isDone: true),
        Entry("The Left Hand of Darkness", isDone: true),
      ]
    ),
    (
      "Trip to Lisbon", "✈️",
      [
        Entry("Check in online", due: 12), Entry("Reserve the tram 28 walk", due: 9),
        Entry("Pastéis de Belém, warm"), Entry("Learn to say “obrigado” properly"),
        Entry("Find the passport", due: 1), Entry("Ask Zoë about the fado bar", due: 7),
        Entry("Book the flight", due: -20, isDone: true),
        Entry("Book the little hotel in Alfama", due: -14, isDone: true),
      ]
    ),
    ("Someday", "🌱", []),
  ]

  /// Writes the lists as seen on a day.
  static func write(today: Day, to ledger: Ledger) throws {
    try ledger.begin("Added the demonstration", kind: .seed)
    let day = 86_400_000_000
    var order = try ledger.lastPosition()
    for (name, emoji, entries) in lists {
      order += 1
      let list = TodoList(name: name, emoji: emoji, order: order)
      try ledger.save(list)
      for (index, entry) in entries.enumerated() {
        let created = Timestamp(microseconds: ledger.now.microseconds - (index + 1) * day)
        let completed = entry.isDone ? Timestamp(microseconds: created.microseconds + day / 2) : nil
        try ledger.save(
          TodoItem(
            list: list.id, name: entry.name, due: entry.due.map(today.adding(days:)),
            completed: completed, created: created, modified: completed ?? created))
      }
    }
  }
}
