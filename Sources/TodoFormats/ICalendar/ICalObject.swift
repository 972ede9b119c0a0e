import CivilCalendar
import SafeText

/// A file of a folder in which each to-do has a file of its own: one `VTODO`, with those that stand
/// for single times of its series, and everything else of the file as it is.
///
/// ```swift
/// let object = try ICalObject(bytes, context)
/// var item = object.item
/// item.name = "Oat milk"
/// let edited = object.bytes(for: item, parentUID: nil, at: now)
/// ```
package struct ICalObject: Sendable {
  /// A reason why the bytes are not the file of one to-do.
  package enum Fault: Error, Hashable, Sendable {
    /// The file has no to-do: it is an appointment, for example.
    case noTodo
    /// The file is incomplete, or not a calendar.
    case unreadable
    /// The file has several to-dos.
    case several
    /// The to-do has no identity.
    case noIdentity
    /// All to-dos of the file stand for single times of a series.
    case noMaster
  }

  /// The form in which an identity is compared: that of a UUID does not depend on its case.
  package static func key(of uid: String) -> ExchangeID { ExchangeID(uid, in: ICalendar.name) }

  /// The identity, as it is written.
  package let uid: String
  /// The to-do as an item: the parent and the items for which it waits have the identities that the
  /// file gives them, and the identity of the heading is its name.
  package let item: ExchangeItem
  /// The identity of the parent, as it is written.
  package let parentUID: String?
  /// The times of the series that are done, each as an item.
  package let doneOccurrences: [ExchangeItem]

  let source: ICalSource
  let todo: ICalTodo
  /// The indices of the lines of the to-do, from `BEGIN` to `END`.
  let span: ClosedRange<Int>
  /// The components beside the to-do, such as single times of its series and time zones.
  let companions: [ICalComponent]
  let context: ExchangeContext
  let zones: ICalZones
  /// Whether the due date of ``item`` is a later one than the file has: earlier ones are done, or
  /// exceptions.
  let hasSkippedDays: Bool

  /// Whether the to-do repeats by a rule that items cannot have.
  package var hasOtherRule: Bool { todo["RRULE"] != nil && item.recurrence == nil }

  /// Reads a file.
  package init(_ bytes: [UInt8], _ context: ExchangeContext) throws(Fault) {
    guard let source = ICalSource(bytes) else { throw .unreadable }
    var zones = ICalZones(context.zone)
    var todos: [(span: ClosedRange<Int>, todo: ICalTodo)] = []
    let components = try ICalComponent.all(of: source)
    for component in components {
      if component.kind == "VTODO" { todos.append((component.span, ICalTodo(component.texts))) }
      if component.kind == "VTIMEZONE" { zones.add(component.texts) }
    }
    guard let first = todos.first else { throw .noTodo }
    guard let uid = first.todo.uid, !uid.isEmpty else { throw .noIdentity }
    guard todos.allSatisfy({ $0.todo.uid == uid }) else { throw .several }
    let masters = todos.filter { $0.todo.occurrence == nil }
    guard let master = masters.first else { throw .noMaster }
    guard masters.count == 1 else { throw .several }

    let id = Self.key(of: uid)
    let home = context.clock.zone
    let read = { [zones] (todo: ICalTodo, id: ExchangeID) -> ExchangeItem in
      var known = zones
      var item = ICalendar.item(of: todo, id: id, list: ExchangeID(""), home) { known.zone($0) }
      _ = item.settle(context.limits)
      return item
    }
    var item = read(master.todo, id)
    item.heading = Self.heading(of: master.todo, context.limits)
    // Without a moment of its own a completion would move with each change of the file.
    if master.todo["COMPLETED"].flatMap({ ISOTime($0.value) }) == nil { item.completed = nil }
    let due = item.due
    var room = ICalWaitingRoom(home: home)
    let others = todos.filter { $0.todo.occurrence != nil }
    for other in others { room.add(other.todo, line: 0, list: "") }
    var known = zones
    room.skipDays(of: master.todo, &item) { known.zone($0) }
    let name = item.name
    doneOccurrences = others.filter(\.todo.isDone).map { other in
      let time = other.todo.occurrence.map { "\($0.value)" } ?? ""
      var done = read(other.todo, ExchangeID("\(uid)\u{1F}\(time)", in: ICalendar.name))
      if other.todo["SUMMARY"] == nil { done.name = name }
      return done
    }
    (self.uid, self.item) = (uid, item)
    parentUID = master.todo.parent?.plain.plainLine
    (self.source, todo, span) = (source, master.todo, master.span)
    companions = components.filter { $0.span != master.span }
    (self.context, self.zones) = (context, zones)
    hasSkippedDays = item.due != due
  }

  private static func heading(of todo: ICalTodo, _ limits: ExchangeLimits) -> ExchangeID? {
    let name = todo[ICalendar.headingProperty]?.plain.plainLine ?? ""
    return name.isEmpty ? nil : ExchangeID(name.prefix(ofBytes: limits.name).plainLine)
  }
}
