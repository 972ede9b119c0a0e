/// Why a JSON document is not one of MVCTodo's, with the path to the place.
struct MVCTodoFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
