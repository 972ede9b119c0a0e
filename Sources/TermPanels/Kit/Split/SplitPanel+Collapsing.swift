extension SplitPanel {
  /// Whether the split is collapsed at a width, given its present shape.
  func willBeCollapsed(columns width: Int) -> Bool {
    guard isDecided else { return width < threshold.upperBound }
    return isCollapsed ? width < threshold.upperBound : width < threshold.lowerBound
  }

  /// Adopts the shape for a width. Called by each layout, so at most one change follows however
  /// many sizes the terminal had within a turn.
  func adopt(columns width: Int, rowsBelow: Int) {
    for column in columns { navigation(of: column).rowsBelow = rowsBelow }
    guard width > 0 else { return }
    let collapses = willBeCollapsed(columns: width)
    if !isDecided {
      // Nothing has been shown yet: the first shape is arranged even if it is the expanded one.
      ChangeQueue.perform(in: self) { [self] in
        guard !isDecided else { return }
        isDecided = true
        change(toCollapsed: collapses)
      }
    } else if collapses != isCollapsed {
      ChangeQueue.perform(in: self) { [self] in
        if collapses != isCollapsed { change(toCollapsed: collapses) }
      }
    }
  }

  private func change(toCollapsed collapses: Bool) {
    if collapses {
      collapse()
      delegate?.splitDidCollapse(self)
    } else if isCollapsed {
      expand()
      delegate?.splitDidExpand(self)
    } else {
      arrange(stacks, top: activeColumn, animated: false)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func collapse() {
    let top = delegate?.split(self, topColumnForCollapsingTo: activeColumn) ?? activeColumn
    let primary = navigation(of: .primary)
    var dropped: [Column] = []
    for column in columns where column > .primary && column <= top {
      let panels = stacks[column] ?? []
      guard !panels.isEmpty, let delegate else { continue }
      if delegate.split(self, collapse: panels, of: column, onto: primary) {
        dropped.append(column)
      }
    }
    var stacks = stacks
    for column in dropped { stacks[column] = [] }
    arrange(stacks, top: top, collapsing: true, animated: false)
  }

  private func expand() {
    let primary = navigation(of: .primary)
    let focused = focusedColumn
    var separated: Stacks = [:]
    for column in columns.dropFirst() {
      separated[column] = delegate?.split(self, separate: column, from: primary)
    }
    var stacks = stacks
    for column in columns {
      let taken = separated.values.joined()
      stacks[column] = (stacks[column] ?? []).filter { panel in !taken.contains { $0 === panel } }
    }
    stacks.merge(separated) { $1 }
    arrange(stacks, top: focused, collapsing: false, animated: false)
  }
}
