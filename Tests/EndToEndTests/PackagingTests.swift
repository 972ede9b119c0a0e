import Foundation
import TestSupport
import Testing

/// The scripts that make a release and install the program, in a tree with the files that they
/// read.
@Suite("A release", .floor(.full), .disabled(if: Sanitizer.isOn, "its programs are others there"))
struct PackagingTests {
  private let home: TemporaryFolder
  private let tree: String

  init() throws {
    home = try TemporaryFolder()
    tree = home.path("tree")
    for path in [
      "scripts", "LICENSE", "docs/CHANGELOG.md", "docs/paneltodo.1", ".gitattributes",
      "Sources/CSourceCommit/SourceCommit.c", "Sources/TodoApp/CommandLine/ProgramVersion.swift",
      "Sources/TodoApp/CommandLine/ProjectHome.swift",
    ] {
      let place = URL(filePath: "\(tree)/\(path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A copy of this process would be busy while another test starts a program.
      _ = try Command("cp", ["-a", "\(SourcePlace.root)/\(path)", place.path], home: home).run()
    }
    try change("Sources/TodoApp/CommandLine/ProjectHome.swift", #"\.example"#, ".test")
    try change(
      "Sources/TodoApp/CommandLine/ProgramVersion.swift", #"number = "[0-9.]+""#,
      #"number = "0.9.9""#)
    try """
    # Changes

    ## Unreleased

    - Something.

    ## 0.9.9 (2026-11-23)
    """.write(toFile: "\(tree)/docs/CHANGELOG.md", atomically: true, encoding: .utf8)
    let test = "\(tree)/scripts/test"
    _ = try Command(
      "sh", ["-c", "rm \(test) && echo '#!/bin/sh' >\(test) && chmod 755 \(test)"], home: home
    ).run()
  }

  private func change(_ path: String, _ pattern: String, _ new: String) throws {
    let place = "\(tree)/\(path)"
    let text = try String(contentsOfFile: place, encoding: .utf8)
    try text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
      .write(toFile: place, atomically: true, encoding: .utf8)
  }

  @discardableResult
  private func shell(_ script: String) throws -> CommandResult {
    let git = "GIT_CONFIG_NOSYSTEM=1 HOME=\(home.path)"
    return try Command(
      "sh", ["-c", "export \(git); cd \(tree) && \(script)"], home: home,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    ).run()
  }

  private func commit() throws {
    let result = try shell(
      """
      git init -q && git config user.name Ann && git config user.email ann@test.invalid &&
      git add -A && git commit -q -m 'First'
      """)
    #expect(result.status == .exitCode(0), "\(result.error)")
  }

  @Test func `has its date, its number and its tag, and its export says that it is one`() throws {
    try commit()
    let result = try shell("scripts/release 0.10.0")
    #expect(result.status == .exitCode(0), "\(result.error)")
    #expect(result.output.contains("https://paneltodo.test/releases"))

    let state = try shell(
      """
      grep '^## ' docs/CHANGELOG.md
      grep 'let number' Sources/TodoApp/CommandLine/ProgramVersion.swift
      git status --porcelain; git tag; git log --format=%s
      git archive HEAD Sources/CSourceCommit | tar -xO | grep '^#define'
      git commit -q --allow-empty -m Next
      git archive HEAD Sources/CSourceCommit | tar -xO | grep '^#define'
      """
    ).output
    let day = #"\d{4}-\d\d-\d\d"#
    let expected = """
      ## 0\\.10\\.0 \\(\(day)\\)
      ## 0\\.9\\.9 \\(2026-11-23\\)
        public static let number = "0\\.10\\.0"
      v0\\.10\\.0
      Release 0\\.10\\.0
      First
      #define SOURCE_COMMIT "[0-9a-f]{40} \(day) v0\\.10\\.0"
      #define SOURCE_COMMIT "[0-9a-f]{40} \(day) v0\\.10\\.0-1-g[0-9a-f]+"

      """
    #expect(try state.wholeMatch(of: Regex(expected)) != nil, "\(state)")
  }

  @Test(arguments: [
    ("0.9.9", "", "0.9.9 does not come after 0.9.9"),
    ("0.9.8", "", "0.9.8 does not come after 0.9.9"),
    ("1.0", "", "“1.0” is no version such as 1.2.3"),
    ("01.0.0", "", "“01.0.0” is no version"), ("1.0.0-rc1", "", "“1.0.0-rc1” is no version"),
    ("1.0.0 2.0.0", "", "one version is needed"),
    ("1.0.0", "echo >>LICENSE", "changes that are not committed"),
    ("1.0.0", "git tag v1.0.0", "the tag v1.0.0 is there already"),
    ("1.0.0", "echo exit 1 >>scripts/test; git commit -qam x", "a test failed"),
    ("1.0.0", "sed -i '/^- /d' docs/CHANGELOG.md; git commit -qam x", "no unreleased change"),
    (
      "1.0.0",
      "sed -i 's/[.]test/.example/' Sources/TodoApp/*/ProjectHome.swift; git commit -qam x",
      "the address of the project is still an example"
    ),
  ])
  func `is refused with a reason, and nothing is changed`(
    version: String, before: String, reason: String
  ) throws {
    try commit()
    try shell(before)
    let state = "git log --format=%H; git status --porcelain; git tag"
    let old = try shell(state).output

    let result = try shell("scripts/release \(version)")

    #expect(result.status == .exitCode(1))
    #expect(result.error.contains(reason), "\(result.error)")
    #expect(try shell(state).output == old)
  }

  /// There is no git in the tree.
  @Test func `is installed below a prefix, for a package`() throws {
    let program = "\(Command.builtProducts)/paneltodo"
    let result = try shell("DESTDIR=../package scripts/install --program \(program) /opt/todo")
    #expect(result.status == .exitCode(0), "\(result.error)")

    let files = try shell("cd ../package/opt/todo && find . -type f | sort").output
    #expect(
      files == """
        ./bin/paneltodo
        ./lib/paneltodo/paneltodo-session
        ./share/applications/paneltodo.desktop
        ./share/bash-completion/completions/paneltodo
        ./share/doc/paneltodo/copyright
        ./share/fish/vendor_completions.d/paneltodo.fish
        ./share/icons/hicolor/scalable/apps/paneltodo.svg
        ./share/man/man1/paneltodo.1
        ./share/metainfo/test.paneltodo.paneltodo.metainfo.xml
        ./share/paneltodo/paneltodo.conf
        ./share/systemd/user/paneltodo-remind.service
        ./share/systemd/user/paneltodo-remind.timer
        ./share/systemd/user/paneltodo-sync.service
        ./share/systemd/user/paneltodo-sync.timer
        ./share/zsh/site-functions/_paneltodo

        """)
    let paths = try shell("cd ../package/opt/todo && grep -rhoI '/[a-z/]*/bin/paneltodo' .").output
    #expect(paths == String(repeating: "/opt/todo/bin/paneltodo\n", count: 3))
    let rest = try shell("cd ../package && grep -rlI '@[A-Z]*@' . || true")
    #expect(rest.output == "")
    for (words, reason) in [
      ("", "PREFIX is missing"), ("usr", "no absolute path"), ("--program", "needs a value"),
      ("--program nothing /usr", "is not a program"),
    ] {
      let refused = try shell("scripts/install \(words)")
      #expect(refused.status == .exitCode(1))
      #expect(refused.error.contains(reason), "\(refused.error)")
    }
  }
}
