/// The reason why a JSON document is not one of MVCTodo's, with the path of the fault.
struct MVCTodoFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
