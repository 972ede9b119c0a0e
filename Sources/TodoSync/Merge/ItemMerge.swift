import CivilCalendar
import TodoFormats

/// The merge of an item that is on both sides, field by field.
struct ItemMerge {
  /// A field that both sides have changed, of which one change stands.
  struct Conflict: Hashable {
    let field: ExchangeField
    /// Whether the change here stands.
    let isOurs: Bool
    let kept: String
    let lost: String
  }

  /// The item as it should be here.
  private(set) var here: ExchangeItem
  /// The item as it should be in the folder.
  private(set) var there: ExchangeItem
  /// The conflicts, in the order of the fields.
  private(set) var conflicts: [Conflict] = []

  /// Merges the changes of two sides since the last synchronisation.
  ///
  /// A field that one side has changed is as that side has it. If both have changed it, both
  /// changes stand where they can, or else the later one.
  init(_ sides: ItemSides) {
    (here, there) = (sides.ours, sides.theirs)
    for field in SyncField.all {
      let isChangedHere = !field.isSame(sides.agreed, sides.ours)
      let isChangedThere = !field.isSame(sides.seen, sides.theirs)
      switch (isChangedHere, isChangedThere) {
      case (false, false): break
      case (true, false): field.copy(from: sides.ours, to: &there)
      case (false, true): field.copy(from: sides.theirs, to: &here)
      case (true, true): mergeBoth(field, sides)
      }
    }
  }

  /// Merges two items that were never synchronised: a value stands against none.
  init(ours: ExchangeItem, theirs: ExchangeItem) {
    let blank = ExchangeItem(id: ours.id, list: ours.list, name: "")
    self.init(
      ItemSides(agreed: blank, ours: ours, seen: blank, theirs: theirs, isNewHere: false))
  }

  /// The item that both sides had, with what has changed there alone.
  func common(_ sides: ItemSides) -> ExchangeItem {
    var item = sides.agreed
    for field in SyncField.all where field.isSame(sides.agreed, sides.ours) {
      field.copy(from: here, to: &item)
    }
    return item
  }

  private mutating func mergeBoth(_ field: SyncField, _ sides: ItemSides) {
    if field.isSame(sides.ours, sides.theirs) { return }
    if let joined = field.join(sides) {
      field.copy(from: joined, to: &here)
      field.copy(from: joined, to: &there)
      return
    }
    let isOurs = Self.isOursLater(sides.ours, sides.theirs)
    let (winner, loser) = isOurs ? (sides.ours, sides.theirs) : (sides.theirs, sides.ours)
    field.copy(from: winner, to: &here)
    field.copy(from: winner, to: &there)
    conflicts.append(
      Conflict(
        field: field.name, isOurs: isOurs, kept: field.text(winner), lost: field.text(loser)))
  }

  /// Whether the item here was changed last. A file may not say when it was changed.
  static func isOursLater(_ ours: ExchangeItem, _ theirs: ExchangeItem) -> Bool {
    guard let here = ours.modified, let there = theirs.modified else { return true }
    return here.wholeSeconds >= there.wholeSeconds
  }
}
