import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// Every container that the laws are checked for.
private let containerKinds =
  ContainerKind.builtIn
  + [ContainerKind("a container written by hand") { SwappingPanel.Adapter() }]

/// How many random sequences a thorough check tries for each container. Without it the law's own
/// number is enough.
private let thoroughSequences: UInt64 = Thorough.isOn ? 2_000 : 0

@MainActor @Suite struct ContainmentLawsTests {
  @Test(arguments: containerKinds, ContainmentLaws.all)
  func `every container keeps every law`(kind: ContainerKind, law: ContainmentLaw) throws {
    let violations = try law.check(kind)

    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// Ends at once without `--thorough`: the laws are among those above.
  @Test(arguments: containerKinds)
  func `every container keeps the laws of random sequences, however many`(
    kind: ContainerKind
  ) async throws {
    let step: UInt64 = 100
    for first in stride(from: 0, to: thoroughSequences, by: Int(step)) {
      let seeds = first..<min(first + step, thoroughSequences)

      let violations = try [
        ContainmentLaws.randomSequences(seeds: seeds),
        ContainmentLaws.changesInCallbacks(seeds: seeds),
      ].flatMap { try $0.check(kind) }

      #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
      if seeds.upperBound.isMultiple(of: 1_000) { print("\(kind): seeds to \(seeds.upperBound)") }
      // The main actor is the other tests' too.
      await Task.yield()
    }
  }
}
