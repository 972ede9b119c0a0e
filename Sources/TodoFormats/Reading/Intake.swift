import SafeText

/// The part of reading that all formats share: lists are announced once, items get an identity and
/// plain texts, and everything leaves in the order in which it came.
struct Intake {
  let format: String
  let context: ReadingContext
  var remarks = Remarks()

  private var identities: Identities
  private var known: Set<ExchangeID> = []
  private var own: ExchangeID?
  private var queue = Queue<ExchangeElement>()

  init(format: String, _ context: ReadingContext) {
    (self.format, self.context) = (format, context)
    identities = Identities(format: format)
  }

  /// The list for items whose file names none.
  mutating func ownList() -> ExchangeID {
    if let own { return own }
    let list = list(named: context.listName)
    own = list
    return list
  }

  /// The list with a name, which is announced if it is new, behind the area that it is in.
  mutating func list(named name: String, in area: String? = nil, line: Int = 0) -> ExchangeID {
    var list = ExchangeList(named: name)
    list.line = line
    if let area = area?.plainLine, !area.isEmpty {
      list.area = announce(ExchangeList(areaNamed: area))
    }
    return announce(list)
  }

  /// Delivers a list, unless it is known.
  @discardableResult
  mutating func announce(_ list: ExchangeList) -> ExchangeID {
    guard known.insert(list.id).inserted else { return list.id }
    var list = list
    list.name = list.name.plainLine
    if list.name.isEmpty { list.name = ExchangeItem.nameless }
    list.emoji = list.emoji.plainLine
    list.query = list.query?.plainLine
    deliver(.list(list))
    return list.id
  }

  /// The identity of an item. An empty one in the file counts as none.
  mutating func identity(
    own: String?, list: ExchangeID, parent: ExchangeID?, name: String, line: Int
  ) -> ExchangeID {
    guard let own, !own.isEmpty else {
      return identities.derived(list: list, parent: parent, name: name.plainLine)
    }
    let (id, isRepeated) = identities.own(own)
    if isRepeated {
      remarks.add("Two items have the same identity; both are kept.", line: line)
    }
    return id
  }

  /// A line of the source without control characters.
  mutating func plain(_ text: String, line: Int) -> String {
    let plain = text.plainSourceLine
    if plain != text { remarks.add("Control characters are removed.", line: line) }
    return plain
  }

  /// Gives the texts of an item their form and makes remarks about what is altered.
  mutating func settle(_ item: inout ExchangeItem) {
    for remark in item.settle(context.common.limits) { remarks.add(remark, line: item.line) }
  }

  /// Delivers a part of the file that is not a to-do.
  mutating func deliverPart(_ text: String, line: Int) {
    var part = ExchangePart(format: format, text: text)
    part.line = line
    deliver(.part(part))
  }

  /// Adds an element to those that are to be delivered.
  mutating func deliver(_ element: ExchangeElement) { queue.append(element) }

  /// The element that has waited longest.
  mutating func take() -> ExchangeElement? { queue.popFirst() }
}
