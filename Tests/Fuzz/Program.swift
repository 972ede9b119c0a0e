import CFuzzer
import Glibc

/// Feeds a target with input from libFuzzer: `fuzz keys -max_total_time=60 FOLDER…`. A failure
/// ends it and leaves the input in a file. `scripts/test --thorough` builds and runs it.
@main @MainActor enum Program {
  private static var target = FuzzTarget.keys

  static func main() {
    setlocale(LC_CTYPE, "C.UTF-8")
    guard CommandLine.argc > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
      return fail("The first argument is one of: \(names)")
    }
    self.target = target
    // libFuzzer takes the first argument, the target's name, for the program's name.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv + 1
    let status = fuzzer_run(&count, &arguments) { bytes, size in
      let input = [UInt8](UnsafeBufferPointer(start: bytes, count: size))
      MainActor.assumeIsolated { Program.take(input) }
      return 0
    }
    if status < 0 { fail("This was built without libFuzzer; see docs/testing.md.") }
    exit(status)
  }

  private static func take(_ input: [UInt8]) {
    do {
      try target.take(input)
    } catch {
      print("\(target): \(error)")
      fflush(nil)
      abort()
    }
  }

  private static func fail(_ sentence: String) {
    print(sentence)
    exit(2)
  }
}
