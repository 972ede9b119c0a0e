extension Panel {
  /// Requests that titles and key hints are computed again, once, at the end of the turn. A panel
  /// without a window passes the request to its parent, which may show its title.
  public final func setNeedsStatusUpdate() {
    if let window = viewIfLoaded?.window {
      window.setNeedsStatusUpdate()
    } else {
      parent?.setNeedsStatusUpdate()
    }
  }

  /// The application that shows the panel.
  public final var application: Application? { viewIfLoaded?.window?.application }

  /// The title to show: the panel's own, else that of the child that stands for it.
  public final var effectiveTitle: String? { title ?? childForStatus?.effectiveTitle }

  /// The words for the end of the title line: the panel's own, else those of the child that
  /// stands for it.
  public final var effectiveDetail: String? {
    navigationItem.detail ?? childForStatus?.effectiveDetail
  }

  /// A few words about a pending input on the panel, shown instead of ``effectiveDetail``.
  final var effectivePendingDetail: String? {
    pendingDetail ?? childForStatus?.effectivePendingDetail
  }

  /// The responder that takes the keys first while the panel is in front and no other was chosen.
  final var resolvedFirstResponder: Responder {
    if let preferredFirstResponder { return preferredFirstResponder }
    // A child that is shown elsewhere by now, or not yet here, does not stand for this panel.
    guard let child = childForStatus, child.parent === self else { return self }
    return child.resolvedFirstResponder
  }
}

/// Reports to the person.
extension Panel {
  /// Does work as long as the panel has a place in the program, also behind other panels. When the
  /// panel leaves the program, with whatever panel it lies in, the work is cancelled, and nothing
  /// of it is delivered any more.
  ///
  /// The activity is shown meanwhile (``Responder/showActivity(_:)``). An error is passed up the
  /// responder chain (``Responder/presentError(_:)``). A panel that has no place yet may begin work
  /// as well.
  ///
  /// - Parameters:
  ///   - text: Words about the work, such as `Reading the books`.
  ///   - work: The work, on the main actor: what takes long belongs into functions that run
  ///     elsewhere. It reports its progress to the activity.
  ///   - completion: Called with the result, unless the activity was ended.
  /// - Returns: The activity; ``Activity/end()`` cancels the work.
  @discardableResult
  public final func task<Value>(
    _ text: String, _ work: @escaping @MainActor (Activity) async throws -> Value,
    then completion: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Activity {
    let activity = Activity(text, nil, of: self)
    add(activity)
    activity.begin(work, then: completion)
    return activity
  }

  /// Shows that something goes on, until the activity is ended or the panel leaves the program. To
  /// begin the work at the same time, call ``task(_:_:then:)``.
  ///
  /// - Parameters:
  ///   - text: The words, such as `Importing`.
  ///   - progress: The progress, 0 to 1; `nil` if it is unknown.
  /// - Returns: The activity, to report and to end.
  public final func showProgress(_ text: String, _ progress: Double? = nil) -> Activity {
    let activity = Activity(text, progress, of: self)
    add(activity)
    return activity
  }

  /// Shows a few words about something that has just happened, in the corner of the window. A panel
  /// that is in no program shows nothing.
  public final func showToast(_ text: String, isError: Bool = false) {
    showToast(Toast(text, isError: isError))
  }

  /// Shows a toast in the corner of the window. A panel that is in no program shows nothing.
  public final func showToast(_ toast: Toast) { program?.window.show(toast) }

  /// Whether the panel has a place in its program: it, or the panel that it lies in, is the root of
  /// the window, presented, or a tool's.
  final var isInProgram: Bool {
    var outermost: Panel = self
    while let parent = outermost.parent { outermost = parent }
    guard outermost.presentation == nil, let window = outermost.program?.window else {
      return outermost.presentation != nil
    }
    return window.shownRoot === outermost || window.dock?.panel === outermost
  }
}
