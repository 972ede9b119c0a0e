public import Testing

/// Lets a few tests at a time have terminals, each on a thread that no other test keeps busy. Swift
/// Testing starts all tests at once, and a hundred programs on two cores would only slow each other
/// down.
public struct TerminalPlaces: SuiteTrait, TestTrait, TestScoping {
  /// True: every test of a suite takes a place of its own.
  public var isRecursive: Bool { true }

  /// Runs a test as soon as a place is free.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Places.terminals.take()
    do {
      try await withTaskExecutorPreference(Places.threads) { try await function() }
    } catch {
      await Places.terminals.giveBack()
      throw error
    }
    await Places.terminals.giveBack()
  }
}

extension Trait where Self == TerminalPlaces {
  /// For suites whose tests run programs in terminals.
  public static var terminals: Self { TerminalPlaces() }
}

private actor Places {
  private static let count = 4
  static let terminals = Places(count: count)
  /// Twice as many threads as places: a test may run something in parallel.
  static let threads = WaitingThreads(count: 2 * count)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
