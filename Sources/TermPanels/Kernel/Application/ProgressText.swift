/// Progress in words.
enum ProgressText {
  /// `40 percent`; 100 only when all is done.
  static func percent(_ progress: Double) -> String {
    let percent = Int((min(1, max(0, progress)) * 100).rounded())
    return "\(progress < 1 ? min(99, percent) : percent) percent"
  }
}
