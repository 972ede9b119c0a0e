import CivilCalendar
import TodoFormats

/// The sixth step: merges the order of the siblings, below each parent and at the top of each list.
struct OrderMerging {
  private struct Group: Hashable {
    let list: ExchangeID
    let parent: ExchangeID?
  }

  private let work: SyncWork

  /// Merges the orders. All items have their positions then, and those of the folder their numbers.
  static func run(_ work: SyncWork) { OrderMerging(work: work).merge() }

  private init(work: SyncWork) { self.work = work }

  private func merge() {
    var groups: [Group: [SiblingOrder.Sibling]] = [:]
    var indexes: [ExchangeID: Int] = [:]
    for index in work.pairs.indices { indexes[work.pairs[index].id] = index }
    for item in work.items.values {
      let pair = indexes[item.id].map { work.pairs[$0] }
      groups[Group(list: item.list, parent: item.parentID), default: []].append(
        sibling(item, pair))
    }
    for (group, siblings) in groups {
      let isTop = group.parent == nil
      let headings = isTop ? work.headings[group.list]?.positions ?? [] : []
      let order = SiblingOrder(siblings, headings: headings)
      if order.headings != headings { work.headings[group.list]?.positions = order.headings }
      for sibling in order.siblings {
        work.items[sibling.id]?.order = sibling.position
        if let index = indexes[sibling.id], let number = sibling.number {
          work.pairs[index].outcome?.there.order = number
        }
      }
    }
  }

  private func sibling(_ item: ExchangeItem, _ pair: SyncPair?) -> SiblingOrder.Sibling {
    var sibling = SiblingOrder.Sibling(id: item.id, position: item.order ?? 0)
    if item.parentID == nil, let headings = work.headings[item.list] {
      sibling.section = work.sections[item.id] ?? headings.section(at: sibling.position)
    }
    guard let outcome = pair?.outcome else { return sibling }
    sibling.key = pair?.uid ?? ""
    sibling.isNew = pair?.object == nil
    sibling.number = pair?.object?.item.order
    // Other programs count the seconds since 1 January 2001.
    sibling.usualNumber = (item.created ?? work.moment).wholeSeconds - 978_307_200
    (sibling.isMovedHere, sibling.isMovedThere) = (outcome.isMovedHere, outcome.isMovedThere)
    // An item that has come among these by itself takes the place of its number.
    let former = work.before[item.id]
    if former?.list != item.list || former?.parentID != item.parentID {
      sibling.isMovedThere = true
    }
    return sibling
  }
}
