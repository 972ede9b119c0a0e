import Foundation

/// The targets and products of this package, read from the text of Package.swift.
public struct PackageManifest: Sendable {
  /// A target.
  public struct Target: Sendable {
    /// The name of the target, its module and its folder.
    public let name: String
    /// The word that declares it, such as `executableTarget`.
    public let kind: String
    /// The name of the array that has it, such as `framework`.
    public let group: String
    /// The comment above it.
    public let purpose: String
    /// The targets that it depends on.
    public let dependencies: [String]
    /// Its folder.
    public let path: String
  }

  /// The name of the package.
  public let name: String
  /// The targets, in their order.
  public let targets: [Target]
  /// The products that other packages can depend on, by the word that declares them.
  public let products: [(kind: String, name: String)]

  /// Reads Package.swift.
  public init() throws {
    try self.init(String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8))
  }

  init(_ text: String) {
    var targets: [Target] = []
    var group = ""
    var comment: [Substring] = []
    var declaration = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.prefixMatch(of: /let (\w+)(: \[Target\])?/) {
        group = match.2 == nil ? "" : String(match.1)
      } else if declaration.isEmpty, let match = line.wholeMatch(of: /\s*\/\/ (.*)/) {
        comment.append(match.1)
      } else if !declaration.isEmpty || line.prefixMatch(of: /\s*\.\w+\((?:name:|$)/) != nil {
        declaration += line
        guard declaration.count(where: { $0 == "(" }) == declaration.count(where: { $0 == ")" })
        else { continue }
        if let target = Target(declaration, group, comment.joined(separator: " ")) {
          targets.append(target)
        }
        (declaration, comment) = ("", [])
      } else {
        comment = []
      }
    }
    self.targets = targets
    name = text.firstMatch(of: /\n  name: "(\w+)"/).map { String($0.1) } ?? ""
    products = text.matches(of: /\.(library|executable|plugin)\(name: "(\w+)"/)
      .map { (String($0.1), String($0.2)) }
  }

  /// The folder of the repository that this was compiled from.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The target of a name.
  public func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// Targets, and all that they depend on.
  public func closure(of names: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = names
    while let name = open.popLast() {
      if found.insert(name).inserted { open += target(name)?.dependencies ?? [] }
    }
    return found
  }

  /// The number of imports on the longest way down from a target.
  public func level(of name: String) -> Int {
    (target(name)?.dependencies.map { level(of: $0) + 1 }.max()) ?? 0
  }

  /// The libraries of the system that a door links, as its module map names them.
  public func linkedLibraries(of door: String) throws -> [String] {
    let folder = target(door)?.path ?? door
    let map = Self.root.appending(path: "\(folder)/module.modulemap")
    return try String(contentsOf: map, encoding: .utf8).matches(of: /link "([\w+]+)"/)
      .map { String($0.1) }
  }
}

extension PackageManifest.Target {
  /// Reads a target from its declaration; `nil` for anything else.
  fileprivate init?(_ text: String, _ group: String, _ purpose: String) {
    guard let head = text.firstMatch(of: /\.(\w+)\(\s*name: "(\w+)"/), !group.isEmpty else {
      return nil
    }
    let path = text.firstMatch(of: /path: "([^"]*)"/)?.1
    let list = text.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
    self.init(
      name: String(head.2), kind: String(head.1), group: group, purpose: purpose,
      dependencies: list.matches(of: /"(\w+)"/).map { String($0.1) },
      path: path.map { String($0) } ?? "Sources/\(head.2)")
  }
}
