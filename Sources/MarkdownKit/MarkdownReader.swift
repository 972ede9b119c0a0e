internal import CMD4C

/// Collects the output of MD4C for a text into blocks.
final class MarkdownReader {
  private struct List {
    /// The number of the next entry; `nil` in an unordered list.
    var next: Int?
    let isTight: Bool
  }

  private struct OpenSpan {
    /// The length in bytes of the block's text before it.
    let start: Int
    let kind: Markdown.Span.Kind?
  }

  private var blocks: [Markdown.Block] = []
  private var lists: [List] = []
  private var quoteDepth = 0
  /// The marker of an entry that has no text yet.
  private var marker: Markdown.Block.Marker?
  private var current: Markdown.Block?
  private var openSpans: [OpenSpan] = []
  /// The spans of the open block, in bytes.
  private var spans: [(range: Range<Int>, kind: Markdown.Span.Kind)] = []

  static func blocks(of text: String) -> [Markdown.Block] {
    let reader = MarkdownReader()
    var parser = MD_PARSER()
    parser.flags = UInt32(
      MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS | MD_FLAG_STRIKETHROUGH
        | MD_FLAG_TASKLISTS | MD_FLAG_UNDERLINE | MD_FLAG_NOHTMLBLOCKS | MD_FLAG_NOHTMLSPANS
        | MD_FLAG_NOINDENTEDCODEBLOCKS)
    // A C function captures nothing: the reader is passed through the pointer for user data.
    parser.enter_block = { type, detail, data in
      MarkdownReader.from(data)?.enter(type, detail)
      return 0
    }
    parser.leave_block = { type, _, data in
      MarkdownReader.from(data)?.leave(type)
      return 0
    }
    parser.enter_span = { type, detail, data in
      MarkdownReader.from(data)?.enterSpan(type, detail)
      return 0
    }
    parser.leave_span = { _, _, data in
      MarkdownReader.from(data)?.leaveSpan()
      return 0
    }
    parser.text = { type, bytes, count, data in
      MarkdownReader.from(data)?.append(type, bytes, Int(count))
      return 0
    }
    var text = text
    // The only failure is a lack of memory; what was parsed until then stays.
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        _ = md_parse(
          start, MD_SIZE(characters.count), &parser, Unmanaged.passUnretained(reader).toOpaque())
      }
    }
    reader.close()
    return reader.blocks
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> MarkdownReader? {
    data.map { Unmanaged<MarkdownReader>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: - Blocks

  private func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch type {
    case MD_BLOCK_UL:
      close()
      let list = detail?.load(as: MD_BLOCK_UL_DETAIL.self)
      lists.append(List(next: nil, isTight: list?.is_tight != 0))
    case MD_BLOCK_OL:
      close()
      let list = detail?.load(as: MD_BLOCK_OL_DETAIL.self)
      lists.append(List(next: Int(list?.start ?? 1), isTight: list?.is_tight != 0))
    case MD_BLOCK_LI:
      close()
      marker = nextMarker(detail?.load(as: MD_BLOCK_LI_DETAIL.self))
    case MD_BLOCK_QUOTE:
      close()
      quoteDepth += 1
    case MD_BLOCK_P: begin(.paragraph)
    case MD_BLOCK_H:
      begin(.heading(Int(detail?.load(as: MD_BLOCK_H_DETAIL.self).level ?? 1)))
    case MD_BLOCK_CODE: begin(.code)
    case MD_BLOCK_HR:
      begin(.rule)
      close()
    default: break
    }
  }

  private func leave(_ type: MD_BLOCKTYPE) {
    switch type {
    case MD_BLOCK_UL, MD_BLOCK_OL:
      close()
      _ = lists.popLast()
    case MD_BLOCK_LI:
      // An entry without text is still an entry.
      if marker != nil { begin(.paragraph) }
      close()
    case MD_BLOCK_QUOTE:
      close()
      quoteDepth -= 1
    case MD_BLOCK_P, MD_BLOCK_H, MD_BLOCK_CODE: close()
    default: break
    }
  }

  private func nextMarker(_ item: MD_BLOCK_LI_DETAIL?) -> Markdown.Block.Marker {
    var number: Int?
    if let last = lists.indices.last, let next = lists[last].next {
      number = next
      lists[last].next = next + 1
    }
    if let item, item.is_task != 0 {
      return .box(isDone: UInt8(bitPattern: item.task_mark) != 0x20)
    }
    return number.map { .number($0) } ?? .bullet
  }

  private func begin(_ kind: Markdown.Block.Kind) {
    close()
    let isTight = lists.last?.isTight == true && (marker != nil || blocks.last?.depth != 0)
    let isFirst = blocks.last.map { $0.depth == 0 } ?? true
    current = Markdown.Block(
      kind: kind, marker: marker, depth: lists.count, quoteDepth: quoteDepth,
      isTight: isTight && !isFirst, text: "", spans: [])
    marker = nil
  }

  private func close() {
    guard var block = current else { return }
    current = nil
    openSpans = []
    if block.kind == .code, block.text.last == "\n" { block.text.removeLast() }
    block.spans = characterSpans(in: block.text)
    spans = []
    blocks.append(block)
  }

  /// Converts the spans to characters: only bytes are known while text comes in pieces.
  private func characterSpans(in text: String) -> [Markdown.Span] {
    guard !spans.isEmpty else { return [] }
    var places = [Int](repeating: 0, count: text.utf8.count + 1)
    var (byte, number) = (0, 0)
    for character in text {
      for _ in 0..<character.utf8.count {
        places[byte] = number
        byte += 1
      }
      number += 1
    }
    places[byte] = number
    return spans.compactMap { span in
      guard span.range.upperBound < places.count else { return nil }
      let range = places[span.range.lowerBound]..<places[span.range.upperBound]
      return range.isEmpty ? nil : Markdown.Span(range, span.kind)
    }
  }

  // MARK: - Spans and text

  private func enterSpan(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    let kind: Markdown.Span.Kind? =
      switch type {
      case MD_SPAN_EM: .emphasis
      case MD_SPAN_STRONG: .strong
      case MD_SPAN_U: .underline
      case MD_SPAN_DEL: .struckOut
      case MD_SPAN_CODE: .code
      case MD_SPAN_A:
        (detail?.load(as: MD_SPAN_A_DETAIL.self).href).map { .link(MarkdownReader.text(of: $0)) }
      default: nil
      }
    openSpans.append(OpenSpan(start: current?.text.utf8.count ?? 0, kind: kind))
  }

  private func leaveSpan() {
    guard let span = openSpans.popLast(), let kind = span.kind, let current else { return }
    spans.append((span.start..<current.text.utf8.count, kind))
  }

  private func append(_ type: MD_TEXTTYPE, _ bytes: UnsafePointer<CChar>?, _ count: Int) {
    // An entry of a tight list has its text without a paragraph around it.
    if current == nil { begin(.paragraph) }
    current?.text += MarkdownReader.text(type, bytes, count)
  }

  /// The text for which a piece of the source stands.
  private static func text(
    _ type: MD_TEXTTYPE, _ bytes: UnsafePointer<CChar>?, _ count: Int
  ) -> String {
    switch type {
    case MD_TEXT_BR, MD_TEXT_SOFTBR: "\n"
    case MD_TEXT_NULLCHAR: "\u{fffd}"
    case MD_TEXT_ENTITY: Entity.text(of: string(bytes, count))
    default: string(bytes, count)
    }
  }

  private static func string(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
    guard let bytes else { return "" }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }

  /// The text of an attribute, with the characters of its entities. The entity of a control
  /// character stays as it was typed, since other programs get the text.
  private static func text(of attribute: MD_ATTRIBUTE) -> String {
    guard let bytes = attribute.text, let types = attribute.substr_types,
      let offsets = attribute.substr_offsets
    else { return "" }
    var result = ""
    var index = 0
    while offsets[index] < attribute.size {
      let start = Int(offsets[index])
      let count = Int(offsets[index + 1]) - start
      let piece = text(types[index], bytes + start, count)
      let isControl = piece.unicodeScalars.contains { $0.properties.generalCategory == .control }
      result += isControl ? string(bytes + start, count) : piece
      index += 1
    }
    return result
  }
}
