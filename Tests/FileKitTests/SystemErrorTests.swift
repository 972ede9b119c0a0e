import Foundation
import Testing

@testable import FileKit

@Suite("A system error") struct SystemErrorTests {
  @Test func `is a sentence with the path, the call and the reason`() {
    let reason = String(cString: strerror(ENOSPC))

    #expect(
      "\(SystemError("write", path: "/a/b", code: ENOSPC))"
        == "/a/b: the system call “write” failed: \(reason).")
    #expect(
      "\(SystemError("write", code: ENOSPC))" == "The system call “write” failed: \(reason).")
  }

  @Test func `has the system's words for its reason`() {
    #expect(SystemError("open", code: ENOENT).reason == String(cString: strerror(ENOENT)))
    #expect(SystemError.reason(of: EACCES) != SystemError.reason(of: ENOENT))
  }

  @Test func `distinguishes missing from taken names`() {
    #expect(SystemError("open", code: ENOENT).isMissing)
    #expect(SystemError("open", code: EEXIST).isExisting)
    #expect(!SystemError("open", code: EACCES).isMissing)
    #expect(!SystemError("open", code: EACCES).isExisting)
  }
}
