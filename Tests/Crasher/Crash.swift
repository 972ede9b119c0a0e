import Glibc

/// The ways in which a Swift program crashes.
enum Crash: String {
  case trap, fatalError, segv, abort, overflow

  /// Crashes the program.
  func happen() {
    switch self {
    case .trap: print([1][CommandLine.arguments.count])
    case .fatalError: Swift.fatalError("This was meant to happen.")
    case .segv: UnsafeMutableRawPointer(bitPattern: 8)?.storeBytes(of: 1, as: UInt8.self)
    case .abort: Glibc.abort()
    case .overflow: print(Self.depth(below: 0))
    }
  }

  private static func depth(below depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room in
      room.initialize(repeating: UInt8(truncatingIfNeeded: depth))
      return depth == .max ? 0 : Self.depth(below: depth + 1) + Int(room[depth & 511])
    }
  }
}
