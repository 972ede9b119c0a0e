/// Rows from an array of values, each shown by a panel that a closure configures.
///
/// ```swift
/// let rows = ArrayListDataSource(id: \City.name) { city, row in
///   let row = row as? CityRow ?? CityRow()
///   row.city = city
///   return row
/// }
/// rows.elements = cities
/// let list = ListPanel(dataSource: rows)
/// ```
@MainActor public final class ArrayListDataSource<Element, ID: Hashable>: ListDataSource {
  /// The values. After setting them, ``ListPanel/reloadData(animated:completion:)`` shows the
  /// difference. While a list changes its rows or its current row, as in a callback of a row or of
  /// the delegate, the new values take effect after that change, and so does the reload.
  public var elements: [Element] {
    get { nextElements ?? shown }
    set {
      nextElements = newValue
      if steadyDepth == 0 { showNextElements() }
    }
  }

  /// A number that changes each time new values take effect.
  public private(set) var revision = 0

  private var shown: [Element]
  private var nextElements: [Element]?
  private var steadyDepth = 0
  private let id: (Element) -> ID
  private let configure: (Element, Panel?) -> Panel
  private var indexes: [ID: Int] = [:]

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - elements: The first values.
  ///   - id: Returns the identity of a value; different for each. Of equal ones the first is found.
  ///   - configure: Returns the panel for a value: the one passed in, or a new one.
  public init(
    _ elements: [Element] = [], id: @escaping (Element) -> ID,
    configure: @escaping (Element, Panel?) -> Panel
  ) {
    shown = elements
    self.id = id
    self.configure = configure
    index()
  }

  /// Creates a data source whose rows are panels of one type.
  ///
  /// ```swift
  /// let rows = ArrayListDataSource(id: \City.name, row: CityRow.init) { city, row in
  ///   row.city = city
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The first values.
  ///   - id: Returns the identity of a value; different for each. Of equal ones the first is found.
  ///   - row: Makes a row.
  ///   - configure: Sets the content of a row, which may have shown another value before.
  public convenience init<Row: Panel>(
    _ elements: [Element] = [], id: @escaping (Element) -> ID, row: @escaping @MainActor () -> Row,
    configure: @escaping (Element, Row) -> Void
  ) {
    self.init(elements, id: id) { element, panel in
      let row = panel as? Row ?? row()
      configure(element, row)
      return row
    }
  }

  /// The number of values.
  public var rowCount: Int { shown.count }

  /// The identity of the value at an index.
  public func rowID(at index: Int) -> ID { id(shown[index]) }

  /// The index of the value with an identity.
  public func index(of id: ID) -> Int? { indexes[id] }

  /// The value with an identity; `nil` if there is none.
  public subscript(id: ID) -> Element? { indexes[id].map { shown[$0] } }

  /// The panel for a value.
  public func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    configure(shown[index], panel)
  }

  /// Keeps new values aside while `body` runs.
  public func steadily(_ body: () -> Void) {
    steadyDepth += 1
    body()
    steadyDepth -= 1
    if steadyDepth == 0 { showNextElements() }
  }

  private func showNextElements() {
    guard let nextElements else { return }
    shown = nextElements
    self.nextElements = nil
    index()
    revision += 1
  }

  /// The rows below headings: one heading for each run of values with the same key.
  ///
  /// ```swift
  /// list.dataSource = rows.grouped(by: \City.country) { country, cities, heading in
  ///   heading.text = country
  ///   heading.detail = "\(cities.count)"
  /// }
  /// ```
  ///
  /// Values with the same key must be adjacent: the same heading twice is a mistake.
  ///
  /// - Parameters:
  ///   - key: The key that values have in common; `nil` for those that need no heading.
  ///   - configure: Sets a heading's content from the key and the values below.
  public func grouped<Key: Hashable>(
    by key: @escaping (Element) -> Key?,
    configure: @escaping (Key, ArraySlice<Element>, HeadingPanel) -> Void
  ) -> GroupedRows<Key, ID> {
    GroupedRows(self) { [self] in
      var groups: [GroupedRows<Key, ID>.Group] = []
      for element in shown {
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
      configure(key, shown[rows], heading)
      return heading
    }
  }

  private func index() {
    let ids = shown.lazy.map(id)
    indexes = Dictionary(zip(ids, shown.indices), uniquingKeysWith: { first, _ in first })
  }
}
