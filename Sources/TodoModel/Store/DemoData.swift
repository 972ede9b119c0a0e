internal import CivilCalendar
internal import TodoLanguage

/// The lists and items that a first look at the program shows.
enum DemoData {
  struct Entry {
    let name: String
    /// Days from today, if it is due.
    let due: Int?
    let time: TimeOfDay?
    let priority: Priority
    let tags: [String]
    let notes: String
    let recurrence: Recurrence?
    let parts: [Entry]
    let isDone: Bool

    init(
      _ name: String, due: Int? = nil, at time: TimeOfDay? = nil, _ priority: Priority = .none,
      tags: [String] = [], notes: String = "", recurrence: Recurrence? = nil, parts: [Entry] = [],
      isDone: Bool = false
    ) {
      self.name = name
      self.due = due
      self.time = time
      self.priority = priority
      self.tags = tags
      self.notes = notes
      self.recurrence = recurrence
      self.parts = parts
      self.isDone = isDone
    }
  }

  static let lists: [(name: String, emoji: String, entries: [Entry])] = [
    (
      "Groceries", "🛒",
      [
        Entry("Oat milk", due: 0), Entry("Sourdough bread", due: 0, tags: ["bakery"]),
        Entry("Tomatoes on the vine", tags: ["market"]),
        Entry("牛乳を買う", due: 1), Entry("Dark chocolate"),
        Entry("Basil plant for the window", tags: ["market"]),
        Entry("Olive oil", due: 4), Entry("Coffee beans", isDone: true),
        Entry("Eggs", isDone: true),
        Entry("Lemons", isDone: true),
      ]
    ),
    (
      "Work", "💼",
      [
        Entry(
          "Send the quarterly figures to Ana", due: -2, .high, tags: ["figures"],
          notes: "She needs them before the board meets.\nThe draft is in the shared folder."),
        Entry(
          "Review Jun's pull request", due: 0, at: TimeOfDay(hour: 14), .medium, tags: ["review"]),
        Entry(
          "Prepare the containment talk", due: 3, .medium, tags: ["talk"],
          parts: [
            Entry("Write the outline", isDone: true),
            Entry("Draw the tree of panels", due: 1), Entry("Time it aloud", due: 2),
          ]), Entry("Rehearse the demo over SSH", due: 5, tags: ["talk"]),
        Entry("Book a room for the retrospective", due: 6), Entry("Write down what we learned"),
        Entry("Answer the survey", due: -1, .low),
        Entry("Renew the certificate", due: -4, isDone: true),
        Entry("Update the style guide", isDone: true),
      ]
    ),
    (
      "Home", "🏡",
      [
        Entry(
          "Water the plants", due: 0, at: TimeOfDay(hour: 18, minute: 30), tags: ["plants"],
          notes: "Not the cactus.", recurrence: Recurrence(.weekly())),
        Entry("Fix the dripping tap", due: -3, .high),
        Entry("Call the chimney sweep", due: 2, at: TimeOfDay(hour: 9)),
        Entry(
          "Descale the kettle", due: 10, recurrence: Recurrence(.monthly(), from: .done)),
        Entry("Paint the garden fence", due: 21), Entry("Sort the photographs of 2019"),
        Entry("Change the smoke alarm's battery", due: -6, isDone: true),
        Entry("Return Mia's ladder", due: -1, isDone: true),
      ]
    ),
    (
      "Reading", "📚",
      [
        Entry("The Design of Everyday Things"), Entry("百年の孤独"),
        Entry("A Pattern Language", notes: "Number 159: light on two sides of every room."),
        Entry("Return “Middlemarch” to the library", due: 8),
        Entry("Invisible Cities", isDone: true),
        Entry("The Left Hand of Darkness", isDone: true),
      ]
    ),
    (
      "Trip to Lisbon", "✈️",
      [
        Entry("Check in online", due: 12, at: TimeOfDay(hour: 7, minute: 45)),
        Entry("Reserve the tram 28 walk", due: 9),
        Entry("Pastéis de Belém, warm"), Entry("Learn to say “obrigado” properly"),
        Entry("Find the passport", due: 1, .high), Entry("Ask Zoë about the fado bar", due: 7),
        Entry("Book the flight", due: -20, isDone: true),
        Entry("Book the little hotel in Alfama", due: -14, isDone: true),
      ]
    ),
    ("Someday", "🌱", []),
  ]

  /// Writes the lists as seen on a day.
  static func write(today: Day, to ledger: Ledger) throws {
    try ledger.begin("Added the demonstration", kind: .seed)
    var order = try ledger.lastPosition()
    for (name, emoji, entries) in lists {
      order += 1
      let list = TodoList(name: name, emoji: emoji, order: order)
      try ledger.save(list)
      for (index, entry) in entries.enumerated() {
        try write(entry, daysOld: index + 1, in: list.id, today: today, to: ledger)
      }
    }
  }

  private static func write(
    _ entry: Entry, daysOld: Int, in list: Identifier<TodoList>,
    under parent: Identifier<TodoItem>? = nil, today: Day, to ledger: Ledger
  ) throws {
    let day = 86_400_000_000
    let created = Timestamp(microseconds: ledger.now.microseconds - daysOld * day)
    let completed = entry.isDone ? Timestamp(microseconds: created.microseconds + day / 2) : nil
    let item = TodoItem(
      list: list, parent: parent, name: entry.name, notes: entry.notes, priority: entry.priority,
      tags: entry.tags, due: entry.due.map(today.adding(days:)), dueTime: entry.time,
      recurrence: entry.recurrence, completed: completed, created: created,
      modified: completed ?? created)
    try ledger.append(item)
    for part in entry.parts {
      try write(part, daysOld: daysOld, in: list, under: item.id, today: today, to: ledger)
    }
  }
}
