/// The commands of other programs for to-dos, which people type by habit.
enum ForeignCommand {
  /// The beginning of our command line for each.
  static let ours: [String: String] = [
    "annotate": "edit ITEM --notes TEXT", "append": "edit ITEM --name TEXT", "archive": "logbook",
    "complete": "done ITEM", "contexts": "tags", "defer": "edit ITEM : start:DAY", "del": "rm ITEM",
    "delete": "rm ITEM", "do": "done ITEM", "duplicate": "copy ITEM", "inbox": "list list:inbox",
    "info": "show ITEM", "labels": "tags", "listall": "list --all", "listcon": "tags",
    "listproj": "lists", "log": "logbook", "lsa": "list --all", "lsc": "tags", "lsprj": "lists",
    "mod": "edit ITEM : LINE", "modify": "edit ITEM : LINE", "new": "add LINE",
    "next": "list --sort due,-priority", "note": "edit ITEM --notes TEXT",
    "overdue": "list is:overdue", "postpone": "edit ITEM : +1d",
    "pri": "edit ITEM : priority:high", "project": "lists", "projects": "lists",
    "remove": "rm ITEM", "rename": "edit ITEM --name TEXT", "reschedule": "edit ITEM : DAY",
    "search": "list QUERY", "snooze": "edit ITEM : +1d", "uncomplete": "reopen ITEM",
    "update": "edit ITEM : LINE", "waiting": "upcoming",
  ]
}
