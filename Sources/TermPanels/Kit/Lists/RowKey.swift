/// A data source of rows with a type of identities, and headings with any.
typealias RowSource<ID: Hashable> = any ListDataSource<ID>

/// The identity of a row or a heading, as a list remembers it: only the data source knows the type
/// of its headings' identities.
package enum RowKey<ID: Hashable>: Hashable {
  case row(ID)
  case heading(AnyHashable)

  /// The identity of a row; `nil` for a heading.
  package var id: ID? {
    if case .row(let id) = self { id } else { nil }
  }

  package var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}

extension ListDataSource {
  /// The identity of the row or the heading at an index.
  package func key(at index: Int) -> RowKey<RowID> {
    if let heading = headingID(at: index) { return .heading(AnyHashable(heading)) }
    return .row(rowID(at: index))
  }

  /// The index of a row or a heading; `nil` when it is gone.
  package func index(ofKey key: RowKey<RowID>) -> Int? {
    switch key {
    case .row(let id): index(of: id)
    case .heading(let id): (id.base as? HeadingID).flatMap { index(ofHeading: $0) }
    }
  }

  /// The identity of the row at an index; `nil` for a heading.
  package func id(at index: Int) -> RowID? { isHeading(at: index) ? nil : rowID(at: index) }

  /// The identity of the row at an index; `nil` for a heading, and for a row that cannot be marked.
  package func markableID(at index: Int) -> RowID? {
    id(at: index).flatMap { canMarkRow($0) ? $0 : nil }
  }

  /// The number of rows that are not headings.
  package var positionCount: Int { rowCount - headingCount(before: rowCount) }

  /// The index of a row, given its index among the rows that are not headings.
  package func index(ofPosition position: Int) -> Int {
    var indices = 0..<rowCount
    while !indices.isEmpty {
      let middle = indices.lowerBound + indices.count / 2
      if middle + 1 - headingCount(before: middle + 1) > position {
        indices = indices.lowerBound..<middle
      } else {
        indices = middle + 1..<indices.upperBound
      }
    }
    return indices.lowerBound
  }

  /// The index of the nearest row that is not a heading: in one direction, else in the other. An
  /// index beyond the ends means the end.
  func selectableIndex(near index: Int, upwards: Bool = false) -> Int? {
    let count = rowCount
    let start = min(max(0, index), count - 1)
    func search(_ step: Int) -> Int? {
      var index = start
      while index >= 0, index < count {
        if !isHeading(at: index) { return index }
        index += step
      }
      return nil
    }
    return search(upwards ? -1 : 1) ?? search(upwards ? 1 : -1)
  }
}
