import TodoFormats

/// The merge of the order of siblings, which have positions here and numbers in the folder.
///
/// Headings divide the top-level items of a list into sections. Each item stays in its section. A
/// move changes no numbers in other sections: these may be in another order in other stores.
///
/// In a section the numbers ascend, and equal ones are in the order of the identities in files. So
/// all stores that have the same numbers have the same order.
struct SiblingOrder {
  /// An item among its siblings.
  struct Sibling: Hashable {
    let id: ExchangeID
    /// The identity in files, which decides between equal numbers.
    var key = ""
    /// The position here.
    var position: Int
    /// The number in the folder; nil for an item that has none.
    var number: Int?
    /// A number for an item that has none, if it fits.
    var usualNumber = 0
    /// The number of headings before it.
    var section = 0
    /// Whether it is new in the folder, so that it needs a number.
    var isNew = false
    /// Whether it was moved here, so that its number has to follow.
    var isMovedHere = false
    /// Whether it was moved in the folder, so that its position has to follow.
    var isMovedThere = false

    /// Whether it takes the place that the folder gives it.
    var isArriving: Bool { isMovedThere && !isMovedHere }

    fileprivate var needsNumber: Bool { isNew || isMovedHere }

    /// The rank among siblings that were not moved here.
    fileprivate var rank: (number: Int, key: String)? {
      needsNumber ? nil : number.map { ($0, key) }
    }

    fileprivate var orderHere: (Int, Int, String) { (section, position, id.text) }
    fileprivate var orderThere: (Int, Int, String) { (section, number ?? .max, key) }
  }

  /// The distance of new positions.
  static let step = 1 << 20

  /// The siblings in their order, with new positions for those that were moved in the folder, and
  /// new numbers for those that were moved here.
  private(set) var siblings: [Sibling]
  /// The positions of the headings. Where there is no room for an item, they are new, too.
  private(set) var headings: [Int]

  /// Merges the order of siblings.
  ///
  /// - Parameter headings: The positions of the headings among them, in their order.
  init(_ siblings: [Sibling], headings: [Int] = []) {
    self.headings = headings
    let siblings = Self.followingNumbers(siblings)
    let arriving = siblings.filter(\.isArriving)
      .sorted { $0.orderThere < $1.orderThere }
    self.siblings = siblings.filter { !$0.isArriving }
      .sorted { $0.orderHere < $1.orderHere }
    if self.siblings.isEmpty {
      self.siblings = arriving
    } else {
      for sibling in arriving { insert(sibling) }
    }
    if !arriving.isEmpty { setPositions() }
    if siblings.contains(where: \.needsNumber) { setNumbers() }
  }

  /// The siblings, where those of a section in which numbers do not ascend take the places of their
  /// numbers.
  private static func followingNumbers(_ siblings: [Sibling]) -> [Sibling] {
    var last: [Int: (number: Int, key: String)] = [:]
    var unordered: Set<Int> = []
    let staying = siblings.filter { !$0.isArriving }.sorted { $0.orderHere < $1.orderHere }
    for sibling in staying {
      guard let rank = sibling.rank else { continue }
      if let former = last.updateValue(rank, forKey: sibling.section), former > rank {
        unordered.insert(sibling.section)
      }
    }
    guard !unordered.isEmpty else { return siblings }
    return siblings.map { sibling in
      var sibling = sibling
      if sibling.rank != nil, unordered.contains(sibling.section) { sibling.isMovedThere = true }
      return sibling
    }
  }

  private mutating func insert(_ new: Sibling) {
    let index = siblings.firstIndex { other in
      guard other.section == new.section else { return other.section > new.section }
      guard let number = new.number, let rank = other.rank else { return false }
      return rank > (number, new.key)
    }
    siblings.insert(new, at: index ?? siblings.endIndex)
  }

  // MARK: - Positions

