import TodoModel

/// The file of a database.
public struct DatabaseFile: Equatable, Sendable {
  /// The path; `nil` is the program's standard location.
  public var path: String?
  /// The maximum size in bytes; `nil` is unlimited.
  public var quota: Int?

  /// The path, which is the standard one unless another is given.
  public func path(environment: [String: String]) -> String {
    path ?? DatabasePath.standard(environment: environment)
  }
}
