import TermPanels

/// Previews an import or an export, and carries it out. Both are done outside the main actor; the
/// panel shows their progress, and cancels them. Present it, and call ``begin()``; it dismisses
/// itself.
@MainActor final class ExchangePanel: Panel {
  /// An import or an export.
  struct Job {
    /// The title of the frame.
    let title: String
    /// The words while it is carried out, without the dots.
    let activity: String
    /// The sentence after it was cancelled.
    let cancelled: String
    /// Finds out the effect, and changes nothing.
    let prepare: @MainActor (LongWork) async throws -> ExchangePreview
    /// Carries it out and announces that. When it throws, nothing has changed.
    let carryOut: @MainActor (LongWork) async throws -> Void
  }

  /// The columns and rows inside the frame while there is no text.
  private static let size = Size(width: 70, height: 4)
  private static let padding = Insets(top: 1, left: 2, bottom: 1, right: 2)
  /// The seconds between two pictures of the progress.
  private static let interval = 0.1

  private let job: Job
  private let program: Application
  private let messages: Messages
  private let text = TextBlocksView()
  private let scrolling: ScrollingContentPanel
  private let progress = ExchangeProgressView()
  private let content = View()
  /// The work under way.
  private var work: LongWork?
  /// Whether the work under way changes something.
  private var isCarryingOut = false
  /// The title of the button that carries the job out; nil if it cannot be.
  private var acceptTitle: String?

  init(_ job: Job, _ program: Application, _ messages: Messages) {
    (self.job, self.program, self.messages) = (job, program, messages)
    scrolling = ScrollingContentPanel(contentView: text)
    super.init()
    title = job.title
    fit(rows: Self.size.height)
  }

  // MARK: - Panel

  override func loadView() {
    view = FrameView(
      title: job.title, content: content, padding: Self.padding)
    embedChild(scrolling, in: content)
    content.embedSubview(progress)
  }

  override var childForStatus: Panel? { scrolling }

  override func viewDidDisappear(animated: Bool) { work?.cancel() }

  override var keyCommands: [KeyCommand] {
    let isBusy = work != nil
    let accept = acceptTitle ?? "Close"
    let end = isBusy || acceptTitle != nil ? "Cancel" : "Close"
    return super.keyCommands + [
      KeyCommand(
        .acceptExchange, title: accept, hint: accept.lowercased(), isEnabled: !isBusy
      ) { [unowned self] in acceptTitle == nil ? dismiss() : carryOut() },
      KeyCommand(.cancelExchange, title: end, hint: end.lowercased()) { [unowned self] in cancel()
      },
    ]
  }

  static let commands: [Command] = [.acceptExchange, .cancelExchange]

  // MARK: - Work

  /// Prepares the job and shows its preview.
  func begin() {
    start("Reading") { [job, weak self] work in
      let preview = try await job.prepare(work)
      self?.show(preview)
    }
  }

  private func carryOut() {
    isCarryingOut = true
    start(job.activity) { [job, weak self] work in
      try await job.carryOut(work)
      self?.dismiss()
    }
  }

  private func start(
    _ activity: String, _ body: @escaping @MainActor (LongWork) async throws -> Void
  ) {
    let work = LongWork()
    self.work = work
    progress.activity = activity
    showProgress(of: work)
    program.work.perform { [weak self] in
      do {
        try await body(work)
        self?.end(work)
      } catch {
        self?.end(work, with: error)
      }
    }
  }

  private func showProgress(of work: LongWork) {
    guard self.work === work else { return }
    progress.progress = work.progress
    showsProgress = true
    _ = program.animator.schedule(after: Self.interval) { [weak self] in
      self?.showProgress(of: work)
    }
  }

  private func end(_ work: LongWork, with error: (any Error)? = nil) {
    guard self.work === work else { return }
    self.work = nil
    showsProgress = false
    guard let error else { return }
    guard work.isCancelled else { return show(ExchangePreview(error)) }
    dismiss()
    messages.explain(job.cancelled)
  }

  /// Cancels the work, or leaves the panel. Work that may change something is awaited: it may be
  /// over already.
  private func cancel() {
    guard let work else { return dismiss() }
    work.cancel()
    progress.activity = "Cancelling"
    guard !isCarryingOut else { return }
    self.work = nil
    dismiss()
  }

  // MARK: - Showing

  private var showsProgress = false {
    didSet {
      progress.isHidden = !showsProgress
      scrolling.view.isHidden = showsProgress
      setNeedsStatusUpdate()
    }
  }

  private func show(_ preview: ExchangePreview) {
    (text.blocks, acceptTitle) = (preview.blocks, preview.acceptTitle)
    let columns = Size(width: Self.size.width, height: View.unlimited)
    fit(rows: max(Self.size.height, text.sizeThatFits(columns).height))
    setNeedsStatusUpdate()
  }

  private func fit(rows: Int) {
    let (padding, border) = (Self.padding, 2)
    preferredContentSize = Size(
      width: Self.size.width + padding.left + padding.right + border,
      height: rows + padding.top + padding.bottom + border)
  }
}

extension Command {
  static let acceptExchange = Command(
    "exchange.accept", .enter, title: "Import or export", hint: "accept")
  static let cancelExchange = Command(
    "exchange.cancel", .escape, .character("q"), title: "Cancel", hint: "cancel")
}
