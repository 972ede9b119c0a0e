import CivilCalendar

/// The sentences about what an item does not hold of a `VTODO`.
enum ICalRemarks {
  static func all(
    of todo: ICalTodo, _ item: ExchangeItem, home: Zone, zone: (String) -> Zone?
  ) -> [String] {
    var remarks: [String] = []
    for name in todo.names where !ICalendar.known.contains(name) {
      remarks.append("“\(name)” is not supported here; it is kept.")
    }
    let hasOtherAlarms = ICalAlarms(of: todo).hasOthers
    for component in todo.components.sorted() where component != "VALARM" || hasOtherAlarms {
      remarks.append("A \(component) is not supported here; it is kept.")
    }
    for line in todo.all("RELATED-TO") where !ICalTodo.namesParent(line) {
      let kind = line.parameter("RELTYPE") ?? ""
      remarks.append("A relation “\(kind)” is not supported here; it is kept.")
    }
    if todo.status == "CANCELLED" {
      remarks.append("A cancelled to-do counts as done here; its status is kept.")
    }
    if todo["RRULE"] != nil, item.recurrence == nil {
      let rules = todo.all("RRULE").map { "\($0.value)" }.joined(separator: " and ")
      let exceptions = todo["EXDATE"] != nil || todo["RDATE"] != nil ? " with exceptions" : ""
      remarks.append("The rule “\(rules)”\(exceptions) is not supported here; it is kept.")
    }
    for name in ["DUE", "DTSTART", "COMPLETED", "CREATED", "LAST-MODIFIED"] {
      if let line = todo[name], ICalTime(line, in: home, zone: zone) == nil {
        remarks.append("“\(line.value)” is not a time, so \(name) is ignored; it is kept.")
      }
    }
    for name in todo.zones.sorted() where zone(name) == nil {
      remarks.append("The zone “\(name)” is unknown; its times count as local ones.")
    }
    if todo.hasOddLines { remarks.append("A line without a colon is ignored; it is kept.") }
    return remarks
  }
}
