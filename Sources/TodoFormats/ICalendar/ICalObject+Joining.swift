/// The data of other programs in a file: properties that no field of an item has, components that
/// are no reminders, and values that an item knows less exactly.
extension ICalObject {
  /// A property that two files have changed, of which one value stands.
  package struct Conflict: Hashable, Sendable {
    /// The name of the property.
    package let name: String
    /// The value that stands, and the other one; empty where there is none.
    package let kept, lost: String
  }

  /// The bytes of the file with what another file of the to-do has changed for other programs.
  ///
  /// If both have changed a property that has one value, one of the values stands. Of other
  /// properties, and of components, the result has what either file has added, and not what either
  /// has removed.
  ///
  /// - Parameters:
  ///   - other: The other file.
  ///   - base: What both were before; nil if it is unknown.
  ///   - prefersOther: Whether the other value of two stands.
  package func joined(
    with other: ICalObject, base: ICalObject?, prefersOther: Bool
  ) -> (bytes: [UInt8], conflicts: [Conflict]) {
    var edit = ICalEdit(source, span)
    // In one file, single times have the identity of their series to the letter.
    let beside = ICalComponentMerge(
      companions, other.companions.filter { $0.kind != "VTODO" || other.uid == uid },
      base: base?.companions ?? [], prefersTheirs: prefersOther)
    edit.replace(linesBeside: beside.old, by: beside.new)
    let former = base?.todo.otherComponents.map(\.texts) ?? []
    let theirs = other.todo.otherComponents.map(\.texts)
    let present = todo.otherComponents
    let gone = present.filter { former.contains($0.texts) && !theirs.contains($0.texts) }
    let new = theirs.filter { text in
      !former.contains(text) && !present.contains { $0.texts == text }
    }
    edit.replace(linesAt: gone.flatMap(\.lines), by: new.flatMap(\.self))

    var conflicts = beside.conflicts
    let (ours, others, formers) = (
      otherProperties, other.otherProperties, base?.otherProperties ?? [:]
    )
    for name in Set(others.keys).union(formers.keys).sorted() {
      let (here, there) = (ours[name] ?? [], others[name] ?? [])
      let before = formers[name] ?? []
      if there == before || there == here { continue }
      let lines: [String]
      if here == before {
        lines = there
      } else if Self.repeatable.contains(name) || max(here.count, there.count) > 1 {
        lines =
          here.filter { !before.contains($0) || there.contains($0) }
          + there.filter { !before.contains($0) && !here.contains($0) }
      } else {
        let (kept, lost) = prefersOther ? (there, here) : (here, there)
        lines = kept
        // The own properties of a program say nothing to a person.
        if !name.hasPrefix("X-") {
          conflicts.append(Conflict(name: name, kept: Self.value(kept), lost: Self.value(lost)))
        }
      }
      edit.replace({ $0.name == name && !ICalTodo.namesParent($0) }, by: lines)
    }
    takeForms(of: other, base: base, prefersOther: prefersOther, &edit)
    return (edit.source.bytes, conflicts)
  }

  /// Writes each field as the other file does, if that has changed its lines and they mean the same
  /// to an item: a start at another time, a priority of another number, or progress.
  private func takeForms(
    of other: ICalObject, base: ICalObject?, prefersOther: Bool, _ edit: inout ICalEdit
  ) {
    let meaning = (try? ICalObject(edit.source.bytes, context))?.item
    for field in ICalFields.all {
      let (here, there) = (todo.lines(of: field.keys), other.todo.lines(of: field.keys))
      let before = base?.todo.lines(of: field.keys) ?? []
      guard there != before, there != here, here == before || prefersOther else { continue }
      var changed = edit
      changed.replace({ field.keys.contains($0.name) }, by: there)
      if (try? ICalObject(changed.source.bytes, context))?.item == meaning { edit = changed }
    }
  }

  /// Whether the file and another one hold the same for other programs.
  package func isAlikeForOthers(_ other: ICalObject) -> Bool {
    otherProperties == other.otherProperties
      && todo.otherComponents.map(\.texts) == other.todo.otherComponents.map(\.texts)
      && companions.map(\.texts) == other.companions.map(\.texts)
  }

  /// The properties that a to-do may have several times (RFC 5545, 3.6.2).
  private static let repeatable: Set<String> = [
    "ATTACH", "ATTENDEE", "COMMENT", "CONTACT", "EXDATE", "RDATE", "RELATED-TO", "REQUEST-STATUS",
    "RESOURCES",
  ]

  private static func value(_ lines: [String]) -> String {
    lines.first.flatMap { ICalLine($0)?.plain }.map { "“\($0)”" } ?? ""
  }

  /// The lines of properties that no field has, by their names.
  private var otherProperties: [String: [String]] {
    let names = todo.names.filter { !ICalendar.known.contains($0) }
    var lines = Dictionary(uniqueKeysWithValues: names.map { ($0, todo.all($0).map(\.text)) })
    let relations = todo.all("RELATED-TO").filter { !ICalTodo.namesParent($0) }
    if !relations.isEmpty { lines["RELATED-TO"] = relations.map(\.text) }
    return lines
  }
}
