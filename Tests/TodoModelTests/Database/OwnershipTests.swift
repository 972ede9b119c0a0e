import Glibc
import TestSupport
import Testing

@testable import TodoModel

@Suite("A folder that others can change") struct OwnershipTests {
  @Test(
    arguments: [
      ("home", 0o777, .writableByOthers), ("home", 0o1777, .shared), ("home/ann", 0o777, .shared),
      ("", 0o777, .writableByOthers), (nil, 0o777, .shared),
    ] as [(String?, Int, StoreError.Danger)])
  func `gets another mode by its user only in the home, and without the sticky bit`(
    home: String?, mode: Int, danger: StoreError.Danger
  ) throws {
    let folder = try TemporaryFolder()
    for name in ["home", "home/ann"] { mkdir(folder.file(name), 0o700) }
    let place = folder.file("home")
    chmod(place, mode_t(mode))
    var status = stat()
    let result = stat(place, &status)
    try #require(result == 0)

    #expect(throws: StoreError.unsafe(path: place, danger)) {
      try Ownership.check(status, path: place, home: home.map { folder.file($0) })
    }
    #expect(throws: StoreError.unsafe(path: place, .shared)) {
      try Ownership.check(status, path: place, home: "/")
    }
  }
}
