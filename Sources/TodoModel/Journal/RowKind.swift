/// Which table a journalled row is in.
enum RowKind: String {
  case list
  case item
}
