import TestSupport
import Testing

@Suite("A command in a shell", .floor(.full)) struct StoreCommandTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func run(_ script: String) throws -> CommandResult {
    try Command("sh", ["-c", script], home: home).run()
  }

  @Test func `is a part of a pipeline`() throws {
    let result = try run(
      """
      printf 'Milk @shop\\nBread @shop\\nCall Ana\\n' | paneltodo add - -q >/dev/null &&
      paneltodo list tag:shop --plain | paneltodo done - -q | wc -l &&
      paneltodo list --plain | cut -f 3 && paneltodo undo && paneltodo count
      """)

    #expect(result.status == .exitCode(0), "\(result.error)")
    #expect(result.output == "2\nCall Ana\nUndid: complete 2 items\n3\n")
  }

  @Test(arguments: [
    ("paneltodo list", 0), ("paneltodo list nothing --exit-status", 3), ("paneltodo done", 2),
    ("paneltodo done 4kx2", 3), ("paneltodo lsit", 2), ("paneltodo list 'due<('", 2),
    ("paneltodo undo", 5), ("paneltodo --database /proc/nowhere/x.db list", 1),
    ("paneltodo add X --list Nowhere", 3),
  ])
  func `ends with a status that tells the reason`(script: String, status: Int32) throws {
    let result = try run(script)

    #expect(result.status == .exitCode(status), "\(result.error)")
    #expect(result.output == "")
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test func `never reads standard input unless a dash is typed`() throws {
    let result = try run(
      "printf 'a\\nb\\nc\\n' | while read line; do paneltodo add \"$line\"; done")

    #expect(result.status == .exitCode(0), "\(result.error)")
    #expect(try run("paneltodo count").output == "3\n")
  }

  @Test func `explains an error as an object where JSON is wanted`() throws {
    let result = try run("paneltodo show 4kx2 --json")

    #expect(result.status == .exitCode(3) && result.output == "")
    #expect(
      result.error
        == #"{"error":{"code":"not-found","message":"There is no item 4kx2.","item":"4kx2"}}"#
        + "\n")
  }

  @Test func `has no colours in a pipe, and has them where they are wanted`() throws {
    _ = try run("paneltodo add Milk today")

    #expect(!(try run("paneltodo list").output.contains("\u{1B}")))
    #expect(try run("paneltodo list --color always").output.contains("\u{1B}[33mToday\u{1B}[0m"))
  }
}
