import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// The containers for which the laws are checked.
private let containerKinds =
  ContainerKind.builtIn
  + [ContainerKind("a container written by hand") { SwappingPanel.Adapter() }]

/// The random sequences that a thorough run checks for each container. They differ each time, so a
/// few runs cover more than one long run on the same ones. Other runs check only the law's own.
private let thoroughSeeds = Thorough.seed..<Thorough.seed + (Thorough.isOn ? 500 : 0)

/// All laws. The last two are those of random sequences, of which `swift test` alone checks few.
private let laws =
  TestFloor.current > .alone
  ? ContainmentLaws.all
  : ContainmentLaws.all.dropLast(2) + [
    ContainmentLaws.randomSequences(seeds: 0..<10),
    ContainmentLaws.changesInCallbacks(seeds: 0..<5),
  ]

@MainActor @Suite struct ContainmentLawsTests {
  @Test(arguments: containerKinds, laws)
  func `every container keeps every law`(kind: ContainerKind, law: ContainmentLaw) throws {
    let violations = try law.check(kind)

    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// Does nothing without `--thorough`: these laws are also among those above.
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
      // Other tests need the main actor too.
      await Task.yield()
    }
  }
}
