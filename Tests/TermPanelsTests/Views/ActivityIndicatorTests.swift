import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct ActivityIndicatorTests {
  private func show(motion: Motion) throws -> (Harness, ActivityIndicator) {
    let indicator = ActivityIndicator("Loading")
    let app = try Harness(columns: 20, rows: 5, motion: motion) { _ in
      let panel = Panel()
      panel.view.embedSubview(indicator)
      return panel
    }
    return (app, indicator)
  }

  @Test func `an activity indicator turns while it is visible`() throws {
    let (app, _) = try show(motion: .full)
    #expect(app.screen.hasPrefix("⠋ Loading"))

    app.run(for: ActivityIndicator.interval)

    #expect(app.screen.hasPrefix("⠙ Loading"))
  }

  @Test func `with reduced motion an indicator stands still without a timer`() throws {
    let (app, _) = try show(motion: .reduced)

    #expect(app.screen.hasPrefix("… Loading"))
    #expect(app.application.animator.isIdle)
  }

  @Test func `a hidden, removed or stopped indicator wakes nothing up`() throws {
    let ways: [(ActivityIndicator) -> Void] = [
      { $0.isHidden = true }, { $0.removeFromSuperview() }, { $0.isAnimating = false },
      { $0.alpha = 0 },
    ]
    for hide in ways {
      let (app, indicator) = try show(motion: .full)
      #expect(!app.application.animator.isIdle)

      hide(indicator)
      app.run(for: 1)

      #expect(app.application.animator.isIdle)
    }
  }

  @Test func `an indicator that is shown again continues`() throws {
    let (app, indicator) = try show(motion: .full)
    indicator.isHidden = true
    app.run(for: 1)

    indicator.isHidden = false
    app.run(for: 0.5)

    #expect(app.screen.contains(" Loading") && !app.screen.hasPrefix("⠋"))
    #expect(!app.application.animator.isIdle)
  }
}
