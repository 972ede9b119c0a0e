public import JSONKit

/// A list, a view or a heading on its way from one program to another.
public struct ExchangeList: Hashable, Sendable {
  /// The identity.
  public var id: ExchangeID
  /// Whether the source has no identity for it: then it is any list with this name.
  public var isNamedOnly: Bool
  /// The name: one line, never empty.
  public var name: String
  /// The emoji before the name, or an empty string.
  public var emoji = ""
  /// The name of a colour, as the store has it.
  public var color: String?
  /// The position among the lists.
  public var order: Int?
  /// The keys by which its items are sorted, `due,-priority`, as the store has them.
  public var sort = ""
  /// The property that groups its items, as the store has it.
  public var grouping: String?
  /// The list of which it is a heading, which came earlier; nil for a list or a view.
  public var headingOf: ExchangeID?
  /// The query of a view; nil for a list that holds items.
  public var query: String?
  /// Whether it is an area, which holds lists and views instead of items.
  public var isArea = false
  /// The area that it is in; nil for none.
  public var area: ExchangeID?
  /// Whether it is put away.
  public var isPutAway = false
  /// The kind of thing that a template adds, `list` or `items`; nil for anything else.
  public var template: String?
  /// Data that no other property holds, by the name of its format.
  public var extra: [JSON.Member] = []
  /// The line of the source at which it begins, from 1; 0 if it comes from no source.
  public var line = 0

  /// A list that the source names and does not identify.
  public init(named name: String) {
    self.init(id: ExchangeID("list \(name)"), name: name)
    isNamedOnly = true
  }

  /// A heading that the source names and does not identify: it is any heading of its list with this
  /// name. A number tells several with one name apart.
  public init(heading name: String, of list: ExchangeID, number: Int = 1) {
    let text = "heading \(list.text)\u{1F}\(name)"
    self.init(id: ExchangeID(number == 1 ? text : "\(text)\u{1F}\(number)"), name: name)
    (headingOf, isNamedOnly) = (list, true)
  }

  /// An area that the source names and does not identify.
  public init(areaNamed name: String) {
    self.init(id: ExchangeID("area \(name)"), name: name)
    (isNamedOnly, isArea) = (true, true)
  }

  /// A list with an identity.
  public init(id: ExchangeID, name: String) {
    (self.id, self.name, isNamedOnly) = (id, name, false)
  }

  /// The text that the list was read from, in a format that calls for it.
  public func source(of format: String) -> String? { extra[format]?.string }
}
