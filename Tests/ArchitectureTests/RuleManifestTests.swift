import TermPanelsTesting
import Testing

/// The rules about missing features, which need no proof yet.
private let openRules: Set<Int> = []

/// The rules of containment in `docs/rules.md`, and the proofs of each.
@Suite("The manifest of rules") struct RuleManifestTests {
  private let rules: [Rule]

  init() throws {
    rules = try SourceFile(path: "docs/rules.md").lines.compactMap(Rule.init)
  }

  @Test func `has all 95 rules, each once and in order`() {
    #expect(rules.map(\.number) == Array(1...95))
  }

  @Test func `has a proof for each rule`() {
    for rule in rules {
      #expect(!rule.text.isEmpty && !rule.proofs.isEmpty, "rule \(rule.number)")
      let isOpen = openRules.contains(rule.number) && rule.proofs.contains(where: \.isOpen)
      let isProved = isOpen || rule.proofs.contains { $0.isTest || $0.isReason }
      #expect(isProved, "rule \(rule.number) has neither a test nor a reason for having none")
    }
  }

  @Test func `names only tests that exist`() throws {
    let names = try TestNames.all
    let laws = Set(ContainmentLaws.all.map(\.description))

    for rule in rules {
      for proof in rule.proofs {
        switch proof {
        case .test(let name): #expect(names.contains(name), "rule \(rule.number)")
        case .law(let law): #expect(laws.contains(law), "rule \(rule.number)")
        case .decision(let words), .reason(let words), .notBuilt(let words):
          #expect(words.count > 3, "rule \(rule.number)")
        case .unknown(let words): Issue.record("rule \(rule.number): “\(words)” is no proof")
        }
      }
    }
  }

  @Test func `finds the tests of a file and no other functions`() {
    let lines = [
      "  @Test func `one thing`() {", "  @Test(arguments: kinds, laws)",
      "  func `another`(kind: Kind)",
      "  @Test(arguments: [", "    (1, 2),", "  ])", "  func `a third`(pair: Pair) {",
      "  func `no test`() {",
    ]

    #expect(TestNames.names(in: lines.map { $0[...] }) == ["one thing", "another", "a third"])
  }
}

/// A row of the manifest: `| 12 | What holds | proofs |`.
private struct Rule {
  enum Proof {
    /// The name of a test.
    case test(String)
    /// A law that is checked for every container.
    case law(String)
    /// The behaviour chosen here, where another one is possible.
    case decision(String)
    /// The reason why the rule does not apply in a terminal.
    case reason(String)
    /// The missing feature.
    case notBuilt(String)
    case unknown(String)

    var isTest: Bool {
      switch self {
      case .test, .law: true
      default: false
      }
    }

    var isReason: Bool { if case .reason = self { true } else { false } }
    var isOpen: Bool { if case .notBuilt = self { true } else { false } }
  }

  let number: Int
  let text: String
  let proofs: [Proof]

  init?(line: Substring) {
    guard let match = line.wholeMatch(of: /\| (\d+) \| (.*?) \| (.*) \|/),
      let number = Int(match.1)
    else { return nil }
    self.number = number
    text = String(match.2)
    proofs = match.3.split(separator: "<br>").map { Proof(String($0)) }
  }
}

extension Rule.Proof {
  fileprivate init(_ words: String) {
    if let test = words.wholeMatch(of: /`([^`]+)`/) {
      self = .test(String(test.1))
      return
    }
    let kinds: [(String, (String) -> Self)] = [
      ("law: ", Self.law), ("decided: ", Self.decision), ("not in a terminal: ", Self.reason),
      ("not built yet: ", Self.notBuilt),
    ]
    self =
      kinds.first { words.hasPrefix($0.0) }.map { $0.1(String(words.dropFirst($0.0.count))) }
      ?? .unknown(words)
  }
}
