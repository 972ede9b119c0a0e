import CivilCalendar
package import TodoFormats

/// The merge of two files of one to-do, field by field, for a program that has found a conflict
/// between them.
package struct FileMerge: Sendable {
  /// A reason why two files are not merged.
  package enum Fault: Error, Hashable, Sendable {
    /// A file is not the file of one to-do: the first, the second, or the base.
    case unreadable(Int)
    /// The files are of different to-dos.
    case different
  }

  /// The bytes for both files.
  package let bytes: [UInt8]
  /// The name of the to-do.
  package let name: String
  /// The conflicts: fields of which only one change stands.
  package let remarks: [SyncRemark]

  /// Merges two files.
  ///
  /// - Parameters:
  ///   - first: The first file, whose change stands where neither is later.
  ///   - second: The second file.
  ///   - history: Returns what both were before, for the identity of the to-do.
  package init(
    _ first: [UInt8], _ second: [UInt8], history: (_ uid: String) throws -> FileHistory,
    _ context: ExchangeContext
  ) throws {
    var context = context
    context.limits = .unlimited
    let ours = try Self.object(first, 1, context)
    let theirs = try Self.object(second, 2, context)
    guard ICalObject.key(of: ours.uid) == ICalObject.key(of: theirs.uid) else {
      throw Fault.different
    }
    let history = try history(ours.uid)
    let versions = try history.versions.map { try Self.object($0, 3, context) }
    let former = versions.first
    let base = Self.base(versions, for: history.isSecondOurs ? ours.item : theirs.item)
    let merge =
      base.map { base in
        ItemMerge(ItemSides(agreed: base, ours: ours.item, seen: base, theirs: theirs.item))
      } ?? ItemMerge(ours: ours.item, theirs: theirs.item)

    // The file whose lines for other programs differ from the base keeps more of its bytes.
    let isOursPlain = former?.isAlikeForOthers(ours) ?? false
    let (frame, other) = isOursPlain ? (theirs, ours) : (ours, theirs)
    var wanted = isOursPlain ? merge.there : merge.here
    wanted.order = Self.order(base?.order, ours.item.order, theirs.item.order)
    let parent = [ours, theirs].first { $0.item.parentID == wanted.parentID }?.parentUID
    let moments = [ours.item.modified, theirs.item.modified].compactMap(\.self)
    let edited = frame.bytes(
      for: wanted, parentUID: parent, at: moments.max() ?? context.clock.now,
      joining: other)
    let isOursLater = ItemMerge.isOursLater(ours.item, theirs.item)
    // The bytes were made here, so they are those of one to-do.
    let joined = try? ICalObject(edited, context)
      .joined(with: other, base: former, prefersOther: isOursLater == isOursPlain)
    bytes = joined?.bytes ?? edited
    let title = wanted.name
    name = title
    remarks =
      merge.conflicts.map {
        .conflict(
          item: title, field: $0.field.rawValue, isOurs: $0.isOurs, kept: $0.kept, lost: $0.lost)
      }
      + (joined?.conflicts ?? []).map {
        .conflict(
          item: title, field: $0.name, isOurs: isOursLater, kept: $0.kept, lost: $0.lost)
      }
  }

  private static func object(
    _ bytes: [UInt8], _ number: Int, _ context: ExchangeContext
  ) throws -> ICalObject {
    do {
      return try ICalObject(bytes, context)
    } catch {
      throw Fault.unreadable(number)
    }
  }

  /// The item that two files have changed. A field that the other side has as in a later version
  /// was not changed there since; any other one counts as in the first version.
  private static func base(_ versions: [ICalObject], for other: ExchangeItem) -> ExchangeItem? {
    guard var base = versions.first?.item else { return nil }
    for version in versions.dropFirst().map(\.item) {
      for field in SyncField.all where field.isSame(version, other) {
        field.copy(from: version, to: &base)
      }
      if version.order == other.order { base.order = version.order }
    }
    return base
  }

  private static func order(_ base: Int?, _ ours: Int?, _ theirs: Int?) -> Int? {
    ours == base ? theirs : ours
  }
}
