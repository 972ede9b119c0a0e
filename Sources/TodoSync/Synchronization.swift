/// The synchronisation of a store with a folder of lists, as a function from both to what is to be
/// changed. It changes nothing itself.
///
/// Each to-do is merged field by field with what both sides were after the last synchronisation.
/// The steps run one after the other on one ``SyncWork``.
///
/// ```swift
/// let result = Synchronization.run(input)
/// for change in result.files { try change.make(in: path) }
/// ```
package enum Synchronization {
  /// Finds what is to be changed.
  package static func run(_ input: SyncInput) -> SyncResult {
    runPart(input) ?? runWhole(input)
  }

  /// Finds what is to be changed from the changed items and files alone.
  ///
  /// - Returns: Nil if nothing has changed, or more than fields.
  package static func runPart(_ input: SyncInput) -> SyncResult? {
    ChangedPart(of: input).flatMap { part in part.completed(runWhole(part.input)) }
  }

  /// Finds what is to be changed from all items and files.
  package static func runWhole(_ input: SyncInput) -> SyncResult {
    let work = SyncWork(input)
    PairMatching.run(work)
    PairMerging.run(work)
    TreeRepair.run(work)
    WaitRepair.run(work)
    HeadingMerging.run(work)
    OrderMerging.run(work)
    return ResultMaker.result(of: work)
  }

  /// The facts for the next synchronisation, after the files were changed.
  ///
  /// - Parameters:
  ///   - result: The result of the synchronisation.
  ///   - missed: The files that could not be changed as intended.
  package static func confirmed(
    _ result: SyncResult, missed: Set<KnownFolder.Place>
  ) -> KnownFolder {
    var known = result.known
    let made = Set(result.files.map(\.place)).subtracting(missed)
    for (place, object) in known.objects {
      // A file that could not be read may still have a change of an earlier synchronisation.
      guard let pending = object.pending, made.contains(place) else { continue }
      var object = object
      (object.version, object.pending) = (pending, nil)
      known.objects[place] = pending.seen == nil ? nil : object
    }
    let folders = Set(missed.map(\.collection))
    known.collections = zip(known.collections, result.confirmedCollections).map { before, after in
      folders.contains(before.name) ? before : after
    }
    return known
  }
}
