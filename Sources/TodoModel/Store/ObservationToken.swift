/// Keeps an observation alive: it ends when the token is released or cancelled.
@MainActor
public final class ObservationToken {
  private(set) weak var observer: (any TodoStoreObserver)?

  init(observer: any TodoStoreObserver) { self.observer = observer }

  /// Ends the observation now.
  public func cancel() { observer = nil }
}
