import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct ContainmentLawsTests {
  @Test(arguments: containerKinds, ContainmentLaws.all)
  func `every container keeps every law`(kind: ContainerKind, law: ContainmentLaw) throws {
    let violations = try law.check(kind)

    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }
}
