/// The place of the project on the web, to fill in here and nowhere else. The help, the pages and
/// the packages name it; `scripts/release` refuses an address that ends in `.example`.
public enum ProjectHome {
  /// The address of the repository, without a slash at its end.
  public static let address = "https://paneltodo.example"
  /// The name and mail address of those who make the packages, which apt shows to people.
  static let maintainer = "The makers of paneltodo <packages@paneltodo.example>"

  /// The picture that software centres show: docs/pictures/tour.svg, where the host serves it.
  static let picture = "https://paneltodo.example/raw/HEAD/docs/pictures/tour.svg"

  /// The page with the packages of each release.
  public static let downloads = address + "/releases"
  /// The page for reports.
  static let reports = address + "/issues"
}
