import TodoApp

extension Exhibit {
  /// The place of the project, which stands in one file of the code.
  static let packages = [
    Exhibit(.paragraph, "downloads") { "<\(ProjectHome.downloads)>" },
    Exhibit(.paragraph, "get") {
      """
      - with a package for Debian and Ubuntu, or a folder that runs on any Linux with glibc, without Swift:
        <\(ProjectHome.downloads)>. [Packages](docs/packages.md) has the lines to type.
      - from the source: `git clone \(ProjectHome.address)`, and then in its folder:
      """
    },
  ]
}
