import TermPanels

extension ItemAction {
  /// The commands of positions in a list, for a screen without positions: disabled, with the
  /// reason.
  @MainActor static var withoutPositions: [KeyCommand] {
    (all.filter { $0.scope == .place }.map(\.command) + [.orderList]).map { command in
      KeyCommand(command, isEnabled: false, obstacle: "This works only in a list") {}
    }
  }
}
