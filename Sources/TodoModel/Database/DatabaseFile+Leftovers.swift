internal import CivilCalendar
internal import Glibc

extension DatabaseFile {
  /// The seconds for which a first start may still be under way. It takes milliseconds.
  private static let draftTime = 60

  /// The name of the file that `createIfMissing()` fills before it links it into place.
  func newDraft() -> String {
    draftPrefix + Identifier<StoreInstance>().uuidString + Self.draftSuffix
  }

  /// Removes the leftovers of killed first starts beside the file: drafts that are the file itself
  /// under its first name, or that have not been touched for a minute.
  func removeLeftovers(by clock: WallClock) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      let candidate = (folder == "/" ? "" : folder) + "/" + name
      if isDraft(candidate), isAbandoned(candidate, by: clock) { unlink(candidate) }
    }
  }

  private static let draftSuffix = ".new"
  private var draftPrefix: String { path + "." }

  private func isDraft(_ candidate: String) -> Bool {
    guard candidate.hasPrefix(draftPrefix) else { return false }
    let rest = candidate.dropFirst(draftPrefix.count)
    let suffix = rest.dropFirst(36)
    return Identifier<StoreInstance>(uuidString: String(rest.prefix(36))) != nil
      && Self.draftFiles.contains { suffix == Self.draftSuffix + $0 }
  }

  private func isAbandoned(_ draft: String, by clock: WallClock) -> Bool {
    var status = stat()
    guard lstat(draft, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else { return false }
    if FileIdentity(path: draft) == FileIdentity(path: path) { return true }
    // Another program may have set any time.
    return status.st_mtim.tv_sec < clock.now.wholeSeconds - Self.draftTime
  }
}
