import JSONKit
import SafeText

/// Reads the JSON of Taskwarrior: an array of tasks, or one task after the other.
struct TaskwarriorReader: IntakeReader {
  private var stream: JSONStream
  var intake: Intake

  init(_ source: @escaping ByteSource, _ context: ReadingContext) {
    stream = JSONStream(.values, source: source)
    intake = Intake(format: Taskwarrior.name, context)
  }

  mutating func readOn() throws -> Bool {
    guard let piece = try stream.nextRefusing() else { return false }
    do throws(TaskwarriorTask.Fault) {
      read(try TaskwarriorTask(piece.value), piece)
    } catch {
      throw Refusal(line: piece.line, column: piece.column, error.problem)
    }
    return true
  }

  private mutating func read(_ task: TaskwarriorTask, _ piece: JSONStream.Piece) {
    guard task.status != .deleted else {
      intake.remarks.add("A deleted task does not become an item; it is kept.", line: piece.line)
      intake.deliverPart(piece.value.plain.text, line: piece.line)
      return
    }
    for remark in task.remarks { intake.remarks.add(remark, line: piece.line) }
    let project = task.members["project"]?.string ?? ""
    let list =
      project.isBlank ? intake.ownList() : intake.list(named: project.plainLine, line: piece.line)
    let id = intake.identity(
      own: task.uuid, list: list, parent: nil, name: task.description, line: piece.line)
    var item = Taskwarrior.item(of: task, id: id, list: list, intake.context.common)
    item.line = piece.line
    intake.settle(&item)
    var members = task.members
    if project.isBlank { members.append(TaskwarriorTask.listKey, intake.context.listName) }
    item.extra.append(Taskwarrior.name, JSON.object(members).plain.text)
    intake.deliver(.item(item))
  }
}

extension JSONStream {
  /// The next value. A fault is a ``Refusal``.
  mutating func nextRefusing() throws -> Piece? {
    do {
      return try next()
    } catch let fault as JSONFault {
      throw Refusal(line: fault.line, column: fault.column, fault.problem)
    }
  }
}
