import Glibc

/// The program: what the command line asks for, on a terminal and a store made here. Everything
/// else is in the app.
@main enum PanelTodo {
  @MainActor static func main() {
    // Every file is made with a mode of its own; this is for what somebody forgets.
    umask(0o077)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Confinement.isAsked(arguments) { Confinement.begin() }
    exit(Program(environment: environment).run(arguments))
  }

  private static var environment: [String: String] {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return values
  }
}
