/// A change of one column's panels, computed from the panels of all columns. It is applied when its
/// turn comes, to the panels of that moment.
@MainActor struct SplitChange {
  /// The column.
  let column: SplitPanel.Column
  /// The column's panels, the visible one last.
  let panels: (SplitArrangement.Stacks) -> [Panel]

  /// The panels of all columns afterwards: no panel is in two.
  func applied(to stacks: SplitArrangement.Stacks) -> SplitArrangement.Stacks {
    let panels = panels(stacks)
    var stacks = stacks.mapValues { others in
      others.filter { other in !panels.contains { $0 === other } }
    }
    stacks[column] = panels
    return stacks
  }
}
