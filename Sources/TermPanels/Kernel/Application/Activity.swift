/// Something that goes on for a while, such as loading: a few words about it and, where it is
/// known, how far it has come. It belongs to the panel that began it, with
/// ``Panel/task(_:_:then:)`` or ``Panel/showProgress(_:_:)``, and ends when that panel leaves the
/// program.
///
/// ```swift
/// shelf.task("Reading the books") { activity in
///   try await library.books { read, all in
///     await activity.report(Double(read) / Double(all))
///   }
/// } then: { books in
///   shelf.show(books)
/// }
/// ```
@MainActor public final class Activity {
  /// The words, such as `Reading the books`.
  public private(set) var text: String
  /// The progress, 0 to 1; `nil` while it is unknown.
  public private(set) var progress: Double?
  /// Called after each report, and at the end.
  public var onChange: () -> Void = {}
  /// Whether it has ended.
  public private(set) var isOver = false

  /// Called at the same time, for the view that presents it.
  var presentChange: () -> Void = {}

  private weak var panel: Panel?
  /// Whether the panel has had a place in the program since the beginning.
  private var hasHadPlace: Bool
  private var isPresented = false
  private var work: Task<Void, Never>?

  /// Whether it has work that ends it.
  var hasWork: Bool { work != nil }

  init(_ text: String, _ progress: Double?, of panel: Panel) {
    (self.text, self.progress, self.panel) = (text, progress, panel)
    hasHadPlace = panel.isInProgram
  }

  // MARK: - Reporting

  /// Reports how far it has come.
  ///
  /// - Parameters:
  ///   - progress: The progress, 0 to 1; `nil` if it is unknown.
  ///   - text: Other words; `nil` keeps them.
  public func report(_ progress: Double?, _ text: String? = nil) {
    guard !isOver, progress != self.progress || text ?? self.text != self.text else { return }
    self.progress = progress
    self.text = text ?? self.text
    didChange()
  }

  private func didChange() {
    presentChange()
    onChange()
  }

  // MARK: - Ending

  /// Ends it. Work under way is cancelled: Swift's `Task.isCancelled` is `true` in it from now on,
  /// and neither a result nor an error of it is delivered any more.
  public func end() {
    guard !isOver else { return }
    work?.cancel()
    finish()
  }

  private func finish() {
    isOver = true
    didChange()
  }

  /// Does the work, and delivers its result or its error, unless it was ended before.
  func begin<Value>(
    _ body: @escaping @MainActor (Activity) async throws -> Value,
    then completion: @escaping @MainActor (Value) -> Void
  ) {
    work = Task { @MainActor in
      do {
        let value = try await body(self)
        if mayDeliver() { completion(value) }
      } catch is CancellationError {
        end()
      } catch {
        if mayDeliver() { present(error) }
      }
    }
  }

  /// Ends the activity after its work, and returns whether the outcome is to be delivered.
  private func mayDeliver() -> Bool {
    if hasLeft { end() }
    guard !isOver else { return false }
    finish()
    // An observer of the end may have removed the panel.
    return !hasLeft
  }

  /// Lets the responders from the panel on present an error of the work. A panel without a place
  /// yet has none above it.
  private func present(_ error: any Error) {
    guard let panel else { return }
    let responder: Responder? = panel.isInProgram ? panel : panel.program?.window
    responder?.presentError(error)
  }

  // MARK: - The panel

  /// Whether the panel has left the program, or is gone.
  private var hasLeft: Bool { panel.map { hasHadPlace && !$0.isInProgram } ?? true }

  /// Presents the activity once its panel has a place in the program, and ends it when the panel
  /// has left.
  func follow() {
    guard !isOver else { return }
    if hasLeft { return end() }
    guard !isPresented, let panel, panel.isInProgram else { return }
    (hasHadPlace, isPresented) = (true, true)
    panel.showActivity(self)
  }
}
