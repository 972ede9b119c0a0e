/// Rows from an array of values, each shown by a panel that a closure configures.
///
/// ```swift
/// let rows = ArrayListDataSource(id: \City.name) { city, row in
///   let row = row as? CityRow ?? CityRow()
///   row.city = city
///   return row
/// }
/// rows.elements = cities
/// ```
@MainActor public final class ArrayListDataSource<Element, ID: Hashable>: ListDataSource {
  /// The values. After setting them, ``ListPanel/reloadData(animated:completion:)`` shows the difference.
  public var elements: [Element] {
    didSet {
      index()
      revision += 1
    }
  }

  /// Another number after each time the values were set.
  public private(set) var revision = 0

  private let id: (Element) -> ID
  private let configure: (Element, Panel?) -> Panel
  private var indexes: [ID: Int] = [:]

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - elements: The first values.
  ///   - id: What identifies a value; different for each.
  ///   - configure: Gives the panel for a value: the one passed in, or a new one.
  public init(
    _ elements: [Element] = [], id: @escaping (Element) -> ID,
    configure: @escaping (Element, Panel?) -> Panel
  ) {
    self.elements = elements
    self.id = id
    self.configure = configure
    index()
  }

  /// How many values there are.
  public var rowCount: Int { elements.count }

  /// The identity of the value at an index.
  public func rowID(at index: Int) -> AnyHashable { id(elements[index]) }

  /// Where a value is.
  public func index(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { indexes[$0] }
  }

  /// The panel for a value.
  public func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    configure(elements[index], panel)
  }

  /// The rows below headings: one for each stretch of values that have a key in common.
  ///
  /// ```swift
  /// list.dataSource = rows.grouped(by: \City.country) { country, cities, heading in
  ///   heading.text = country
  ///   heading.detail = "\(cities.count)"
  /// }
  /// ```
  ///
  /// Values of the same key stand together, or their heading would be there twice, which is a
  /// mistake.
  ///
  /// - Parameters:
  ///   - key: What values have in common; `nil` for those that need no heading.
  ///   - configure: Sets what a heading shows: it gets the key and the values below.
  public func grouped<Key: Hashable>(
    by key: @escaping (Element) -> Key?,
    configure: @escaping (Key, ArraySlice<Element>, HeadingPanel) -> Void
  ) -> GroupedRows<Key> {
    GroupedRows(self) { [self] in
      var groups: [GroupedRows<Key>.Group] = []
      for element in elements {
        let key = key(element)
        if let last = groups.last, last.id == key {
          groups[groups.count - 1] = .init(key, rowCount: last.rowCount + 1)
        } else {
          groups.append(.init(key, rowCount: 1))
        }
      }
      return groups
    } heading: { [self] key, rows, panel in
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      configure(key, elements[rows], heading)
      return heading
    }
  }

  private func index() {
    indexes.removeAll(keepingCapacity: true)
    for (index, element) in elements.enumerated() { indexes[id(element)] = index }
    precondition(indexes.count == elements.count, "Two rows of a list have the same identity.")
  }
}
