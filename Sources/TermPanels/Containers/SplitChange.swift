/// What a column of a split is to have, made of what the columns have. One that waits for its turn
/// is applied to what they have then.
@MainActor struct SplitChange {
  /// The column.
  let column: SplitPanel.Column
  /// The column's panels, the visible one last.
  let panels: (SplitPanel.Stacks) -> [Panel]

  /// What all columns have afterwards: no panel is in two.
  func applied(to stacks: SplitPanel.Stacks) -> SplitPanel.Stacks {
    let panels = panels(stacks)
    var stacks = stacks.mapValues { others in
      others.filter { other in !panels.contains { $0 === other } }
    }
    stacks[column] = panels
    return stacks
  }
}
