internal import SafeText

/// Reads folders for a panel, one at a time. What is asked for meanwhile waits for the folder.
@MainActor final class FolderReader {
  private unowned let panel: Panel
  private let files: any FileBrowsing
  private var reading: Activity?
  private var waiting: [() -> Void] = []

  init(for panel: Panel, _ files: any FileBrowsing) { (self.panel, self.files) = (panel, files) }

  /// Whether a folder is being read.
  var isReading: Bool { reading?.isOver == false }

  /// Performs an action, once no folder is being read: what a key does depends on the rows.
  func whenRead(_ action: @escaping () -> Void) {
    if isReading { waiting.append(action) } else { action() }
  }

  /// Reads a folder instead of the one that is being read; an error goes to the panel.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - show: Called with the entries: at once if they are known.
  func read(_ path: String, then show: @escaping (FolderListing) -> Void) {
    reading?.end()
    if let known = files.knownEntries(in: path) { return finish(FolderListing(known), show) }
    let files = files
    reading = panel.task("Reading “\(FilePath.name(of: path).shownInLine)”") { _ in
      try await FolderListing.read(path, of: files)
    } then: { [weak self] listing in
      self?.finish(listing, show)
    }
  }

  /// Forgets the waiting actions.
  func forgetWaiting() { waiting = [] }

  /// Ends the reading, and forgets the waiting actions.
  func cancel() {
    forgetWaiting()
    reading?.end()
  }

  private func finish(_ listing: FolderListing, _ show: (FolderListing) -> Void) {
    show(listing)
    while !isReading, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
