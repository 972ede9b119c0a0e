internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// The reading and writing of the reminders that are to come, outside the journal. The triggers of
/// the schema keep their table: it has the reminders of open items with a due time.
extension Connection {
  /// More minutes than zones and changes of clocks can put between the order of local times and
  /// that of moments.
  private static let slack = 1560
  /// The minutes for which a shown reminder is remembered, so that it is shown once.
  private static let memory = 60 * 1440

  /// The first minute of the dates of templates, which no clock reaches.
  private static let templates =
    (Day.firstOfTemplate.daysSinceEpoch - Day.farthestInTemplate) * 1440 - Reminders.longest

  // MARK: - Usual reminders

  /// The reminders of items that have none of their own.
  func usualReminders() throws -> Reminders {
    let minutes = try rows("SELECT before FROM usual_reminder ORDER BY before") { $0.integer(0) }
    return Reminders(minutes: minutes.prefix(Reminders.most)) ?? .off
  }

  /// Sets the reminders of items that have none of their own. Those that would have come before now
  /// do not come any more.
  func setUsualReminders(_ reminders: Reminders, at clock: WallClock) throws {
    try run("DELETE FROM usual_reminder")
    for minutes in reminders.minutes {
      try run("INSERT INTO usual_reminder(before) VALUES(?)", .integer(minutes))
    }
    let now = clock.now
    let today = clock.zone.day(of: now)
    try run(.removeUsual)
    try run(
      .addUsual, .integer(now.microseconds),
      .integer(DueKey.first(of: today.adding(days: -1))), .integer(DueKey.none))
  }

  // MARK: - The next one

  /// The moment of the next reminder, which may have passed; nil if none is to come.
  func nextReminder(in zone: Zone) throws -> Timestamp? {
    var next = try integer("SELECT min(wake) FROM reminder WHERE state = 1")
      .map(Timestamp.init(microseconds:))
    let statement = try statement(
      "SELECT minute, before FROM reminder WHERE state = 0 ORDER BY minute")
    var last = Self.templates
    defer { statement.reset() }
    while try statement.step(), statement.integer(0) <= last {
      let time = ReminderTime(minute: statement.integer(0), minutesBefore: statement.integer(1))
      if last == Self.templates { last = time.minute + Self.slack }
      let moment = time.moment(in: zone)
      next = next.map { min($0, moment) } ?? moment
    }
    return next
  }

  // MARK: - Claiming

  /// The reminders whose moments have come, without a change. Those that came before they were set
  /// are left out.
  func dueReminders(at clock: WallClock, lease: Timestamp) throws -> [DueReminder] {
    try candidates(at: clock).compactMap { try due($0, lease) }
  }

  /// Claims the reminders whose moments have come: they come again at the end of the lease, unless
  /// they are confirmed. Those that came before they were set, and those of items that are gone, do
  /// not come any more.
  func claimReminders(at clock: WallClock, lease: Timestamp) throws -> [DueReminder] {
    var claimed: [DueReminder] = []
    let candidates = try candidates(at: clock)
    for candidate in candidates {
      if let reminder = try due(candidate, lease) {
        claimed.append(reminder)
        try settle(candidate, state: 1, wake: lease)
      } else {
        try settle(candidate, state: 2, wake: nil)
      }
    }
    if !candidates.isEmpty {
      let now = ReminderTime.minute(at: clock.now, in: clock.zone)
      try run(
        "DELETE FROM reminder WHERE state = 2 AND minute < ?", .integer(now - Self.memory))
    }
    return claimed
  }

  /// Whether a moment has come, of a reminder that is to be shown or to be dropped.
  func hasDueReminders(at clock: WallClock) throws -> Bool {
    try nextReminder(in: clock.zone).map { $0 <= clock.now } ?? false
  }

  /// Confirms that a reminder was shown, unless it was snoozed or claimed again meanwhile.
  func confirm(_ reminder: DueReminder) throws { try end(reminder, state: 2, wake: nil) }

  /// Makes a claimed reminder due again, unless it was snoozed or claimed again meanwhile.
  func release(_ reminder: DueReminder) throws {
    try end(reminder, state: 1, wake: reminder.moment)
  }

  /// Ends a claim.
  private func end(_ reminder: DueReminder, state: Int, wake: Timestamp?) throws {
    try run(
      """
      UPDATE reminder SET state = ?, wake = ?
      WHERE item = (SELECT pk FROM item WHERE id = ?) AND minute = ? AND state = 1 AND wake = ?
      """, .integer(state), .integer(wake?.microseconds), .blob(reminder.item.id),
      .integer(reminder.time.minute), .integer(reminder.lease.microseconds))
  }

