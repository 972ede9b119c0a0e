/// The sentences about what an item does not hold of an entry.
enum OrgRemarks {
  static func all(of entry: OrgEntry) -> [String] {
    var remarks: [String] = []
    for name in entry.propertyNames where !Org.known.contains(name) {
      remarks.append("The property “\(name)” has no place here; it is kept.")
    }
    if !entry.drawers.isEmpty {
      remarks.append("A drawer or a clocked time has no place here; it is kept.")
    }
    if Org.hasOnlyRepeatedStart(entry) {
      remarks.append("What repeats needs a due date: the scheduled day is one too.")
    }
    for stamp in [entry.deadline, entry.scheduled] {
      if let repeater = stamp?.repeater, stamp?.rule == nil {
        remarks.append("“\(repeater)” is no rule here; it is kept.")
      }
    }
    if entry.closed != nil, !entry.isDone {
      remarks.append("An open to-do was closed once; that is kept.")
    }
    return remarks
  }
}
