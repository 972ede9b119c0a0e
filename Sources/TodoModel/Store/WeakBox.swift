/// Holds an object without keeping it alive.
struct WeakBox<Object: AnyObject> {
  weak var object: Object?
}
