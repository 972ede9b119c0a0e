extension File {
  /// Writes a small file in one step: a reader finds the former file or the new one, and never half
  /// of one. Only its owner may read it.
  ///
  /// - Throws: ``SystemError``, and has then changed nothing.
  public static func replace(_ path: String, with bytes: RawSpan) throws(SystemError) {
    let file = try TemporaryFile(in: Folder.path(of: path), prefix: ".new-", suffix: "")
    do throws(SystemError) {
      try file.descriptor.write(bytes)
      // Otherwise the name could be on the disk before the content, and a power cut between them.
      try file.descriptor.sync()
      try move(file.path, to: path)
    } catch {
      remove(file.path)
      throw error
    }
  }
}
