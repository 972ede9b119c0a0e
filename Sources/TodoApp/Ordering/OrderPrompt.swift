import TermPanels
import TodoModel
import TodoWording

/// Asks for the order of a list, and for its headings.
@MainActor enum OrderPrompt {
  static func panel(
    for list: TodoList, _ access: StoreAccess, _ messages: Messages
  ) -> PromptPanel {
    let order = ItemOrder(of: list)
    // A key that came with an import stays a choice.
    let keys = ItemOrder.keys + (ItemOrder.keys.contains(order.key) ? [] : [order.key])
    let key = ChoiceField(keys.map(\.title), chosen: keys.firstIndex(of: order.key) ?? 0)
    let direction = ChoiceField(order.key.directions, chosen: order.isDescending ? 1 : 0)
    key.onChange = { direction.choices = keys[key.index].directions }
    let thens: [SortRule.Key?] = [nil] + ItemOrder.keys
    let then = ChoiceField(
      thens.map { $0?.title ?? "None" },
      chosen: thens.firstIndex(of: order.further.first?.key) ?? 0)
    let groups = ItemOrder.groupings
    let group = ChoiceField(
      groups.map(\.title), chosen: groups.firstIndex(of: order.grouping) ?? 0)
    return PromptPanel(
      title: "Sort “\(list.name)”",
      fields: ["Sort by": key, "Order": direction, "Then by": then, "Group by": group],
      acceptTitle: "Sort"
    ) { [access, messages] in
      var wanted = order
      wanted.key = keys[key.index]
      wanted.isDescending = direction.index == 1
      // An unchanged second rule keeps its direction, and the rules behind it.
      if thens[then.index] != order.further.first?.key {
        wanted.further = thens[then.index].map { [SortRule($0)] } ?? []
      }
      wanted.grouping = groups[group.index]
      guard wanted != order else { return }
      var edited = list
      edited.sort = wanted.rules
      edited.grouping = wanted.grouping
      try await access.store.updateList(edited, editedFrom: list)
      messages.announce(wanted.text)
    }
  }
}
