/// The sentences about what an item does not hold of an entry.
enum OrgRemarks {
  static func all(of entry: OrgEntry) -> [String] {
    var remarks: [String] = []
    for name in entry.propertyNames where !Org.known.contains(name) {
      remarks.append("The property “\(name)” is not supported here; it is kept.")
    }
    if let effort = entry.property(Org.effortProperty), Org.effort(effort) == nil {
      remarks.append("The effort “\(effort)” is not supported here; it is kept.")
    }
    if !entry.drawers.isEmpty {
      remarks.append("A drawer or a clocked time is not supported here; it is kept.")
    }
    if Org.hasOnlyRepeatedStart(entry) {
      remarks.append("A repeating to-do needs a due date, so the scheduled date becomes one too.")
    }
    for stamp in [entry.deadline, entry.scheduled] {
      if let repeater = stamp?.repeater, stamp?.rule == nil {
        remarks.append("The rule “\(repeater)” is not supported here; it is kept.")
      }
    }
    if entry.closed != nil, !entry.isDone {
      remarks.append("An open to-do has a completion date; it is kept.")
    }
    return remarks
  }
}
