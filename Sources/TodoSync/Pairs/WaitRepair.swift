import TodoFormats

/// The fourth step: with the waits of both sides, items may wait for each other, or for too many.
struct WaitRepair {
  /// An item and one for which it waits.
  private struct Wait: Hashable {
    let item, awaited: ExchangeID

    /// The order in which waits are kept. It is the same on all machines.
    static func isBefore(_ left: Wait, _ right: Wait) -> Bool {
      (left.item.text, left.awaited.text) < (right.item.text, right.awaited.text)
    }
  }

  private let work: SyncWork

  /// Repairs the waits.
  static func run(_ work: SyncWork) {
    let repair = WaitRepair(work: work)
    let changed = work.items.values.filter { $0.waitsFor != work.before[$0.id]?.waitsFor ?? [] }
      .map(\.id).sorted { $0.text < $1.text }
    for id in changed { repair.openCycles(at: id) }
    for id in changed { repair.limitWaits(of: id) }
  }

  private init(work: SyncWork) { self.work = work }

  /// Gives up waits of items that wait for each other, on both sides: all machines give up the same
  /// ones, wherever they were added.
  private func openCycles(at id: ExchangeID) {
    let cycle = reachable(from: id).filter { reachable(from: $0).contains(id) }
    guard !cycle.isEmpty else { return }
    var former: [ExchangeID: [ExchangeID]] = [:]
    for item in cycle {
      former[item] = work.items[item]?.waitsFor
      work.items[item]?.waitsFor.removeAll(where: cycle.contains)
    }
    let waits = former.flatMap { item, awaited in
      awaited.filter(cycle.contains).map { Wait(item: item, awaited: $0) }
    }
    var givenUp: Set<Wait> = []
    for wait in waits.sorted(by: Wait.isBefore) {
      if wait.item == wait.awaited || reachable(from: wait.awaited).contains(wait.item) {
        givenUp.insert(wait)
      } else {
        work.items[wait.item]?.waitsFor.append(wait.awaited)
      }
    }
    for (item, awaited) in former {
      let isKept = { !givenUp.contains(Wait(item: item, awaited: $0)) }
      work.items[item]?.waitsFor = awaited.filter(isKept)
    }
    for wait in givenUp.sorted(by: Wait.isBefore) { giveUp(wait) }
  }

  private func giveUp(_ wait: Wait) {
    work.remarks.append(
      .circularWait(
        item: work.items[wait.item]?.name ?? "", awaited: work.items[wait.awaited]?.name ?? ""))
    guard let index = work.pairs.firstIndex(where: { $0.id == wait.item }) else { return }
    work.pairs[index].outcome?.there.waitsFor.removeAll {
      work.owner(of: $0) ?? $0 == wait.awaited
    }
  }

  /// The items for which one waits, if only through others.
  private func reachable(from start: ExchangeID) -> Set<ExchangeID> {
    var found: Set<ExchangeID> = []
    var waiting = [start]
    while let id = waiting.popLast() {
      waiting += (work.items[id]?.waitsFor ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Leaves out new waits of an item that would have too many. Its file keeps them.
  private func limitWaits(of id: ExchangeID) {
    let limit = work.input.limits.waits
    guard let item = work.items[id], item.waitsFor.count > limit else { return }
    let former = Set(work.before[id]?.waitsFor ?? [])
    let kept = item.waitsFor.filter(former.contains)
    let new = item.waitsFor.filter { !former.contains($0) }
    work.items[id]?.waitsFor = kept + new.prefix(max(0, limit - kept.count))
    work.remarks.append(.waitsSkipped(item: item.name))
  }
}
