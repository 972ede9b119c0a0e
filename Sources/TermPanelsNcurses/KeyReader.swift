import CNcurses
import Glibc

/// Reads keys byte by byte: bytes as they were typed, and one code for each sequence that the
/// terminal's description names.
///
/// It stands in for `wgetch`, which waits by the wall clock: when that is set back while it looks for a
/// key, it goes on waiting for as long, even if it was told not to wait at all, and keeps what was
/// typed before.
struct KeyReader {
  /// Something that was typed.
  enum Input: Equatable {
    case byte(UInt8)
    case code(Int32)
  }

  /// More codes than any description has keys of its own beyond those that curses knows.
  private static let mostCodes: Int32 = 1000

  private let descriptor: Int32
  /// Seconds to wait for the rest of a sequence.
  private let patience: Double
  private var codes: [[UInt8]: Int32] = [:]
  /// What sequences begin with.
  private var beginnings: Set<[UInt8]> = []
  /// Bytes that were read for the rest of a sequence and may be no part of it.
  private var held: [UInt8] = []

  /// A reader of what is typed at a file descriptor, which knows no sequences yet.
  init(descriptor: Int32 = STDIN_FILENO, patience: Double = 0.025) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// Reads a sequence as a code from now on.
  mutating func define(_ sequence: [UInt8], as code: Int32) {
    guard !sequence.isEmpty else { return }
    codes[sequence] = code
    for length in 1..<sequence.count { beginnings.insert(Array(sequence.prefix(length))) }
  }

  /// Reads the sequences of the terminal's description as curses' codes for them, once curses has made
  /// its table of keys. What a report of the mouse begins with is left out.
  mutating func adoptDescription() {
    for code in KEY_MIN..<KEY_MAX + Self.mostCodes where code != KEY_MOUSE {
      var count: Int32 = 0
      while let text = keybound(code, count) {
        define(Self.bytes(of: text), as: code)
        free(text)
        count += 1
      }
    }
  }

  /// The bytes of a sequence as curses tells it: a NUL as a byte that no sequence has.
  private static func bytes(of text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map {
      $0 == CChar(bitPattern: 0x80) ? 0 : UInt8(bitPattern: $0)
    }
  }

  /// The next key that is there; `nil` when there is none. It waits for nothing but the rest of a
  /// sequence that has begun.
  mutating func next() -> Input? {
    if held.isEmpty, !take(within: 0) { return nil }
    var length = 1
    while true {
      let beginning = Array(held[..<length])
      if let code = codes[beginning] {
        held.removeFirst(length)
        return .code(code)
      }
      guard beginnings.contains(beginning), length < held.count || take(within: patience) else {
        return .byte(held.removeFirst())
      }
      length += 1
    }
  }

  /// The bytes that were read and not told yet, which are told by this.
  mutating func takeHeld() -> [UInt8] {
    defer { held = [] }
    return held
  }

  /// Reads a byte, and answers whether one came in time.
  private mutating func take(within seconds: Double) -> Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, MainQueue.milliseconds(seconds)) > 0 else { return false }
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return false }
    held.append(byte)
    return true
  }
}
