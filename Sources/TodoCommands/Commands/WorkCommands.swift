import TodoModel

/// The commands that start and stop the work on an item.
enum WorkCommands {
  static let start = StoreCommand(
    "start", "start working on an item, and stop on any other",
    arguments: [.init(placeholder: "ITEM", rule: "an id", offers: .stored(.openItems))],
    options: [StoreChange.rehearsal],
    example: (["4kx2"], "starts to count the time of an item")
  ) { line, desk in
    let item = try ItemChoice(desk: desk).item(line.arguments[0])
    return try await change([item], .work(true), line, desk)
  }

  static let stop = StoreCommand(
    "stop", "stop working, and add the time to the item", options: [StoreChange.rehearsal],
    example: ([], "stops the work, whichever item it is on")
  ) { line, desk in
    let items = try desk.store.finder.itemsInWork()
    guard !items.isEmpty else {
      return CommandOutput(sentence: "No item is being worked on.")
    }
    return try await change(items, .work(false), line, desk)
  }

  @MainActor private static func change(
    _ items: [TodoItem], _ change: ItemChange, _ line: ParsedCommandLine, _ desk: Desk
  ) async throws -> CommandOutput {
    try await StoreChange(desk, line).make(.update(items.map(\.id), [change]), isSingle: true)
  }
}
