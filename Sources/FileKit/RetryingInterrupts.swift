internal import Glibc

/// Makes a system call, again and again while signals interrupt it.
///
/// - Parameters:
///   - call: The name of the call, for the error.
///   - path: The path that it is about.
///   - body: The call, which returns a negative number and sets `errno` when it fails.
/// - Returns: The result of the call, which is not negative.
/// - Throws: ``SystemError`` for any failure but an interruption.
package func retryingInterrupts<Result: SignedInteger>(
  _ call: String, path: String? = nil, _ body: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = errno
    guard code == EINTR else { throw SystemError(call, path: path, code: code) }
  }
}
