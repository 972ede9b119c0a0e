/// The options that name a database.
package enum DatabaseOptions {
  package static let path = CommandOption<String>(
    "--database", "PATH", needs: "the path of a file",
    help: "use this file instead of the default ($XDG_DATA_HOME/paneltodo/todos.db)",
    offers: .files
  )

  package static let quota = CommandOption<Int>(
    "--quota", "MB", needs: "a number of megabytes, from 1 to 100000",
    help: "limit the size of the database (64 with --user)", replaces: true
  ) { text in
    Int(text).flatMap { (1...100_000).contains($0) ? $0 << 20 : nil }
  }

  package static let all: [any AnyCommandOption] = [path, quota]
}