  /// Lets a reminder come again at a moment. Other programs on the file are notified.
  func snooze(_ reminder: DueReminder, until moment: Timestamp) throws {
    try run(
      """
      UPDATE reminder SET state = 1, wake = ?
      WHERE item = (SELECT pk FROM item WHERE id = ?) AND minute = ?
      """, .integer(moment.microseconds), .blob(reminder.item.id),
      .integer(reminder.time.minute))
    try run("UPDATE revision SET number = number + 1")
  }

  /// A reminder whose moment has come.
  private struct Candidate {
    /// The key of its row: the item and the minute, as they are stored.
    let key: (item: Int, minute: Int)
    let time: ReminderTime
    let moment: Timestamp
    /// Whether it does not come any more: its moment was before it was set, by a date in the past.
    private let isPast: Bool

    init(_ row: Statement, at moment: Timestamp? = nil, since: Timestamp? = nil, in zone: Zone) {
      key = (row.integer(0), row.integer(1))
      time = ReminderTime(minute: key.minute, minutesBefore: row.integer(2))
      let comes = moment ?? time.moment(in: zone)
      self.moment = comes
      isPast = since.map { comes < $0 } ?? false
    }

    /// Whether it is dropped. Another program may also have stored a minute that no clock shows.
    var isStale: Bool { isPast || time.minute != key.minute }
  }

  /// The reminders whose moments have come, the first one first.
  private func candidates(at clock: WallClock) throws -> [Candidate] {
    let (now, zone) = (clock.now, clock.zone)
    let held = try rows(
      "SELECT item, minute, before, wake FROM reminder WHERE state = 1 AND wake <= ?",
      [.integer(now.microseconds)]
    ) { row in Candidate(row, at: row.moment(3), in: zone) }
    let waiting = try rows(
      "SELECT item, minute, before, since FROM reminder WHERE state = 0 AND minute <= ?",
      [.integer(ReminderTime.minute(at: now, in: zone) + Self.slack)]
    ) { row in Candidate(row, since: row.moment(3), in: zone) }
    return (held + waiting.filter { $0.moment <= now }).sorted { $0.moment < $1.moment }
  }

  /// The reminder of a candidate; nil if it does not come any more.
  private func due(_ candidate: Candidate, _ lease: Timestamp) throws -> DueReminder? {
    guard !candidate.isStale,
      let item: TodoItem = try first(.itemToRemindOf, [.integer(candidate.key.item)], { $0.row() }),
      item.dueTime != nil
    else { return nil }
    return DueReminder(item: item, time: candidate.time, moment: candidate.moment, lease: lease)
  }

  private func settle(_ candidate: Candidate, state: Int, wake: Timestamp?) throws {
    try run(
      "UPDATE reminder SET state = ?, wake = ? WHERE item = ? AND minute = ?", .integer(state),
      .integer(wake?.microseconds), .integer(candidate.key.item), .integer(candidate.key.minute))
  }
}

extension Connection {
  /// Adds the reminders of a new item, for an insertion without triggers.
  func addReminders(of item: TodoItem, key: Int) throws {
    guard let due = item.due, let time = item.dueTime, !item.isDone else { return }
    let minute = due.daysSinceEpoch * 1440 + time.minutes
    guard let reminders = item.reminders else {
      return try run(.addUsualOfItem, .integer(key), .integer(minute))
    }
    for minutes in reminders.minutes {
      try run(
        .addOfItem, .integer(key), .integer(minute - minutes), .integer(minutes))
    }
  }
}

extension SQL {
  fileprivate static let itemToRemindOf: SQL = """
    SELECT \(TodoItem.table.columns) FROM item i JOIN list l ON l.id = i.list
    WHERE i.pk = ? AND i.deleted = 0 AND i.completed IS NULL AND l.deleted = 0
    """

  fileprivate static let removeUsual: SQL = """
    DELETE FROM reminder WHERE state = 0 AND
      (SELECT i.reminders FROM item i WHERE i.pk = reminder.item) IS NULL
    """

  fileprivate static let addUsual: SQL = """
    INSERT OR IGNORE INTO reminder(item, minute, before, since)
    SELECT i.pk, i.due * 1440 + i.due_time - u.before, u.before, ?1
    FROM item i CROSS JOIN usual_reminder u
    WHERE i.deleted = 0 AND i.completed IS NULL AND i.reminders IS NULL
      AND i.due_time IS NOT NULL AND i.due_key >= ?2 AND i.due_key < ?3
    """

  fileprivate static let addUsualOfItem: SQL = """
    INSERT OR IGNORE INTO reminder(item, minute, before, since)
    SELECT ?1, ?2 - before, before, ifnull((SELECT at FROM journal ORDER BY id DESC LIMIT 1), 0)
    FROM usual_reminder
    """

  fileprivate static let addOfItem: SQL = """
    INSERT OR IGNORE INTO reminder(item, minute, before, since)
    VALUES(?, ?, ?, ifnull((SELECT at FROM journal ORDER BY id DESC LIMIT 1), 0))
    """
}
