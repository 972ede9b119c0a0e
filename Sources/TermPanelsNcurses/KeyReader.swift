import CNcurses
import FileKit
import Glibc
import TermPanels

/// Reads keys byte by byte: bytes as they were typed, and one code for each sequence that the
/// terminal's description names.
///
/// It replaces `wgetch`, which waits by the wall clock: if that is set back during a wait, `wgetch`
/// waits for as long again, even if it was told not to wait at all, and holds back what was typed
/// before.
@MainActor struct KeyReader {
  /// A piece of input.
  enum Input: Equatable {
    case byte(UInt8)
    case code(Int32)
  }

  /// More codes than any description has for keys that curses does not know.
  private static let mostCodes: Int32 = 1000

  private let descriptor: Int32
  private let clock = MonotonicClock()
  /// Seconds to wait for the rest of a sequence.
  private let patience: Double
  /// The sequences with their codes, in the order of their bytes: each stands right before those
  /// that begin with it. A terminal has hundreds, and a dictionary of them takes longer to make.
  private var known: [(sequence: [UInt8], code: Int32)] = []
  /// Bytes that were read and not returned yet.
  private var held: [UInt8] = []

  /// Creates a reader of a file descriptor, which knows no sequences yet.
  init(descriptor: Int32 = STDIN_FILENO, patience: Double = 0.025) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// Reads a sequence as a code from now on.
  mutating func define(_ sequence: [UInt8], as code: Int32) {
    guard !sequence.isEmpty else { return }
    let place = place(of: sequence[...])
    if place < known.count, known[place].sequence == sequence {
      known[place].code = code
    } else {
      known.insert((sequence, code), at: place)
    }
  }

  /// The place of a sequence, or of the first one after it.
  private func place(of sequence: ArraySlice<UInt8>) -> Int {
    known.partitioningIndex { !$0.sequence.lexicographicallyPrecedes(sequence) }
  }

  /// Reads the sequences of the terminal's description as curses' codes for them, once curses has
  /// made its table of keys. The introduction of a mouse report is left out, and so are the keys of
  /// the number pad: a description tells their places, and they mean what is printed on them. How
  /// Backspace is sent, the line's settings know better.
  ///
  /// The keys are found by their names, since `keybound` searches the whole table for each code: on
  /// xterm that would be a sixth of a program's start. Extended names without a key here are left
  /// to the decoder.
  mutating func adoptDescription() {
    for name in Self.keyNames {
      guard let text = tigetstr(name), Int(bitPattern: text) != -1, text.pointee != 0 else {
        continue
      }
      switch key_defined(text) {
      case KEY_MOUSE, 0: break
      // It begins another key's sequence, so curses does not tell its code.
      case -1: return adoptAllCodes()
      case let code: adopt(Self.bytes(of: text), as: code)
      }
    }
  }

  private mutating func adopt(_ sequence: [UInt8], as code: Int32) {
    if sequence == [0x08] || sequence == [0x7F] { return }
    if sequence.count == 3, sequence.starts(with: [0x1B, UInt8(ascii: "O")]),
      KeyCode.pad(sequence[2]) != nil
    {
      return
    }
    define(sequence, as: code)
  }

  /// The names of keys in descriptions: those that every description may have, and the extended
  /// ones that stand for a key here.
  private static var keyNames: [String] {
    var names = KeyCode.extendedNames
    var index: Int32 = 0
    while let name = cn_capability(index) {
      if name.pointee == CChar(UInt8(ascii: "k")) { names.append(String(cString: name)) }
      index += 1
    }
    return names
  }

  /// Reads the sequences of all codes that curses may have.
  private mutating func adoptAllCodes() {
    for code in KEY_MIN..<KEY_MAX + Self.mostCodes where code != KEY_MOUSE {
      var count: Int32 = 0
      while let text = keybound(code, count) {
        adopt(Self.bytes(of: text), as: code)
        free(text)
        count += 1
      }
    }
  }

  /// The bytes of a sequence in the form of curses, where 0x80 stands for a NUL.
  private static func bytes(of text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map {
      $0 == CChar(bitPattern: 0x80) ? 0 : UInt8(bitPattern: $0)
    }
  }

  /// The next available key; `nil` if there is none. It only waits for the rest of a sequence that
  /// has begun.
  mutating func next() -> Input? {
    if held.isEmpty, !take(within: 0) { return nil }
    var length = 1
    while true {
      let beginning = held[..<length]
      let place = place(of: beginning)
      guard place < known.count, known[place].sequence.starts(with: beginning) else {
        return .byte(held.removeFirst())
      }
      if known[place].sequence.count == length {
        held.removeFirst(length)
        return .code(known[place].code)
      }
      guard length < held.count || take(within: patience) else { return .byte(held.removeFirst()) }
      length += 1
    }
  }

  /// Returns the bytes that were read and not returned yet, and forgets them.
  mutating func takeHeld() -> [UInt8] {
    defer { held = [] }
    return held
  }

  /// Takes bytes back that were read elsewhere, to return keys from them before further input.
  mutating func putBack(_ bytes: some Collection<UInt8>) {
    held.insert(contentsOf: bytes, at: 0)
  }

  /// Reads a byte; returns whether one came in time.
  private mutating func take(within seconds: Double) -> Bool {
    guard isReadable(within: seconds) else { return false }
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return false }
    held.append(byte)
    return true
  }

  /// Waits for input for at most this many seconds; returns whether there is any. A signal, such as
  /// that of a resize, neither ends nor extends the wait.
  func isReadable(within seconds: Double) -> Bool {
    let end = clock.now + seconds
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // It fails only without memory; the input is then read later.
    let count = try? retryingInterrupts("poll") {
      poll(&input, 1, MainQueue.milliseconds(end - clock.now))
    }
    return count ?? 0 > 0
  }
}
