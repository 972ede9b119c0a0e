/// The children of a ``ColumnsPanel``: those that it has, and the places of those in sight.
@MainActor final class PlacedColumns {
  /// The view that holds one column.
  final class Place: View, KeyArea {
    /// Whether the column is the current one.
    var isActive = true {
      didSet { if isActive != oldValue { setNeedsDisplay() } }
    }
  }

  private unowned let columns: ColumnsPanel
  private var panels: [Panel] = []
  /// The panels in sight with their places, from left to right.
  private var seen: [(panel: Panel, place: Place)] = []

  init(of columns: ColumnsPanel) { self.columns = columns }

  /// Brings the children in line with the wanted panels, as a part of the change under way. Panels
  /// that stay in sight keep their places, without a callback.
  ///
  /// - Parameters:
  ///   - wanted: The wanted panels.
  ///   - range: The indices of those in sight.
  func arrange(_ wanted: [Panel], seen range: Range<Int>) {
    let (old, former) = (panels, seen)
    let inSight = Array(wanted[range])
    let kept = Set(wanted.map(ObjectIdentifier.init))
    let known = Set(old.map(ObjectIdentifier.init))
    panels = wanted
    seen = inSight.map { panel in
      (panel, former.first { $0.panel === panel }?.place ?? Place())
    }
    for panel in old where !kept.contains(ObjectIdentifier(panel)) && panel.parent === columns {
      columns.unembed(panel)
    }
    for (panel, place) in former where !inSight.contains(where: { $0 === panel }) {
      columns.perform(Panel.Exchange(old: panel, new: nil, keepsOld: true, container: place))
      place.removeFromSuperview()
    }
    show(seen)
    for panel in wanted where !known.contains(ObjectIdentifier(panel)) && panel.parent !== columns {
      columns.addHiddenChild(panel)
    }
  }

  /// Shows panels in their places.
  private func show(_ seen: [(panel: Panel, place: Place)]) {
    for (_, place) in seen where place.superview == nil { columns.view.addSubview(place) }
    layOut()
    for (panel, place) in seen {
      columns.perform(Panel.Exchange(old: nil, new: panel, keepsOld: true, container: place))
    }
  }

  /// Whether exactly these panels are children, and those of the range in sight.
  func isInLine(with wanted: [Panel], seen range: Range<Int>) -> Bool {
    seen.map { ObjectIdentifier($0.panel) } == wanted[range].map(ObjectIdentifier.init)
      && panels.count == wanted.count && seen.allSatisfy { columns.isChild($0.panel, in: $0.place) }
  }

  /// Gives the places their frames.
  func layOut() {
    guard let view = columns.viewIfLoaded as? SideBySideView else { return }
    for (frame, column) in zip(view.frames, seen) { column.place.frame = frame }
  }

  /// Shows which panel has the keys.
  func activate(_ current: Panel?) {
    for (panel, place) in seen { place.isActive = panel === current }
  }

  /// Forgets a child that was taken away.
  func forget(_ child: Panel) {
    for (panel, place) in seen where panel === child { place.removeFromSuperview() }
    seen.removeAll { $0.panel === child }
    panels.removeAll { $0 === child }
  }
}
