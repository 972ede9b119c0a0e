import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct LinkTests {
  private func app(
    columns: Int = 80, rows: Int = 24, motion: Motion = .full, link: LinkSpeed? = nil
  ) throws -> Harness {
    let app = try Harness(columns: columns, rows: rows, motion: motion) { _ in
      let panel = Panel()
      panel.commands = { [KeyCommand(.character("?"), title: "Exit", hint: "exit") {}] }
      return NavigationPanel(root: panel)
    }
    app.terminal.link = link
    app.application.turn()
    return app
  }

  private func link(_ bytesPerSecond: Double) -> LinkSpeed {
    LinkSpeed(latency: 0.12, bytesPerSecond: bytesPerSecond)
  }

  @Test(arguments: [
    (2_400.0, 80, Motion.none), (12_000, 80, .none), (14_000, 80, .short), (59_000, 80, .short),
    (61_000, 80, .full), (1_000_000, 80, .full), (31_000, 120, .none), (33_000, 120, .short),
  ])
  func `motion fits the link's speed`(rate: Double, columns: Int, motion: Motion) throws {
    let app = try app(columns: columns, rows: columns == 80 ? 24 : 40, link: link(rate))
    #expect(app.application.animator.currentMotion == motion)
    #expect(app.application.animator.motion == .full)
  }

  @Test func `without a measurement the person's motion setting holds`() throws {
    for motion in Motion.allCases {
      let app = try app(motion: motion)
      #expect(app.application.animator.currentMotion == motion)
    }
  }

  @Test func `the person's motion setting is never raised`() throws {
    let app = try app(motion: .reduced, link: link(1_000_000))
    #expect(app.application.animator.currentMotion == .reduced)
    app.terminal.link = link(2_400)
    app.application.turn()
    #expect(app.application.animator.currentMotion == .none)
  }

  @Test func `a program that does not adapt uses the person's motion setting`() throws {
    let app = try app(motion: .reduced, link: link(2_400))
    app.application.adaptsMotion = false
    #expect(app.application.animator.currentMotion == .reduced)
  }

  @Test func `speeds around a limit do not make motion flicker`() throws {
    let app = try app(link: link(61_000))
    var degrees: [Motion] = []
    for rate in [59_000.0, 62_000, 58_000, 70_000, 76_000, 61_000, 60_500] {
      app.terminal.link = link(rate)
      app.application.turn()
      degrees.append(app.application.animator.currentMotion)
    }
    #expect(degrees == [.short, .short, .short, .short, .full, .full, .full])
  }

  @Test func `animations end when the link turns out to be too slow`() throws {
    let app = try app()
    var isOver = false
    app.application.animator.animate(duration: 1, frames: 9, update: { _ in }) { isOver = $0 }

    app.terminal.link = link(2_400)
    app.application.turn()

    #expect(isOver)
  }

  @Test func `short motion takes half the time, in three frames`() throws {
    let app = try app(link: link(30_000))
    var shown: [Double] = []
    app.application.animator.animate(duration: 0.3, frames: 9, update: { shown.append($0) })

    app.run(for: 0.16)

    #expect(shown == [0, 1.0 / 3, 2.0 / 3, 1])
  }

  @Test(arguments: [
    (50, "short fade 30 kB/s 120 ms"), (38, "short fade 30 kB/s 120 ms"),
    (37, "short fade 30 kB/s"), (31, "short fade 30 kB/s"), (30, "short fade"),
    (23, "short fade"), (22, "? exit"),
  ])
  func `the bottom line shows the link's speed, where there is room`(
    columns: Int, note: String
  ) throws {
    let app = try app(columns: columns, rows: 6, link: link(30_000))
    #expect(app.screen.hasSuffix(note), "\(app.screen)")
  }

  @Test func `a small change of the speed draws no frame of its own`() throws {
    let app = try app(link: link(30_000))
    let frames = app.terminal.frameCount
    app.terminal.link = link(31_000)
    app.application.turn()
    #expect(app.terminal.frameCount == frames)

    app.press(.character("y"))
    #expect(app.screen.hasSuffix("short fade 31 kB/s 120 ms"))
  }

  @Test func `a key cycles through automatic motion and each fixed degree`() throws {
    let app = try app(link: link(2_400))
    var said: [String] = []
    for _ in 0..<4 {
      app.press(Key(.function(7)))
      let lines = app.screen.split(separator: "\n").suffix(2)
      said.append(lines.joined(separator: "|"))
    }
    #expect(said.map { $0.contains("F7 change") } == [true, true, true, true])
    let words = [
      "Motion: fade, at", "Motion: short fade, at", "Motion: cut, at",
      "follows the link: cut",
    ]
    for (text, word) in zip(said, words) { #expect(text.contains(word), "\(text)") }
    #expect(app.application.adaptsMotion)
    #expect(app.application.animator.currentMotion == .none)
  }

  @Test func `the key is enabled only where the link is measured`() throws {
    func isOffered(_ app: Harness) -> Bool {
      app.application.activeCommands.contains { $0.command.id == Command.programMotion.id }
    }
    #expect(try isOffered(app(link: link(2_400))))
    #expect(try !isOffered(app()))
  }

  @Test(arguments: [
    (0.0004, 2_449.0, "<1 ms", "2.4 kB/s"), (0.0451, 9_960, "45 ms", "10 kB/s"),
    (0.1249, 124_900, "120 ms", "120 kB/s"), (1.26, 999_000, "1300 ms", "1000 kB/s"),
    (0.02, 5_000_000, "20 ms", ">1 MB/s"), (0.02, 40, "20 ms", "0.0 kB/s"),
  ])
  func `a speed has two digits`(
    latency: Double, rate: Double, latencyText: String, rateText: String
  ) {
    let speed = LinkSpeed(latency: latency, bytesPerSecond: rate)
    #expect(speed.latencyText == latencyText && speed.rateText == rateText)
  }
}
