import Foundation
import TestSupport
import Testing

@Suite(
  "Reminders of a timer", .floor(.full),
  .disabled(if: Sanitizer.isOn, "it has to be loaded first, and so has faketime"))
struct RemindTests {
  private static let hour = 3600

  private let clock: FakeClock
  private let path: String

  init() throws {
    clock = try FakeClock("2026-06-10 12:00:00", in: "Europe/Berlin")
    // Notifications are written to a file.
    _ = try clock.home.makeFolder("bin")
    try clock.home.writeProgram(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >>\"$HOME/notified\"\n", to: "bin/notify-send")
    let usual = Command("sh", home: clock.home).environment["PATH"] ?? ""
    path = "\(clock.home.path("bin")):\(usual)"
  }

  private func run(
    _ words: String..., environment: [String: String] = [:], status: Int32 = 0,
    to output: String = "&1"
  ) throws -> String {
    var command = clock.command
    command.arguments = ["-c", "exec \"$@\" >\(output)", "sh", Command.app] + words
    command.environment["PATH"] = path
    command.environment.merge(environment) { $1 }
    let result = try command.run()
    #expect(result.status == .exitCode(status), "\(result.error)")
    return result.output
  }

  private var notified: String {
    (try? String(contentsOfFile: clock.home.path("notified"), encoding: .utf8)) ?? ""
  }

  private let desktop = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]

  @Test func `are shown on the desktop once, as plain text`() throws {
    _ = try run("add", "--verbatim", "Call <b>Ann</b>")
    _ = try run("edit", "--where", "Ann", ":", "today 14:00 remind 1h")
    #expect(try run("remind", environment: desktop) == "" && notified == "")

    try clock.move(by: Self.hour)
    #expect(try run("remind", environment: desktop) == "")
    let first = "--app-name=paneltodo\n--\nCall <b>Ann</b>\nDue at 14:00\n"
    #expect(notified == first)

    #expect(try run("remind", environment: desktop) == "" && notified == first)
  }

  @Test func `are printed over SSH, and where no desktop runs`() throws {
    _ = try run("add", "Call Ann today 14:00 remind 1h 30m")
    try clock.move(by: Self.hour)

    let remote = desktop.merging(["SSH_CONNECTION": "::1 1 ::1 22"]) { $1 }
    #expect(try run("remind", environment: remote).contains("Call Ann"))
    #expect(try run("remind") == "")
    try clock.move(by: 2 * Self.hour)
    #expect(try run("remind").contains("Call Ann"))
    #expect(notified == "")
  }

  /// The service of the package, with the variables that systemd gives it.
  @Test func `stay due in a service without a desktop, and in output that is thrown away`() throws {
    let service = ["INVOCATION_ID": "0123456789abcdef", "JOURNAL_STREAM": "8:1"]
    _ = try run("add", "Call Ann today 14:00 remind 1h")
    try clock.move(by: Self.hour)

    let unit = try String(
      contentsOfFile: SourcePlace.root + "/scripts/support/package/paneltodo-remind.service",
      encoding: .utf8)
    #expect(unit.contains("\nExecStart=paneltodo remind\n"))
    #expect(!unit.contains("SuccessExitStatus"), "A status of 4 is a failure that is seen.")
    _ = try run("remind", environment: service, status: 4)
    _ = try run("remind", status: 4, to: "/dev/null")
    #expect(try run("remind", "-n").contains("Call Ann"))
    #expect(try run("remind", environment: service.merging(desktop) { $1 }) == "")
    #expect(notified.contains("Call Ann"))
    #expect(try run("remind") == "")
  }

  @Test func `come again if the output was lost`() throws {
    _ = try run("add", "Call Ann")
    _ = try run("edit", "--where", "Ann", ":", "today 14:00 remind 1h")
    try clock.move(by: Self.hour)
    var lost = clock.command
    lost.arguments = ["-c", "exec \"$@\" >/dev/full", "sh", Command.app, "remind"]
    let result = try lost.run()
    #expect(result.status == .exitCode(1))
    #expect(result.error.hasPrefix("paneltodo: Standard output cannot be written"))

    try clock.move(by: Self.hour + 2 * 60)
    #expect(try run("remind").contains("Call Ann"))
  }
}
