/// Rows of texts in columns, below a line of titles: sorted by any column, as wide as a person
/// likes, and scrolled sideways beside the first column where there is not enough room.
///
/// The rows are those of a ``ListPanel``, so only the ones in sight exist, and the current row, the
/// marks and the scroll position follow the identities of the elements, also when the order
/// changes. Set the list's delegate for what Enter does, and for the actions of a row.
///
/// ```swift
/// let table = TablePanel<Book, String>(
///   [
///     TableColumn("Title", by: \.title),
///     TableColumn("Year", by: \.year, width: .fixed(6), alignment: .trailing),
///     TableColumn("Shelf") { $0.shelf ?? "lent" },
///   ], books, id: \.title)
/// table.sorting = TableSorting(by: 1, isDescending: true)
/// ```
///
/// One column is the current one: `[` and `]` move to its neighbours, which come into sight, `s`
/// sorts by it, or reverses that order, and `<` and `>` change its width. A click on a title sorts
/// by its column.
public final class TablePanel<Element, ID: Hashable>: Panel {
  /// The list of the rows.
  public let list = ListPanel<ID>()
  /// The columns, from left to right. The first one does not scroll sideways.
  public let columns: [TableColumn<Element>]
  /// The elements, in the order in which they are shown until they are sorted. Setting them shows
  /// the difference.
  public var elements: [Element] {
    didSet { showElements() }
  }
  /// The order of the rows; `nil` is that of the ``elements``. Equal values keep that order.
  public var sorting: TableSorting? {
    didSet { if sorting != oldValue { showElements() } }
  }
  /// Called with the new order after a person has sorted the rows.
  public var onSort: (TableSorting) -> Void = { _ in }

  private let rows: ArrayListDataSource<Element, ID>
  private let geometry: TableGeometry
  private let header: TableHeader
  private let content = View()

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns, from left to right; at least one.
  ///   - elements: The first elements.
  ///   - id: Returns the identity of an element; different for each.
  public init(
    _ columns: [TableColumn<Element>], _ elements: [Element] = [],
    id: @escaping (Element) -> ID
  ) {
    precondition(!columns.isEmpty, "A table has at least one column.")
    let geometry = TableGeometry(columns.map(\.shape))
    self.columns = columns
    self.elements = elements
    self.geometry = geometry
    header = TableHeader(geometry)
    rows = ArrayListDataSource(elements, id: id) { element, panel in
      let row = panel as? TableRowPanel ?? TableRowPanel(geometry)
      row.texts = columns.map { $0.text(element) }
      return row
    }
    super.init()
    list.dataSource = rows
  }

  /// The index of the column that the keys act on.
  public var currentColumn: Int { geometry.current }

  /// The element with an identity; `nil` if there is none.
  public subscript(id: ID) -> Element? { rows[id] }

  // MARK: - Sorting

  /// Sorts the rows by a column for the person; a second time, the other way round.
  private func sort(by column: Int) {
    guard columns[column].precedes != nil else { return }
    let isReversed = sorting?.column == column && sorting?.isDescending == false
    let new = TableSorting(by: column, isDescending: isReversed)
    sorting = new
    onSort(new)
  }

  private func showElements() {
    rows.elements = sortedElements
    header.sorting = sorting
    list.reloadData()
  }

  private var sortedElements: [Element] {
    guard let sorting else { return elements }
    precondition(columns.indices.contains(sorting.column), "No column has this index.")
    guard let precedes = columns[sorting.column].precedes else {
      preconditionFailure("Rows can be sorted only by a column with an order.")
    }
    return elements.sorted { sorting.isDescending ? precedes($1, $0) : precedes($0, $1) }
  }

  // MARK: - Columns

  private func change(_ change: (TableGeometry) -> Void) {
    change(geometry)
    header.setNeedsLayout()
    list.viewIfLoaded?.setNeedsDisplay()
  }

  // MARK: - Panel

  /// Sets the panel's view.
  public override func loadView() { view = TableView(header, content) }

  /// Embeds the list.
  public override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(list, in: content)
  }

  /// The list, which has the keys.
  public override var childForStatus: Panel? { list }

  public override var keyCommandsTitle: String? { "Table" }

  /// The commands of the current column.
  public override var keyCommands: [KeyCommand] {
    let (column, last) = (currentColumn, columns.count - 1)
    let title = "“\(columns[column].shape.title)”"
    return super.keyCommands + [
      KeyCommand(.tableNext, isEnabled: column < last) { [unowned self] in
        change { $0.move(by: 1) }
      },
      KeyCommand(.tablePrevious, isEnabled: column > 0) { [unowned self] in
        change { $0.move(by: -1) }
      },
      KeyCommand(
        .tableSort, title: "Sort by \(title)", isEnabled: columns[column].precedes != nil,
        obstacle: "The rows have no order by \(title)."
      ) { [unowned self] in sort(by: currentColumn) },
      KeyCommand(.tableWiden, title: "Widen \(title)") { [unowned self] in
        change { $0.widen(by: 2) }
      },
      KeyCommand(.tableNarrow, title: "Narrow \(title)") { [unowned self] in
        change { $0.widen(by: -2) }
      },
      KeyCommand(.tableResetWidths) { [unowned self] in change { $0.resetWidths() } },
    ]
  }

  /// Sorts by the column whose title was clicked.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    let point = event.location(in: header)
    guard header.bounds.contains(point), let column = geometry.column(at: point.x) else {
      return false
    }
    sort(by: column)
    return true
  }
}
