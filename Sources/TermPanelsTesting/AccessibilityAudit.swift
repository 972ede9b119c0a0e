public import TermPanels

/// Finds silent views: they take the keys or show something, and have no words for a person who
/// does not see the screen.
///
/// ```swift
/// let app = try Harness { _ in BooksPanel() }
/// #expect(AccessibilityAudit.silentViews(in: app.application) == [])
/// ```
@MainActor public enum AccessibilityAudit {
  /// A sentence for each silent view of the visible screen; none where every view has its words.
  ///
  /// A view that takes the keys needs an `accessibilityRole` other than a group, and a label, a
  /// value or a hint. A view that draws more than lines needs a label or a value, unless it is a
  /// decoration, or lies in a view that speaks for it, as a field does for its parts.
  public static func silentViews(in application: Application) -> [String] {
    var silent: [String] = []
    for view in application.window.subviews { check(view, hasVoice: false, &silent) }
    return silent
  }

  /// Checks a view and the views in it; `hasVoice` is whether a view around it speaks for it.
  private static func check(_ view: View, hasVoice: Bool, _ silent: inout [String]) {
    guard !view.isHidden, !view.frame.isEmpty else { return }
    let role = view.accessibilityRole
    let name = type(of: view).typeName
    let isSpoken = isSpoken(view)
    if takesKeys(view) {
      if role == .group || role == .decoration {
        silent.append("\(name) takes the keys and has no kind.")
      } else if !isSpoken {
        silent.append("\(name) takes the keys and has no words.")
      }
    }
    if role != .decoration, !hasVoice, !isSpoken, AccessibilityTree.drawsContent(view) {
      silent.append("\(name) shows something and has no words.")
    }
    let speaksForParts = isSpoken && !role.holdsOthers && role != .row
    for part in view.subviews { check(part, hasVoice: hasVoice || speaksForParts, &silent) }
  }

  private static func isSpoken(_ view: View) -> Bool {
    [view.spokenText, view.accessibilityHint].contains { $0?.isEmpty == false }
  }

  /// Whether the view takes the keys, or the panel whose view it is.
  private static func takesKeys(_ view: View) -> Bool {
    view.canBecomeFirstResponder || (view.next as? Panel)?.canBecomeFirstResponder == true
  }
}
