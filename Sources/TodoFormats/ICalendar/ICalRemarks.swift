import CivilCalendar

/// The sentences about what an item does not hold of a `VTODO`.
enum ICalRemarks {
  static func all(
    of todo: ICalTodo, _ item: ExchangeItem, home: Zone, zone: (String) -> Zone?
  ) -> [String] {
    var remarks: [String] = []
    for name in todo.names where !ICalendar.known.contains(name) {
      remarks.append("“\(name)” has no place here; it is kept.")
    }
    for component in todo.components.sorted() {
      remarks.append("A \(component) has no place here; it is kept.")
    }
    for line in todo.all("RELATED-TO") where !ICalTodo.namesParent(line) {
      let kind = line.parameter("RELTYPE") ?? ""
      remarks.append("A relation “\(kind)” makes no subtask; it is kept.")
    }
    if todo.status == "CANCELLED" {
      remarks.append("What was cancelled counts as done here; the word is kept.")
    }
    if todo["RRULE"] != nil, item.recurrence == nil {
      let rules = todo.all("RRULE").map { "\($0.value)" }.joined(separator: " and ")
      let exceptions = todo["EXDATE"] != nil || todo["RDATE"] != nil ? " with exceptions" : ""
      remarks.append("“\(rules)”\(exceptions) is no rule here; it is kept.")
    }
    for name in ["DUE", "DTSTART", "COMPLETED", "CREATED", "LAST-MODIFIED"] {
      if let line = todo[name], ICalTime(line, in: home, zone: zone) == nil {
        remarks.append("“\(line.value)” is no time, so \(name) is left out; it is kept.")
      }
    }
    for name in todo.zones.sorted() where zone(name) == nil {
      remarks.append("The zone “\(name)” is unknown; its times count as local ones.")
    }
    if todo.hasOddLines { remarks.append("A line without a colon says nothing; it is kept.") }
    return remarks
  }
}
