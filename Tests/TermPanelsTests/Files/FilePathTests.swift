import Testing

@testable import TermPanels

@Suite("A path") struct FilePathTests {
  @Test(arguments: [
    ("/etc", "/etc"), ("/", "/"), ("books", "/home/ada/books"), ("", "/home/ada"),
    ("./a//b/", "/home/ada/a/b"), ("..", "/home"), ("../../../..", "/"), ("~", "/home/ada"),
    ("~/a", "/home/ada/a"), ("~bo/a", "/home/ada/~bo/a"),
  ])
  func `is made absolute`(typed: String, path: String) {
    #expect(FilePath.absolute(typed, from: "/home/ada", home: "/home/ada") == path)
  }

  @Test func `has a parent and a name`() {
    #expect(FilePath.parent(of: "/home/ada") == "/home" && FilePath.parent(of: "/") == "/")
    #expect(FilePath.name(of: "/home/ada") == "ada" && FilePath.name(of: "/") == "/")
    #expect(FilePath.path(of: "a", in: "/") == "/a")
    #expect(FilePath.path(of: "a", in: "/b") == "/b/a")
  }

  @Test(arguments: [
    ("/home/ada", 20, "~"), ("/home/ada/books", 20, "~/books"),
    ("/home/adalbert", 20, "/home/adalbert"), ("/usr/share/doc/apt", 20, "/usr/share/doc/apt"),
    ("/usr/share/doc/apt", 12, "…/doc/apt"), ("/usr/share/documents", 8, "documen…"),
  ])
  func `is shortened at its beginning`(path: String, columns: Int, shown: String) {
    #expect(FilePath.shown(path, home: "/home/ada", columns: columns) == shown)
  }
}

@Suite("The entries of a folder") struct FolderListingTests {
  private let listing = FolderListing([
    FileEntry("b10"), FileEntry("B2"), FileEntry("Zoo", isFolder: true), FileEntry(".."),
    FileEntry("a", isFolder: true), FileEntry("b1.TXT"), FileEntry("x/y"),
  ])

  @Test func `are folders, then files, without names that no path can contain`() {
    #expect(listing.entries(FileFilter()).map(\.name) == ["a", "Zoo", "b1.TXT", "b10", "B2"])
    #expect(listing["Zoo"]?.isFolder == true && listing["zoo"] == nil)
  }

  @Test func `are filtered by kind and extension, and folders have none`() {
    func names(_ filter: FileFilter) -> [String] { listing.entries(filter).map(\.name) }
    #expect(names(FileFilter(foldersOnly: true)) == ["a", "Zoo"])
    #expect(names(FileFilter(extensions: ["txt"])) == ["a", "Zoo", "b1.TXT"])
  }

  @Test(arguments: [
    ("b", nil), ("b1", nil), ("B1.", "b1.TXT"), ("z", "Zoo/"), ("q", nil),
  ])
  func `complete a name as far as they agree`(typed: String, completion: String?) {
    let entries = listing.entries(FileFilter())
    #expect(FolderListing.completion(of: typed, among: entries) == completion)
  }

  @Test func `complete the beginning that several have in common`() {
    let entries = ["Report-1", "report-2"].map { FileEntry($0) }
    #expect(FolderListing.completion(of: "r", among: entries) == "Report-")
    #expect(FolderListing.completion(of: "Report-", among: entries) == nil)
  }
}
