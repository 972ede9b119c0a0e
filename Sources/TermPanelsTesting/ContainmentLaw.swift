/// A statement that is true of every container, and the check of one container.
public struct ContainmentLaw: Sendable, CustomStringConvertible {
  /// The law, as a sentence.
  public let description: String
  private let violations: @MainActor @Sendable (ContainerKind) throws -> [String]

  init(
    _ description: String,
    violations: @escaping @MainActor @Sendable (ContainerKind) throws -> [String]
  ) {
    self.description = description
    self.violations = violations
  }

  /// Checks whether a kind of container keeps the law.
  ///
  /// - Returns: A sentence for each violation; none where the law is kept.
  /// - Throws: What starting a program on a memory terminal throws.
  @MainActor public func check(_ kind: ContainerKind) throws -> [String] {
    try violations(kind).map { "\(kind): \($0)" }
  }
}