  /// Gives each run of arriving siblings positions between those that stay.
  private mutating func setPositions() {
    var index = 0
    while index < siblings.count {
      guard siblings[index].isArriving else {
        index += 1
        continue
      }
      let section = siblings[index].section
      let end =
        siblings[index...].firstIndex { !$0.isArriving || $0.section != section }
        ?? siblings.count
      // The neighbours are items of the section, or the headings around it.
      let before = index > 0 && siblings[index - 1].section == section ? index - 1 : nil
      let after = end < siblings.count && siblings[end].section == section ? end : nil
      let lower = before.map { siblings[$0].position } ?? heading(section - 1)
      let upper = after.map { siblings[$0].position } ?? heading(section)
      guard place(index..<end, between: lower, and: upper) else { return setAllPositions() }
      index = end
    }
  }

  private func heading(_ index: Int) -> Int? {
    headings.indices.contains(index) ? headings[index] : nil
  }

  /// Places a run; returns whether there is room.
  private mutating func place(_ run: Range<Int>, between lower: Int?, and upper: Int?) -> Bool {
    let old = siblings[run].map(\.position)
    let all = [lower].compactMap(\.self) + old + [upper].compactMap(\.self)
    // An item that is new here has no position yet.
    let isPlaced = old.allSatisfy { $0 < .max }
    if isPlaced, zip(all, all.dropFirst()).allSatisfy({ $0 < $1 }) { return true }
    var gap = Self.step
    // Before a heading there is room for many, which are not to be far from each other.
    if let lower, let upper { gap = min((upper - lower) / (run.count + 1), Self.step) }
    guard gap > 0 else { return false }
    let start = lower ?? (upper.map { $0 - gap * (run.count + 1) } ?? 0)
    for (offset, index) in run.enumerated() {
      siblings[index].position = start + gap * (offset + 1)
    }
    return true
  }

  private mutating func setAllPositions() {
    var position = 0
    var section = 0
    for index in siblings.indices {
      while section < siblings[index].section { setHeading() }
      position += Self.step
      siblings[index].position = position
    }
    while section < headings.count { setHeading() }

    func setHeading() {
      position += ListHeadings.step
      headings[section] = position
      section += 1
    }
  }

  // MARK: - Numbers

  /// Gives those that were moved here numbers between those of the others. Where there is no room,
  /// the following ones get greater numbers too.
  private mutating func setNumbers() {
    let next = nextNumbers()
    var last: Int?
    var isPushing = false
    for index in siblings.indices {
      let sibling = siblings[index]
      if index > 0, siblings[index - 1].section != sibling.section {
        isPushing = false
        // Sections follow each other where their numbers do.
        if let number = next[index], let previous = last, number <= previous { last = nil }
      }
      if sibling.needsNumber {
        let number = Self.number(of: sibling, after: last, before: next[index])
        siblings[index].number = number
        (last, isPushing) = (number, true)
      } else if let number = sibling.number {
        if isPushing, let last, number <= last { siblings[index].number = last + 1 }
        isPushing = siblings[index].number != number
        last = siblings[index].number
      }
    }
  }

  /// For each sibling the number of the next one that stays.
  private func nextNumbers() -> [Int?] {
    var next: [Int?] = Array(repeating: nil, count: siblings.count)
    var known: Int?
    for index in siblings.indices.reversed() {
      if index + 1 < siblings.count, siblings[index + 1].section != siblings[index].section {
        known = nil
      }
      next[index] = known
      known = siblings[index].rank?.number ?? known
    }
    return next
  }

  private static func number(of sibling: Sibling, after last: Int?, before next: Int?) -> Int {
    func fits(_ number: Int) -> Bool {
      (last.map { number > $0 } ?? true) && (next.map { number < $0 } ?? true)
    }
    for number in [sibling.number, sibling.usualNumber].compactMap(\.self) where fits(number) {
      return number
    }
    switch (last, next) {
    case (nil, nil): return sibling.usualNumber
    case (nil, let next?): return next - 1
    case (let last?, nil): return last + 1
    case (let last?, let next?): return max(last + (next - last) / 2, last + 1)
    }
  }
}
