import Foundation
import TermPanels
import TermPanelsNcurses
import TestSupport
import Testing

@Suite("The files of the disk") struct LocalFilesTests {
  @Test func `are read with their kinds, also through links`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "file")
    try FileManager.default.createDirectory(
      atPath: folder.path("inner"), withIntermediateDirectories: false)
    for (name, target) in [("to a folder", "inner"), ("to a file", "file"), ("to nothing", "-")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: folder.path(target))
    }

    let entries = try await LocalFiles().entries(in: folder.path)

    #expect(
      Set(entries) == [
        FileEntry("file"), FileEntry("inner", isFolder: true),
        FileEntry("to a folder", isFolder: true), FileEntry("to a file"), FileEntry("to nothing"),
      ])
  }

  @Test func `report why a folder cannot be read`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing")

    let error = await #expect(throws: FileBrowsingError.self) {
      try await LocalFiles(home: "/").entries(in: path)
    }

    let reason = String(cString: strerror(ENOENT))
    #expect(error == FileBrowsingError(folder: path, reason: reason))
    #expect(error?.description == "“\(path)” cannot be read: \(reason).")
  }

  @Test func `have the folder in which the program was started`() {
    #expect(LocalFiles.currentFolder == FileManager.default.currentDirectoryPath)
  }
}
