/// Values that leave in the order in which they came, each at the same small cost.
struct Queue<Element> {
  private var elements: [Element] = []
  private var head = 0

  var count: Int { elements.count - head }

  var first: Element? { head < elements.count ? elements[head] : nil }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard let first else { return nil }
    head += 1
    if head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}
