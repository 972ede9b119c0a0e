import Testing

@testable import TodoApp

@Suite("The browser") struct BrowserTests {
  private func browser(
    _ environment: [String: String], installed: Set<String> = ["firefox", "w3m", "xdg-open"]
  ) -> Browser? {
    Browser(environment: environment) { installed.contains($0) }
  }

  @Test func `is the first installed one of the environment`() {
    #expect(browser(["BROWSER": "firefox"])?.command == ["firefox"])
    #expect(
      browser(["BROWSER": "chrome:firefox --new-tab:w3m"])?.command == ["firefox", "--new-tab"])
    #expect(browser(["BROWSER": "chrome"]) == nil)
    #expect(browser(["BROWSER": ""]) == nil)
  }

  @Test func `is xdg-open where there is a screen, and not over SSH`() {
    #expect(browser(["DISPLAY": ":0"])?.command == ["xdg-open"])
    #expect(browser(["WAYLAND_DISPLAY": "wayland-0"])?.command == ["xdg-open"])
    #expect(browser(["BROWSER": "chrome", "DISPLAY": ":0"])?.command == ["xdg-open"])
    #expect(browser([:]) == nil)
    #expect(browser(["DISPLAY": ":0"], installed: []) == nil)
    for variable in ["SSH_CONNECTION", "SSH_TTY"] {
      #expect(browser(["DISPLAY": ":0", variable: "x"]) == nil)
      #expect(browser(["BROWSER": "w3m", variable: "x"])?.command == ["w3m"])
    }
  }

  @Test func `gets the address in the place of its mark, or else last`() throws {
    let plain = try #require(Browser(command: ["firefox", "--new-tab"]))
    #expect(
      plain.arguments(opening: "https://a.example") == [
        "firefox", "--new-tab", "https://a.example",
      ])
    let marked = try #require(Browser(command: ["open", "--url=%s", "-q"]))
    #expect(
      marked.arguments(opening: "https://a.example/%s") == [
        "open", "--url=https://a.example/%s", "-q",
      ])
  }

  @Test func `has the terminal only if it draws on one`() throws {
    for (command, usesTerminal) in [("/usr/bin/w3m", true), ("lynx", true), ("firefox", false)] {
      #expect(try #require(Browser(command: [command])).usesTerminal == usesTerminal)
    }
    #expect(Browser(command: []) == nil)
  }
}
