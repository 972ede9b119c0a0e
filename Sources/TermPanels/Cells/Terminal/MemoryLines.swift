/// Lines that are typed and read by a program, for tests and documentation.
@MainActor public final class MemoryLines: LineChannel {
  /// All lines that were written, in order.
  public private(set) var output: [String] = []
  /// Set to `false` to act as an output that is no longer read.
  public var isRead = true
  /// Whether the dialogue holds the lines.
  public private(set) var isStarted = false
  private var input: [LineInput] = []
  private var taken = 0

  /// Creates lines.
  public init() {}

  /// Adds a line for the program to take at its next turn.
  public func type(_ line: String) { input.append(.line(line)) }

  /// Adds something else for the program to take.
  public func send(_ event: LineInput) { input.append(event) }

  /// Whether the program has taken all that was typed.
  public var isDrained: Bool { taken == input.count }

  /// Returns the lines written since the last call.
  public func take() -> [String] {
    defer { output = [] }
    return output
  }

  /// Starts the channel.
  public func start() throws(TerminalError) { isStarted = true }

  /// Stops the channel.
  public func stop() { isStarted = false }

  /// The next line; never waits.
  public func next(timeout: Double?, takesLine: Bool) -> LineInput? {
    guard takesLine, taken < input.count else { return nil }
    defer { taken += 1 }
    return input[taken]
  }

  /// Keeps the line.
  public func write(_ line: String) -> Bool {
    if isRead { output.append(line) }
    return isRead
  }
}
