/// A kind of container that laws are checked for: its name, and a function that makes one without
/// any of the laws' panels.
public struct ContainerKind: Sendable, CustomStringConvertible {
  /// The name, for reports.
  public let description: String
  /// Makes a container.
  public let make: @MainActor @Sendable () -> any ContainerUnderTest

  /// Creates a kind of container.
  public init(
    _ description: String, make: @escaping @MainActor @Sendable () -> any ContainerUnderTest
  ) {
    self.description = description
    self.make = make
  }
}
