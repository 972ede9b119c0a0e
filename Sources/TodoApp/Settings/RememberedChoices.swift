/// The choices of a person that the next run repeats, kept as soon as they are made.
@MainActor final class RememberedChoices {
  private(set) var memory: Memory
  private let remember: @MainActor (Memory) -> Void

  /// The choices of a configuration.
  init(_ configuration: AppConfiguration) {
    (memory, remember) = (configuration.memory, configuration.remember)
  }

  /// Makes a choice.
  func set<Value>(_ choice: WritableKeyPath<Memory, Value>, _ value: Value) {
    memory[keyPath: choice] = value
    remember(memory)
  }
}
