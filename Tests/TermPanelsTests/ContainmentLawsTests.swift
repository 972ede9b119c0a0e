import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// Every container that the laws are checked for.
private let containerKinds =
  ContainerKind.builtIn
  + [ContainerKind("a container written by hand") { SwappingPanel.Adapter() }]

/// The random sequences that a thorough check tries for each container: others each time, so few runs
/// have tried more of them than one long run on the same ones. Without it the law's own are enough.
private let thoroughSeeds = Thorough.seed..<Thorough.seed + (Thorough.isOn ? 500 : 0)

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
    for first in stride(from: thoroughSeeds.lowerBound, to: thoroughSeeds.upperBound, by: Int(step))
    {
      let seeds = first..<min(first + step, thoroughSeeds.upperBound)

      let violations = try [
        ContainmentLaws.randomSequences(seeds: seeds),
        ContainmentLaws.changesInCallbacks(seeds: seeds),
      ].flatMap { try $0.check(kind) }

      #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
      // The main actor is the other tests' too.
      await Task.yield()
    }
  }
}
