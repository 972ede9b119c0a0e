import TodoFormats

/// The fifth step: finds the heading of each item whose file names another one than that above it,
/// and adds the heading if it is missing.
struct HeadingMerging {
  /// A top-level item that a file has brought below another heading.
  private struct Arrival {
    let id: ExchangeID
    /// The pair of the item.
    let index: Int
    let heading: ExchangeID?
    /// The section in which the item is now; nil if it comes from elsewhere.
    let section: Int?
    let number: Int
  }

  private let work: SyncWork

  /// Finds the headings of all items, which are in their lists and below their parents by now.
  static func run(_ work: SyncWork) { HeadingMerging(work: work).merge() }

  private init(work: SyncWork) { self.work = work }

  private func merge() {
    var arrivals: [ExchangeID: [Arrival]] = [:]
    var occupied: [ExchangeID: Set<Int>] = [:]
    for index in work.pairs.indices where work.pairs[index].outcome != nil {
      guard let item = work.items[work.pairs[index].id] else { continue }
      guard item.parentID == nil else {
        work.items[item.id]?.heading = nil
        continue
      }
      let section = formerSection(of: item)
      if let section, item.heading == headings(of: item.list).name(of: section) {
        occupied[item.list, default: []].insert(section)
      } else {
        arrivals[item.list, default: []].append(
          Arrival(
            id: item.id, index: index, heading: item.heading, section: section,
            number: work.pairs[index].object?.item.order ?? .max))
      }
    }
    for (list, arrivals) in arrivals.sorted(by: { $0.key.text < $1.key.text }) {
      let sorted = arrivals.sorted { ($0.number, $0.id.text) < ($1.number, $1.id.text) }
      place(sorted, in: list, occupied[list] ?? [])
    }
  }

  private func headings(of list: ExchangeID) -> ListHeadings {
    work.headings[list] ?? ListHeadings()
  }

  /// The section of an item that was at the top of its list before; nil for any other.
  private func formerSection(of item: ExchangeItem) -> Int? {
    guard let former = work.before[item.id], former.list == item.list, former.parentID == nil
    else { return nil }
    return headings(of: item.list).section(at: former.order ?? 0)
  }

  /// Places items below their headings.
  ///
  /// - Parameter occupied: The sections in which items stay.
  private func place(_ arrivals: [Arrival], in list: ExchangeID, _ occupied: Set<Int>) {
    var headings = headings(of: list)
    let last = lastPosition(in: list)
    for arrival in arrivals where headings.section(named: arrival.heading) == nil {
      guard let name = arrival.heading else { continue }
      // A heading from which all items come to a new one was renamed.
      let companions = arrivals.filter { $0.heading == name }
      let sections = Set(companions.compactMap(\.section))
      if let section = sections.first, sections.count == 1, section > 0,
        !occupied.contains(section),
        !arrivals.contains(where: {
          ($0.section == section && $0.heading != name)
            || $0.heading == headings.name(of: section)
        })
      {
        headings.rename(section, to: name.text)
      } else {
        var heading = ExchangeList(id: work.input.newIdentity(), name: name.text)
        heading.headingOf = list
        _ = headings.append(heading, after: last)
      }
    }
    work.headings[list] = headings
    for arrival in arrivals {
      guard let section = headings.section(named: arrival.heading) else { continue }
      if section == arrival.section { continue }
      work.sections[arrival.id] = section
      work.pairs[arrival.index].outcome?.isMovedHere = false
      work.pairs[arrival.index].outcome?.isMovedThere = true
    }
  }

  /// The position of the last item at the top of a list.
  private func lastPosition(in list: ExchangeID) -> Int {
    let positions = work.items.values.lazy
      .filter { $0.list == list && $0.parentID == nil && $0.order != .max }
      .map { $0.order ?? 0 }
    return positions.max() ?? 0
  }
}
