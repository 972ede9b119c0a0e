/// The versions of a file before two sides have changed it. If there are several, it is unknown
/// which of them the other side has changed.
package struct FileHistory: Hashable, Sendable {
  /// The versions, the oldest first; none if nothing is known.
  let versions: [[UInt8]]
  /// Whether the second of the two files is ours, and the first that of the other side.
  let isSecondOurs: Bool

  /// The history with one version, or without any.
  package init(_ version: [UInt8]?) {
    (versions, isSecondOurs) = ([version].compactMap(\.self), false)
  }

  /// The history of a file of ours that is merged with another one.
  init(of former: KnownFolder.Object?) {
    versions = [former?.version.seen, former?.version.agreed].compactMap(\.self)
    isSecondOurs = false
  }

  /// The history of two files of a to-do that have both changed: so neither is what both were.
  ///
  /// - Parameter folders: The facts about the file of the to-do in each folder. The first folder
  ///   counts, unless another one has one of the files.
  package init(of first: [UInt8], _ second: [UInt8], in folders: [KnownFolder]) {
    let folder = folders.first { $0.has(first) || $0.has(second) } ?? folders.first
    versions = (folder?.versions ?? []).filter { $0 != first && $0 != second }
    isSecondOurs = folder.map { $0.has(second) && !$0.has(first) } ?? false
  }
}

extension KnownFolder {
  /// Whether a file has these bytes, or will get them.
  fileprivate func has(_ bytes: [UInt8]) -> Bool {
    objects.contains { place, object in
      !place.isFormer && (object.version.seen == bytes || object.pending?.seen == bytes)
    }
  }

  /// The bytes that files had after the last synchronisation, after those that they had before.
  /// If a file is new, and may not have been sent, they are its first bytes.
  fileprivate var versions: [[UInt8]] {
    let former = objects.filter(\.key.isFormer).values
    let present = objects.filter { !$0.key.isFormer }.sorted { $0.key < $1.key }.map(\.value)
    let all: [[UInt8]?] =
      former.flatMap { [$0.version.seen, $0.version.agreed] } + present.map(\.version.seen)
    let known = all.compactMap(\.self)
    return known.isEmpty ? present.compactMap { $0.pending?.seen } : known
  }
}
