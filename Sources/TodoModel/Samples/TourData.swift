internal import CivilCalendar
internal import TodoValues

/// The lists and items that a tour lets people try their first keys on.
enum TourData {
  typealias Entry = SampleList.Entry

  static let lists: [SampleList] = [
    SampleList(
      name: "A first list", emoji: "🌱", color: .green,
      entries: [
        Entry("Complete me", due: 0), Entry("Water the plants", due: 1),
        Entry(
          "Plan the weekend", due: 4,
          parts: [Entry("Look at the weather"), Entry("Ask Zoë")]),
        Entry("Return the library books", due: 8),
        Entry("Open paneltodo", isDone: true),
      ]),
    SampleList(
      name: "Trip to Lisbon", emoji: "✈️", color: .teal,
      entries: [
        Entry("Find the passport", due: 2, .high), Entry("Reserve the tram 28 walk", due: 9),
        Entry("Check in online", due: 12, at: TimeOfDay(hour: 7, minute: 45)),
      ]),
  ]
}
