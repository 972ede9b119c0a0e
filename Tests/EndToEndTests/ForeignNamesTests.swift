import TestSupport
import Testing

/// Names that are not UTF-8, which Linux allows wherever there is a name.
@Suite("A name that is not UTF-8", .floor(.full)) struct ForeignNamesTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// Runs a line of bash in the home folder; in it `$'\377'` is a byte that never occurs in UTF-8.
  private func run(_ line: String) throws -> CommandResult {
    try Command("bash", ["-c", "cd $HOME && \(line)"], home: home).run()
  }

  private func expectRefusal(
    of line: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try run("exec \(line)")
    #expect(result.status == .exitCode(2), sourceLocation: sourceLocation)
    #expect(result.error.contains(sentence), "\(result.error)", sourceLocation: sourceLocation)
    #expect(result.error.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(try permissions(below: home.path) == [:], sourceLocation: sourceLocation)
  }

  @Test(arguments: ["--database $'a\\377.db' doctor --backup", "import $'\\377'", "$'--\\377'"])
  func `on the command line is refused, and no other file is used`(
    _ words: String
  ) throws {
    try expectRefusal(
      of: "paneltodo \(words)", "on the command line is not UTF-8 and would name another file.")
  }

  @Test(arguments: [
    ("PANELTODO_DATABASE", "doctor --backup"), ("HOME", "config --init"),
    ("XDG_DATA_HOME", "doctor"), ("XDG_CONFIG_HOME", "config --init"), ("TMPDIR", "--demo"),
  ])
  func `in the environment is refused, and no other file is used`(
    _ variable: String, _ words: String
  ) throws {
    try expectRefusal(
      of: "env \(variable)=\"$PWD\"/$'\\377' paneltodo \(words)",
      "\(variable) in the environment is not UTF-8 and would name another file.")
  }

  @Test func `in an unrelated variable is ignored`() throws {
    let result = try run("LS_COLORS=$'\\377' OLDPWD=$'/\\377' paneltodo config --path")
    #expect(result.status == .exitCode(0), "\(result.error)")
  }

  @Test func `of the current folder is refused, and no other folder is created`() throws {
    let result = try run(
      "mkdir $'a\\377' && cd $'a\\377' && paneltodo --database todos.db import x")
    #expect(result.status == .exitCode(1))
    #expect(try run("ls -A $'a\\377'").output == "")
    let opening = try run("cd $'a\\377' && echo '{}' >x; paneltodo --database todos.db --plain")
    #expect(opening.error.contains("the path of its folder is not UTF-8"), "\(opening)")
    #expect(opening.status == .exitCode(1))
    #expect(try run("ls -A; ls -A $'a\\377'").output.split(separator: "\n").count == 2)
  }
}
