import CNcurses
import FileKit
import Glibc
import TermPanels

/// The buffer of tmux, which hands it on to the clipboard of the terminal around.
enum TmuxClipboard {
  /// The seconds after which the command is ended.
  private static let longestRun = 2

  /// Puts a text there by the command of tmux: unlike a sequence, it works as tmux is set from the
  /// start, and tells that it has worked.
  ///
  /// - Returns: Whether tmux has the text and was to hand it on. A version before 3.2 cannot.
  static func set(_ text: String) -> Bool {
    let file = cn_memory_file()
    guard file >= 0 else { return false }
    defer { close(file) }
    do {
      try Descriptor.write(text.utf8.span.bytes, to: file)
      let ending = try BackgroundProgram.run(
        ["tmux", "load-buffer", "-w", "-"], reading: "/proc/self/fd/\(file)",
        forAtMost: longestRun, keeping: 0)
      return ending.status == 0
    } catch {
      // Without tmux in PATH the terminal may still take the sequence.
      return false
    }
  }
}
