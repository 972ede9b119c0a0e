/// Presents a program without a screen, such as in lines that are read aloud: the
/// ``Application/narrator`` of its application.
///
/// The panels are those of the screen. A narrator reads their views from the
/// ``Application/window``, and performs their ``Application/activeCommands``. Commands that concern
/// only a screen, such as drawing it again, are not offered.
@MainActor public protocol Narrator: AnyObject {
  /// Presents a toast, which no view shows.
  func announce(_ toast: Toast)
}
