/// The merge of what two files of a to-do have beside it, such as single times of its series and
/// time zones: the changes of the first file.
struct ICalComponentMerge {
  /// The indices of the lines that are replaced or removed.
  private(set) var old: [Int] = []
  /// The lines of the components that are new.
  private(set) var new: [String] = []
  /// The single times that both files have changed.
  private(set) var conflicts: [ICalObject.Conflict] = []

  /// Merges the components of two files.
  ///
  /// - Parameters:
  ///   - base: What both were before; nothing if that is unknown.
  ///   - prefersTheirs: Whether the second of two versions stands.
  init(
    _ ours: [ICalComponent], _ theirs: [ICalComponent], base: [ICalComponent], prefersTheirs: Bool
  ) {
    let (ours, theirs, base) = (Self.byKey(ours), Self.byKey(theirs), Self.byKey(base))
    for key in Set(theirs.keys).union(base.keys).sorted() {
      let (here, there, before) = (ours[key], theirs[key], base[key]?.texts)
      if there?.texts == before || there?.texts == here?.texts { continue }
      let isChangedHere = here?.texts != before
      // A change wins against a removal. A time zone stays, since a time may still need it.
      if there == nil, isChangedHere || here?.kind == "VTIMEZONE" { continue }
      if isChangedHere, let here, let there {
        if let time = ICalTodo(here.texts).occurrence?.value {
          conflicts.append(
            ICalObject.Conflict(
              name: "RECURRENCE-ID", kept: "that of \(time)", lost: "the other one"))
        }
        guard prefersTheirs else { continue }
        new += there.texts
      } else {
        new += there?.texts ?? []
      }
      if let here { old += here.span }
    }
  }

  private static func byKey(_ components: [ICalComponent]) -> [String: ICalComponent] {
    Dictionary(components.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
