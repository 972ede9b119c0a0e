/// The place of the database.
public enum DatabasePath {
  /// The path without another choice: `$PANELTODO_DATABASE`, else `paneltodo/todos.db` in
  /// `$XDG_DATA_HOME` when that is absolute, else in `$HOME/.local/share`.
  public static func standard(environment: [String: String]) -> String {
    if let chosen = environment["PANELTODO_DATABASE"], !chosen.isEmpty { return chosen }
    return folder(environment: environment) + "/todos.db"
  }

  /// The folder of the program's data: `paneltodo` in `$XDG_DATA_HOME` when that is absolute, else
  /// in `$HOME/.local/share`.
  public static func folder(environment: [String: String]) -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/paneltodo" }
    return (environment["HOME"] ?? "") + "/.local/share/paneltodo"
  }
}
