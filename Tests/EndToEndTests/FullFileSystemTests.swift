import Foundation
import TestSupport
import Testing

/// A file system without any room, in a namespace of its own.
@Suite("A full file system", .floor(.full), .terminals) struct FullFileSystemTests {
  let home: TemporaryFolder
  private var folder: String { home.path("disk") }

  init() throws {
    home = try TemporaryFolder()
    _ = try home.makeFolder("disk", permissions: 0o700)
    try Seed("Errands", ["Apples"]).plant(in: home)
  }

  /// A command line in a shell that finds the database on a disk with so many kilobytes of room.
  private func command(_ script: String, roomLeft kilobytes: Int) -> Command {
    let script = """
      mount -t tmpfs -o size=2m,mode=700 tmpfs "$1" && cp "$2" "$1/todos.db" &&
      dd if=/dev/zero of="$1/room" bs=1k count=\(kilobytes) 2>/dev/null &&
      { dd if=/dev/zero of="$1/rest" bs=4k 2>/dev/null; rm "$1/room"; } &&
      export PANELTODO_DATABASE="$1/todos.db" && \(script)
      """
    return Command(
      "unshare",
      ["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", folder]
        + [home.path("todos.db")], home: home)
  }

  @Test(arguments: [0, 4, 8, 16, 32, 64])
  func `is read by every command, and refuses changes in a sentence`(kilobytes: Int) throws {
    let result = try command(
      """
      for words in list today history "export --to json" "list --tree" doctor lists
      do paneltodo $words >"$HOME/output" 2>&1 || { echo "failed: $words"; cat "$HOME/output"; }
      done
      paneltodo list --plain | cut -f 3; paneltodo doctor | grep -c -e BAD -e failed
      seq 1 2000 | paneltodo add - 2>&1; echo "status $?"; paneltodo list -q | wc -l
      """, roomLeft: kilobytes
    ).run(limit: .seconds(60))

    let sentence = "paneltodo: The disk is full. Nothing was saved; free some space and try again."
    #expect(
      result.output == "Apples\n0\n\(sentence)\nstatus 1\n1\n", "\(result.output) \(result.error)")
  }

  @Test func `shows its lists, says once that it is full, and saves again once there is room`()
    async throws
  {
    let screen = command("exec paneltodo", roomLeft: 0)
    try await onThread {
      let viewer = try Viewer(screen, columns: 120)
      try viewer.expect("Errands", "The disk is full. Nothing was saved")
      try viewer.type("\raPears\r")
      try viewer.expect("○ Apples", "New item", "The disk is full. Nothing was saved")
      try viewer.type("\u{1B}")
      try viewer.expectNo("New item")
      try viewer.quit()
    }
  }
}
