import TestSupport
import Testing

@Suite("The external editor", .floor(.full), .terminals) struct EditorTests {
  @Test func `has the terminal and Ctrl-C to itself, and its text is in the item`()
    async throws
  {
    let home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
    let script = try home.write(
      """
      trap 'echo interrupted' INT
      echo "editing $(head -n 1 "$1")"
      until read -r line; do :; done
      printf '%s\\n\\nFrom the editor.\\n' "$line" > "$1"
      """, to: "editor.sh")
    let session = try TmuxSession(home: home, environment: ["EDITOR": "bash \(script)"])
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "○ Apples")

    try await session.press("E", expecting: "editing Apples")
    try await session.press("C-c", expecting: "interrupted")
    try session.type("Pears")
    try session.send("Enter")

    try await session.expectCurrent("○ Pears")
    try await session.expect("Renamed “Apples” to “Pears”   u undo")
    try await session.press("e", expecting: "From the editor.")
    try session.send("Escape")
    try await session.expectNo("Edit item")
    try await session.quit()
  }

  @Test func `opens for one item from a shell, and only on a terminal`() async throws {
    let home = try TemporaryFolder()
    let added = try Command.paneltodo(["add", "-q", "Apples"], home: home).run()
    let id = String(added.output.dropLast())
    let script = try home.write(
      """
      echo "editing $(head -n 1 "$1")"
      read -r line
      printf '%s\\n\\nFrom the editor.\\n' "$line" > "$1"
      """, to: "editor.sh")
    let away = try Command.paneltodo(["edit", id], home: home).run()
    #expect(away.status == .exitCode(2))

    let session = try TmuxSession(
      Command(
        "sh", home: home, environment: ["EDITOR": "bash \(script)", "PS1": "ready> "]),
      home: home)
    try await session.expect("ready>")
    try session.enter("paneltodo edit \(id)")
    try await session.expect("editing Apples")
    try session.enter("Pears")
    try await session.expect("Undo: paneltodo undo")

    // A text that cannot be saved is not lost.
    try session.enter("paneltodo edit \(id)")
    try await session.expect("editing Pears")
    try session.enter("")
    try await session.expect("Your text is in ")

    let shown = try Command.paneltodo(["show", id, "--json"], home: home).run()
    #expect(shown.output.contains(#""name":"Pears","notes":"From the editor.""#))
  }

  @Test func `that fails changes nothing, also where the parent ignores that programs end`()
    async throws
  {
    let home = try TemporaryFolder()
    let added = try Command.paneltodo(["add", "-q", "Apples"], home: home).run()
    let id = String(added.output.dropLast())
    let script = try home.write("echo Pears > \"$1\"\nexit 4\n", to: "editor.sh")
    let terminal = try PseudoTerminal()

    try terminal.start(
      Command(
        "sh", ["-c", "trap '' CHLD; exec paneltodo edit \(id)"], home: home,
        environment: ["EDITOR": "sh \(script)"]))

    try await terminal.expect("The editor ended with status 4. Nothing was changed.")
    #expect(try await terminal.expectExit() == .exitCode(1))
    let shown = try Command.paneltodo(["show", id, "--json"], home: home).run()
    #expect(shown.output.contains(#""name":"Apples""#))
  }

  @Test func `that dies with the terminal in its hand gives it back`() async throws {
    let home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)
    // An interactive shell takes the terminal for a process group of its own.
    let script = try home.write("echo editing; kill -9 $$\n", to: "editor.sh")
    let terminal = try PseudoTerminal()
    try terminal.start(
      .paneltodo(home: home, environment: ["EDITOR": "bash --norc -i \(script)"]))
    try await terminal.expect("Errands")
    try await terminal.press("\r", expecting: "Space")

    try await terminal.press("E", expecting: "The editor ended with status 137.")

    try await terminal.press("?", expecting: "Keys")
    try await terminal.press("\u{1B}", expecting: "Apples")
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
  }
}
