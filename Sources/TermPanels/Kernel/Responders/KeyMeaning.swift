/// The meaning of a key, or of a sequence of keys, in the present state of a program.
enum KeyMeaning: Hashable, Sendable {
  /// It performs a command.
  case command(title: String)
  /// It begins a sequence.
  case beginning
  /// It is a digit of the number of times that the next command is performed.
  case count
  /// It belongs to a command that is disabled, perhaps for a reason that needs words.
  case disabled(title: String, obstacle: String?)
  /// It types text.
  case text
  /// No responder takes it.
  case nothing

  /// The reason why the command is disabled, as a sentence; `nil` unless one has a reason.
  var obstacle: String? { if case .disabled(_, let obstacle) = self { obstacle } else { nil } }
}
