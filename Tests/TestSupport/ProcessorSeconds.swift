import FileKit

/// The seconds that the current thread computes for a piece of work. Unlike a clock, they do not
/// depend on how busy the machine is: a thread that waits for a processor uses none.
public func processorSeconds(for work: () throws -> Void) rethrows -> Double {
  let start = ThreadTime.nanoseconds
  try work()
  return Double(ThreadTime.nanoseconds - start) / 1e9
}
