/// Work that lasts until a test ends it.
@MainActor final class SlowWork {
  var isOver = false

  func wait() async { while !isOver { await Task.yield() } }
}
