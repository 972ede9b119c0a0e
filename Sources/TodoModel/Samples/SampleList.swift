internal import CivilCalendar
internal import TodoValues

/// A list that the program itself creates, with its items.
struct SampleList: Sendable {
  /// A plan for today.
  enum TodayPlan: Sendable { case day, evening }

  /// One of its items.
  struct Entry: Sendable {
    let name: String
    /// The due date in days from today, if any.
    let due: Int?
    let time: TimeOfDay?
    /// The start date in days from today, if any.
    let start: Int?
    /// The part of today for which it is planned, if any.
    let plan: TodayPlan?
    let priority: Priority
    let isFlagged: Bool
    /// The minutes that it takes, if estimated.
    let effort: Int?
    /// The heading below which it stands, among the top-level items of its list.
    let heading: String?
    /// The name of an earlier item of its list for which it waits.
    let waitsFor: String?
    let tags: [String]
    let notes: String
    let recurrence: Recurrence?
    let parts: [Entry]
    let isDone: Bool

    init(
      _ name: String, due: Int? = nil, at time: TimeOfDay? = nil, _ priority: Priority = .none,
      start: Int? = nil, plan: TodayPlan? = nil,
      isFlagged: Bool = false, effort: Int? = nil, below heading: String? = nil,
      waitsFor: String? = nil, tags: [String] = [], notes: String = "",
      recurrence: Recurrence? = nil, parts: [Entry] = [],
      isDone: Bool = false
    ) {
      self.name = name
      self.due = due
      self.time = time
      self.start = start
      self.plan = plan
      self.priority = priority
      self.isFlagged = isFlagged
      self.effort = effort
      self.heading = heading
      self.waitsFor = waitsFor
      self.tags = tags
      self.notes = notes
      self.recurrence = recurrence
      self.parts = parts
      self.isDone = isDone
    }
  }

  let name: String
  let emoji: String
  var color: ListColor?
  var sort: [SortRule] = []
  var grouping = Grouping.none
  /// The query of a view; nil for a list of items.
  var query: String?
  /// The name of the area that it is in, which is created with its first list.
  var area: String?
  /// The kind of template that it is, if it is one. Its dates count from the first day of use.
  var template: TodoList.Template?
  var entries: [Entry] = []
}
