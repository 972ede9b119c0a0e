internal import CivilCalendar
internal import TodoValues

/// The lists and items of the demonstration.
enum DemoData {
  typealias Entry = SampleList.Entry

  static let lists: [SampleList] = [
    SampleList(name: "Inbox", emoji: "📥", sort: [SortRule(.manual)]),
    SampleList(
      name: "Groceries", emoji: "🛒", color: .green,
      entries: [
        Entry("Oat milk", due: 0), Entry("Sourdough bread", due: 0, tags: ["bakery"]),
        Entry("Tomatoes on the vine", tags: ["market"]),
        Entry("牛乳を買う", due: 1), Entry("Dark chocolate", plan: .day),
        Entry("Basil plant for the window", tags: ["market"]),
        Entry("Olive oil", due: 4), Entry("Coffee beans", isDone: true),
        Entry("Eggs", isDone: true),
        Entry("Lemons", isDone: true),
      ]),
    SampleList(
      name: "Work", emoji: "💼", color: .blue,
      entries: [
        Entry(
          "Send the quarterly figures to Ana", due: -2, .high, isFlagged: true, tags: ["figures"],
          notes: "She needs them before the board meets.\nThe draft is in the shared folder."),
        Entry(
          "Review Jun's pull request", due: 0, at: TimeOfDay(hour: 14), .medium, tags: ["review"]),
        Entry(
          "Prepare the containment talk", due: 3, .medium, tags: ["talk"],
          notes: """
            **Three things to show**

            - a screen is *one panel in another*, all the way down
            - a row knows one item, and `nobody else`
            - what an [empty list](https://en.wikipedia.org/wiki/Empty_set) has to say
            """,
          parts: [
            Entry("Write the outline", isDone: true),
            Entry(
              "Draw the tree of panels", due: 1,
              parts: [Entry("Find a whiteboard"), Entry("Buy markers", isDone: true)]),
            Entry("Time it aloud", due: 2),
          ]),
        Entry(
          "Rehearse the demo over SSH", due: 5, waitsFor: "Prepare the containment talk",
          tags: ["talk"]),
        Entry("Book a room for the retrospective", due: 6),
        Entry("Write down what we learned"),
        Entry("Answer the survey", due: -1, .low),
        Entry("Renew the certificate", due: -4, isDone: true),
        Entry("Update the style guide", isDone: true),
      ]),
    SampleList(
      name: "Home", emoji: "🏡", color: .orange, sort: [SortRule(.manual)], area: "Personal",
      entries: [
        Entry("Sort the photographs of 2019"),
        Entry(
          "Fix the dripping tap", due: -3, .high, isFlagged: true, effort: 45, below: "House"),
        Entry("Call the chimney sweep", due: 2, at: TimeOfDay(hour: 9), below: "House"),
        Entry(
          "Descale the kettle", due: 10, below: "House",
          recurrence: Recurrence(.monthly(), from: .done)),
        Entry("Change the smoke alarm's battery", due: -6, below: "House", isDone: true),
        Entry(
          "Water the plants", due: 0, at: TimeOfDay(hour: 18, minute: 30), below: "Garden",
          tags: ["plants"], notes: "Not the cactus.", recurrence: Recurrence(.weekly())),
        Entry("Paint the garden fence", due: 21, start: 14, effort: 180, below: "Garden"),
        Entry("Return Mia's ladder", due: -1, below: "Garden", isDone: true),
      ]),
    SampleList(
      name: "Reading", emoji: "📚", color: .purple, sort: [SortRule(.name)], area: "Personal",
      entries: [
        Entry("The Design of Everyday Things"), Entry("百年の孤独"),
        Entry(
          "A Pattern Language", plan: .evening,
          notes: "Number 159: light on two sides of every room."),
        Entry("Return “Middlemarch” to the library", due: 8),
        Entry("Invisible Cities", isDone: true),
        Entry("The Left Hand of Darkness", isDone: true),
      ]),
    SampleList(
      name: "Trip to Lisbon", emoji: "✈️", color: .teal, grouping: .day,
      entries: [
        Entry("Check in online", due: 12, at: TimeOfDay(hour: 7, minute: 45)),
        Entry("Reserve the tram 28 walk", due: 9),
        Entry("Pastéis de Belém, warm"), Entry("Learn to say “obrigado” properly"),
        Entry("Find the passport", due: 1, .high, isFlagged: true),
        Entry("Ask Zoë about the fado bar", due: 7),
        Entry("Book the flight", due: -20, isDone: true),
        Entry("Book the little hotel in Alfama", due: -14, isDone: true),
      ]),
    SampleList(
      name: "Matters this week", emoji: "⚡", sort: [SortRule(.due)],
      query: "is:open due<7d priority>=medium"),
    SampleList(
      name: "Trip to {place}", emoji: "🧳", template: .list,
      entries: [
        Entry("Book the flight to {place}", due: -30, .high),
        Entry("Find a hotel", due: -28), Entry("Find the passport", due: -7),
        Entry("Check in online", due: -1, effort: 15),
      ]),
  ]
}
