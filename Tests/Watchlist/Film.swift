struct Film: Hashable {
  var title: String
  var year: String
  var isSeen = false
}
