/// The table of a journalled row.
enum RowKind: String {
  case list
  case item
}
