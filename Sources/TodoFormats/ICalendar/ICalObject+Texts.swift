import SafeText

/// Texts that are too long for an item, which has only their beginnings.
extension ICalObject {
  /// An item with the texts that the file gets for it: a changed one keeps the rest that ``item``
  /// does not have.
  func whole(_ wanted: ExchangeItem) -> ExchangeItem {
    var whole = wanted
    if wanted.name != item.name {
      whole.name += Self.rest(of: todo["SUMMARY"]?.plain.plainLine, behind: item.name)
    }
    if wanted.notes != item.notes {
      whole.notes += Self.rest(of: todo["DESCRIPTION"]?.plain, behind: item.notes)
    }
    return whole
  }

  /// Gives an item as much as it can have of the texts that the file gets for another one.
  package func continueTexts(of item: inout ExchangeItem, for wanted: ExchangeItem) {
    var whole = whole(wanted)
    let (isName, isNotes) = (whole.name != wanted.name, whole.notes != wanted.notes)
    _ = whole.settle(context.limits)
    if isName { item.name = whole.name }
    if isNotes { item.notes = whole.notes }
  }

  private static func rest(of text: String?, behind beginning: String) -> String {
    guard let text, text.utf8.starts(with: beginning.utf8) else { return "" }
    return String(decoding: text.utf8.dropFirst(beginning.utf8.count), as: UTF8.self)
  }
}
