internal import SafeText

/// The actions of the keys.
extension FilePanel {
  /// Chooses the current row or the typed name. A text that names a folder goes there first, and
  /// shows the error again if that cannot be read.
  func accept() {
    if typedFolder != nil {
      goToTypedFolder()
      if typedFolder == nil || reader.isReading { whenRead { $0.accept() } }
      return
    }
    if purpose == .save, !text.isEmpty { return save() }
    guard let entry = currentEntry else {
      return content.show(
        text.isEmpty
          ? "There is nothing to choose here." : "There is no “\(text.shownInLine)” here.")
    }
    open(entry)
  }

  /// Chooses an entry, or goes into it.
  func open(_ entry: FileEntry) {
    if entry == .here {
      choose(FileChoice(path: folder))
    } else if entry.isFolder {
      enter(entry)
    } else if purpose == .save {
      field.enter(entry.name)
    } else {
      choose(FileChoice(path: FilePath.path(of: entry.name, in: folder)))
    }
  }

  /// The folder that the current row leads into.
  var folderToEnter: FileEntry? {
    currentEntry.flatMap { $0.isFolder && $0 != .here ? $0 : nil }
  }

  /// Goes into the folder of the current row.
  func enterFolder() { if let folderToEnter { enter(folderToEnter) } }

  private func enter(_ entry: FileEntry) {
    go(
      to: FilePath.path(of: entry.name, in: folder), consuming: purpose == .save ? "" : text)
  }

  /// Goes to the folder that this one is in, whose row is current there.
  func goToParent() {
    guard folder != "/" else { return }
    go(
      to: FilePath.parent(of: folder), consuming: purpose == .save ? "" : text,
      current: FilePath.name(of: folder))
  }

  /// Continues the typed name as far as the entries agree.
  func complete() {
    guard typedFolder == nil, !text.isEmpty else { return }
    let entries = listing.entries(filter, matching: text)
    if let completion = FolderListing.completion(of: text, among: entries) {
      field.enter(completion)
    } else if FolderListing.first(of: entries, beginningWith: text) == nil {
      content.show("No name here begins with “\(text.shownInLine)”.")
    }
  }

  /// Dismisses the panel without a choice; one that is not presented forgets the text.
  func cancel() {
    if presentation != nil { return dismissItself() }
    field.enter("")
  }

  // MARK: - Choosing

  /// Chooses the typed name, after a look at what the folder has by now.
  private func save() {
    let name = text
    if name == "." || name == ".." {
      return go(to: FilePath.absolute(name, from: folder, home: nil), consuming: name)
    }
    read(folder) { [unowned self] listing in
      self.listing = listing
      showRows(current: list.currentID)
      let path = FilePath.path(of: name, in: folder)
      switch listing[name] {
      case nil: choose(FileChoice(path: path))
      case let entry? where entry.isFolder: go(to: path, consuming: name)
      default: askToReplace(name, FileChoice(path: path, replaces: true))
      }
    }
  }

  private func askToReplace(_ name: String, _ choice: FileChoice) {
    let alert = AlertPanel(
      title: "Replace “\(name.shownInLine)”?",
      message: "The folder already has a file of this name.")
    alert.addAction(
      AlertAction("Replace", style: .destructive) { [weak self] in self?.choose(choice) })
    alert.addAction(AlertAction("Cancel", style: .cancel))
    present(alert)
  }

  private func choose(_ choice: FileChoice) {
    reader.forgetWaiting()
    guard presentation != nil else { return onChoose(choice) }
    chosen = choice
    dismissItself()
  }
}

extension FileEntry {
  /// The row that chooses the folder itself.
  static let here = FileEntry(".", isFolder: true)
}
