import SafeText
import TodoFormats
package import TodoSync

/// The sentences of a synchronisation.
extension SyncReport {
  /// The numbers in words: `3 in (2 added, 1 changed), nothing out`.
  package var numbers: String { "\(Self.words(incoming, "in")), \(Self.words(outgoing, "out"))" }

  /// The decisions and irregularities, each in a sentence.
  package var sentences: [String] {
    var known: Set<SyncRemark> = []
    return remarks.filter { known.insert($0).inserted }.map(\.sentence)
  }

  private static func words(_ counts: Counts, _ direction: String) -> String {
    guard counts.total > 0 else { return "nothing \(direction)" }
    let parts = [
      (counts.added, "added"), (counts.changed, "changed"), (counts.deleted, "deleted"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(counts.total) \(direction) (\(parts.joined(separator: ", ")))"
  }
}

extension SyncBlock {
  /// The reason in sentences, with the way out.
  ///
  /// - Parameter server: The name of the server that has the same lists; nil without one.
  package func sentence(server: String? = nil) -> String {
    switch self {
    case .emptied(let items):
      """
      The folder is empty, and \(Self.count(items)) would be deleted here. Nothing was changed. \
      \(Self.wayOut(server))
      """
    case .listMissing(let name, let items):
      """
      The folder of the list “\(name)” is missing, which had \(Self.count(items)). Nothing was \
      changed. To delete the list here too, repeat with --delete; otherwise bring the folder back.
      """
    case .listRefused(let name, let folder, let refusal):
      """
      The folder of the list “\(name)”, “\(folder.shownInLine)”, \(refusal.predicate). Nothing was \
      changed. Put a folder with a plain name in its place.
      """
    case .manyDeletions(let here, let there):
      """
      \(Self.count(here)) would be deleted here, and \(Self.files(there)) in \
      the folder. Nothing was changed. If that is what you want, repeat with --delete.
      """
    }
  }

  /// The way out if all files are missing: a server still has them.
  private static func wayOut(_ server: String?) -> String {
    guard let server else {
      return "If that is what you want, repeat with --delete; otherwise bring the files back."
    }
    return """
      \(server) still has them. To get them again, remove the folder and repeat; to delete them \
      there too, repeat with --delete.
      """
  }

  private static func count(_ items: Int) -> String { items == 1 ? "1 item" : "\(items) items" }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}

extension SyncFolder.Refusal {
  /// The reason, as it follows the name of the folder.
  fileprivate var predicate: String {
    switch self {
    case .name(let fault): "has a name that \(fault)"
    case .link: "is a link, and links are not followed"
    }
  }
}

extension SyncRemark {
  /// The remark in a sentence.
  package var sentence: String {
    switch self {
    case .conflict(let item, let field, let isOurs, let kept, let lost):
      """
      “\(item)”: both sides have changed “\(field)”. The later change, \
      \(isOurs ? "here" : "in the folder"), wins: \(Self.value(kept)), not \
      \(Self.value(lost)).
      """
    case .keptHere(let item):
      "“\(item)” was deleted in the folder and changed here. It is in the folder again."
    case .keptThere(let item):
      "“\(item)” was deleted here and changed in the folder. It is here again."
    case .movedTwice(let item):
      "“\(item)” was moved to another list on both sides. It is in the list that it has here."
    case .leftAlone(let file, let fault, hasItem: true):
      "\(file) \(fault.words). It is left as it is, and its item too."
    case .leftAlone(let file, let fault, hasItem: false):
      "\(file) \(fault.words). It is left as it is.\(fault.advice)"
    case .misnamed(let file, let fault):
      "“\(file.shownBriefly)” is left alone: its name \(fault)."
    case .folderRefused(let name, let refusal):
      "The folder “\(name.shownBriefly)” \(refusal.predicate). It is left alone."
    case .duplicate(let file, let item):
      "\(file) is left as it is: another file already has its to-do, “\(item)”."
    case .unlinked(let item): "“\(item)” is a top-level item here: it cannot be below its parent."
    case .circularWait(let item, let awaited):
      "“\(item)” does not wait for “\(awaited)”: they would wait for each other."
    case .waitsSkipped(let item):
      "“\(item)” would wait for too many items, so it does not wait for all of them here."
    case .seriesEnded(let item):
      "“\(item)” was completed in the folder with its repetition. No next occurrence was added."
    case .otherRule(let item):
      """
      “\(item)” repeats in the folder by a rule that paneltodo does not have, so here it does not \
      repeat. If you complete it here, it stays open in the folder.
      """
    case .postponed(let file):
      """
      \(file) was not written: another program has changed it, or the disk failed. The next \
      synchronisation tries again.
      """
    }
  }

  private static func value(_ text: String) -> String { text.isEmpty ? "no value" : text }
}

extension ICalObject.Fault {
  /// The fault of a file, after its name.
  fileprivate var words: String {
    switch self {
    case .unreadable: "cannot be read, or is incomplete"
    case .noTodo: "has no to-do any more"
    case .several: "has several to-dos, and each needs a file of its own"
    case .noIdentity: "has a to-do without a UID"
    case .noMaster: "has single times of a series without the series"
    }
  }

  /// The way to get the to-dos of a new file.
  fileprivate var advice: String {
    switch self {
    case .several, .noIdentity: " Import it with “paneltodo import”, and then delete it."
    case .unreadable, .noTodo, .noMaster: ""
    }
  }
}
