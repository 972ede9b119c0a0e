import TodoValues

/// The alarms of a `VTODO`, and the reminders that they mean.
///
/// An alarm some time before a due date with a time is a reminder. Others, such as one at a moment
/// or an e-mail, mean nothing here: their lines are kept.
struct ICalAlarms {
  /// An alarm.
  private struct Alarm {
    /// Its lines, by their indices in the to-do.
    let lines: Range<Int>
    /// The minutes before the due date; nil if it is no reminder.
    let minutes: Int?
  }

  private let alarms: [Alarm]

  /// The alarms of a to-do. Those that follow its start are reminders only if it is due then, too.
  init(of todo: ICalTodo) {
    let isTimed = todo["DUE"]?.value.uppercased().contains("T") == true
    let isFromDue = todo["DTSTART"] == nil || todo.startsWhenDue
    var alarms: [Alarm] = []
    var begin: Int?
    for (index, text) in todo.texts.enumerated() {
      guard let line = ICalLine(text), line.value.uppercased() == "VALARM" else { continue }
      if line.name == "BEGIN" { begin = index }
      guard line.name == "END", let first = begin else { continue }
      let lines = first..<(index + 1)
      alarms.append(
        Alarm(
          lines: lines,
          minutes: isTimed ? Self.minutes(of: todo.texts[lines], isFromDue: isFromDue) : nil))
      begin = nil
    }
    self.alarms = alarms
  }

  /// The reminders; nil without alarms that are some. Of too many, those nearest to the due date.
  var reminders: Reminders? {
    let minutes = Set(alarms.compactMap(\.minutes)).sorted().prefix(Reminders.most)
    return minutes.isEmpty ? nil : Reminders(minutes: minutes)
  }

  /// Whether an alarm is no reminder.
  var hasOthers: Bool { alarms.contains { $0.minutes == nil } }

  /// The lines of a to-do with the alarms for other reminders, before its end. Alarms that are no
  /// reminders stay.
  func replaced(in lines: [String], by new: [String]) -> [String] {
    var result = lines
    for alarm in alarms.reversed() where alarm.minutes != nil { result.removeSubrange(alarm.lines) }
    let end = result.lastIndex { ICalLine($0)?.name == "END" } ?? result.endIndex
    result.insert(contentsOf: new, at: end)
    return result
  }

  /// The minutes of the reminders among the alarms.
  var minutes: Set<Int> { Set(alarms.compactMap(\.minutes)) }

  /// The lines of the alarms for other reminders than some, by their indices in the to-do.
  func lines(besides minutes: Set<Int>) -> [Int] {
    alarms.filter { alarm in alarm.minutes.map { !minutes.contains($0) } ?? false }
      .flatMap(\.lines)
  }

  /// The minutes of the reminders of an item that its alarms hold: it has to be due at a time.
  static func minutes(of item: ExchangeItem) -> [Int] {
    item.due == nil || item.dueTime == nil ? [] : item.reminders?.minutes ?? []
  }

  /// The lines of the alarms for the reminders of an item that is due at a time.
  static func lines(for item: ExchangeItem, besides known: Set<Int> = []) -> [String] {
    minutes(of: item).filter { !known.contains($0) }.flatMap { minutes in
      [
        "BEGIN:VALARM", "ACTION:DISPLAY", ICalLine.text("DESCRIPTION", item.name),
        "TRIGGER;RELATED=END:\(duration(minutes))", "END:VALARM",
      ]
    }
  }

  /// A length of time before another: `-P1D`, `-PT90M`, `PT0S`.
  private static func duration(_ minutes: Int) -> String {
    if minutes == 0 { return "PT0S" }
    return minutes % 1440 == 0 ? "-P\(minutes / 1440)D" : "-PT\(minutes)M"
  }

  private static func minutes(of lines: ArraySlice<String>, isFromDue: Bool) -> Int? {
    let read = lines.compactMap { ICalLine($0) }
    func value(_ name: String) -> ICalLine? { read.first { $0.name == name } }
    let actions = ["DISPLAY", "AUDIO"]
    guard actions.contains(value("ACTION")?.value.uppercased() ?? actions[0]),
      let trigger = value("TRIGGER"), let length = ICalDuration(trigger.value),
      isFromDue || trigger.parameter("RELATED")?.uppercased() == "END"
    else { return nil }
    let seconds = length.days * 86_400 + length.seconds
    guard seconds <= 0, seconds % 60 == 0, -seconds / 60 <= Reminders.longest else { return nil }
    return -seconds / 60
  }
}
