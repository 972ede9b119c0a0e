import Testing
import TodoApp

/// The known weak spots of the app. Each test fails when its spot is mended: then it becomes a test
/// of its own, and its row leaves `docs/architecture.md`.
@Suite struct WeakSpotTests {
  @Test func `lists and items can be exported`() {
    withKnownIssue { #expect(HelpText.usage.contains("paneltodo export")) }
  }
}
