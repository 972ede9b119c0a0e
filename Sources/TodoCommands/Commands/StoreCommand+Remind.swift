import CivilCalendar
import JSONKit
import TodoFormats
import TodoModel
import TodoWording

extension StoreCommand {
  private static let preview = CommandOption<Bool>(
    "--dry-run", short: "-n", help: "print the reminders that are due, and leave them due")

  /// The forms of output for programs, which get the reminders instead of the desktop.
  private static let forms = [
    OutputOptions.json, OutputOptions.jsonl, OutputOptions.plain, OutputOptions.quiet,
  ]

  /// Notifies of the reminders that are due, for a timer. Each comes once, also if it came while
  /// nothing ran, and stays due where nobody would see it.
  static let remind = StoreCommand(
    "remind", "notify of the items whose reminders are due, or print them",
    options: [preview],
    example: (["-n"], "shows the reminders that are due now")
  ) { line, desk in
    let box = desk.store.reminders
    let isPreview = line.has(preview)
    let reminders =
      try await isPreview ? box.due() : box.claim(usual: desk.surroundings.usualReminders)
    var output = CommandOutput()
    let maker = ItemRecords(desk)
    output.records = try reminders.map { try record(of: $0, maker) }
    guard !isPreview, !reminders.isEmpty else { return output }
    let doors = desk.surroundings.doors
    // A program that asks for a form reads it.
    let isForProgram = forms.contains { line.has($0) }
    let isSeen = isForProgram || doors.isOutputSeen
    if !isForProgram, let notify = doors.notify {
      do {
        for notice in notices(of: reminders, desk.days) { try notify(notice.title, notice.text) }
        try await box.confirm(reminders)
        return CommandOutput()
      } catch let error as StoreError {
        throw error
      } catch {
        output.remarks.append("\(error)" + (isSeen ? " The reminders are printed instead." : ""))
        output.status = .doneWithRemarks
      }
    }
    guard isSeen else {
      try await box.release(reminders)
      output.remarks.append(
        """
        Nobody sees what a service prints, so the reminders stay due. With notify-send, from \
        libnotify-bin, they come to the desktop.
        """)
      output.status = .doneWithRemarks
      return output
    }
    output.afterPrinting = { try await box.confirm(reminders) }
    return output
  }

  /// The most reminders that have a notification each.
  private static let mostNotices = 5

  /// The notifications: one for each reminder, or one for many that came while nothing ran.
  private static func notices(
    of reminders: [DueReminder], _ days: DayFormat
  ) -> [(title: String, text: String)] {
    guard reminders.count > mostNotices else {
      return reminders.map { ($0.item.name, $0.dueText(in: days).capitalizedFirst) }
    }
    let first = reminders.prefix(mostNotices).map { $0.sentence(in: days) }
    return [
      (
        "\(reminders.count) reminders",
        (first + ["and \(reminders.count - mostNotices) more"]).joined(separator: "\n")
      )
    ]
  }

  /// An item, with its reminder in the JSON.
  @MainActor private static func record(
    of reminder: DueReminder, _ maker: ItemRecords
  ) throws -> CommandOutput.Record {
    var record = try maker.record(reminder.item)
    if case .object(let members) = record.json {
      let json = JSON.members([
        "at": .text(reminder.moment.fullISO), "before": .integer(reminder.time.minutesBefore),
      ])
      record.json = .object(members + [JSON.Member(key: "reminder", value: json)])
    }
    return record
  }
}
