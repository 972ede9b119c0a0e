extension RandomAccessCollection {
  /// The index of the first element that fulfils a condition, in a collection in which all elements
  /// after such a one fulfil it too: the end if there is none. Halves the collection at each step,
  /// so a million elements take twenty.
  ///
  /// ```swift
  /// let next = appointments.partitioningIndex { $0.start > now }
  /// ```
  @inlinable
  public func partitioningIndex(where isBehind: (Element) throws -> Bool) rethrows -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try isBehind(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
