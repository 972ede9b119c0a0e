extension TodoStore {
  /// Adds sample lists. This is not an undo step. Throws a `StoreError` when nothing was added.
  public func add(_ samples: Samples) async throws(StoreError) {
    try await parts.gate.write { try samples.write(to: $0) }
  }
}
