public import CivilCalendar
internal import SQLiteKit
public import TodoValues

/// The reminders of a store that are to come. They are claimed, shown and confirmed outside the
/// journal: none of that is an undo step.
///
/// Several programs may have the file open. Of these, the one that claims a reminder shows it:
///
/// ```swift
/// for reminder in try await store.reminders.claim(usual: settings.remind) { show(reminder) }
/// try await store.reminders.confirm(shown)
/// ```
///
/// A claim is a lease of a minute. If the program ends before it has confirmed or released the
/// reminder, the reminder comes again, in the next program that looks.
@MainActor
public final class ReminderBox {
  /// The seconds for which a claimed reminder is left to its program.
  static let lease = 60

  private let reader: Reader
  private let gate: WriteGate
  private let clock: WallClock

  init(_ reader: Reader, _ gate: WriteGate, clock: WallClock) {
    (self.reader, self.gate, self.clock) = (reader, gate, clock)
  }

  /// The moment of the next reminder, which may have passed; nil if none is to come. The cost does
  /// not depend on the number of items.
  public func next() throws(StoreError) -> Timestamp? {
    let zone = clock.zone
    return try reader.read { try $0.nextReminder(in: zone) }
  }

  /// The reminders whose moments have come, the first one first. They are not claimed.
  public func due() throws(StoreError) -> [DueReminder] {
    let clock = clock.stopped
    let lease = clock.now.adding(seconds: Self.lease)
    return try reader.read { try $0.dueReminders(at: clock, lease: lease) }
  }

  /// Claims the reminders whose moments have come, the first one first: those of the last hours or
  /// days too, if no program ran. Nothing is written if there are none.
  ///
  /// - Parameter usual: The reminders of items that have none of their own, from now on.
  public func claim(usual: Reminders) async throws(StoreError) -> [DueReminder] {
    let clock = clock.stopped
    let (hasDue, isUsual) = try reader.read { connection in
      (try connection.hasDueReminders(at: clock), try connection.usualReminders() == usual)
    }
    guard hasDue || !isUsual else { return [] }
    let lease = clock.now.adding(seconds: Self.lease)
    return try await gate.writeAside { connection in
      // First those that come by the former choice.
      let claimed = try connection.claimReminders(at: clock, lease: lease)
      if !isUsual { try connection.setUsualReminders(usual, at: clock) }
      return claimed
    }
  }

  /// Confirms that reminders were shown: they do not come again.
  public func confirm(_ reminders: [DueReminder]) async throws(StoreError) {
    guard !reminders.isEmpty else { return }
    try await gate.writeAside { connection in
      for reminder in reminders { try connection.confirm(reminder) }
    }
  }

  /// Gives claimed reminders back, since they could not be shown. They are due at once, for the
  /// next program that looks.
  public func release(_ reminders: [DueReminder]) async throws(StoreError) {
    guard !reminders.isEmpty else { return }
    try await gate.writeAside { connection in
      for reminder in reminders { try connection.release(reminder) }
    }
  }

  /// Lets reminders come again at a moment, unless their items are done, or due at another time,
  /// by then.
  /// The due dates stay as they are. All stores on the file are notified.
  public func snooze(
    _ reminders: [DueReminder], until moment: Timestamp
  ) async throws(StoreError) {
    try await gate.writeAside { connection in
      for reminder in reminders { try connection.snooze(reminder, until: moment) }
    }
  }
}
