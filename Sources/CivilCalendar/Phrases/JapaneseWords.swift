enum JapaneseWords: LanguageWords {
  /// Japanese words. A word without terms keeps a part of it from being read: 明日香 is a name.
  static let all =
    days + units + relations + times + rules
    + [Vocabulary("明日香,日曜大工,毎日新聞,朝日新聞,日本,日記,今日子,月見,時間割")]

  private static let days: [Vocabulary] =
    [
      Vocabulary("今日,本日,きょう", .day(0)),
      Vocabulary("明日,あした,あす", .day(1)),
      Vocabulary("明後日,あさって", .day(2)),
      Vocabulary("明々後日,明明後日,しあさって", .day(3)),
      Vocabulary("昨日,きのう", .day(-1)),
      Vocabulary("一昨日,おととい", .day(-2)),
      Vocabulary("週末,今週末", .weekend),
      Vocabulary("来週末", .next, .weekend),
      Vocabulary("毎週末", .every, .weekend),
      Vocabulary("営業日", .workday),
      Vocabulary("平日", .habit(workdays)),
      Vocabulary("大晦日", .date(month: 12, day: 31)),
      Vocabulary("元日,元旦", .date(month: 1, day: 1)),
      Vocabulary("クリスマス", .holiday(month: 12, day: 25)),
      Vocabulary("クリスマスイブ", .holiday(month: 12, day: 24)),
    ]
    + row(
      """
      月曜日,月曜,(月),（月）|火曜日,火曜,(火),（火）|水曜日,水曜,(水),（水）|木曜日,木曜,(木),（木）|金曜日,金曜,(金),（金）|\
      土曜日,土曜,(土),（土）|日曜日,日曜,(日),（日）
      """, weekday)
    + row("月|火|水|木|金|土|日", care: .fieldOnly, weekday)

  private static let units: [Vocabulary] = [
    Vocabulary("分", minute), Vocabulary("分間", minute), Vocabulary("時間", hour),
    Vocabulary("日,日間", day), Vocabulary("週,週間", week),
    Vocabulary("ヶ月,か月,カ月,ヵ月,箇月,ケ月", month), Vocabulary("年,年間", year),
    Vocabulary("半年", halfYear), Vocabulary("半年", .number(1), halfYear),
    Vocabulary("半", .andHalf, care: .fieldOnly),
    Vocabulary("年", .yearMark), Vocabulary("月", .monthMark), Vocabulary("日", .dayMark),
    Vocabulary("第", .ordinalMark), Vocabulary("最終", .ordinal(-1)), Vocabulary("最初の", .ordinal(1)),
    Vocabulary("末日,最終日", .ordinal(-1), day), Vocabulary("四半期", .number(1), quarter),
  ]

  private static let relations: [Vocabulary] = [
    Vocabulary("今週", .this, week), Vocabulary("今月", .this, month), Vocabulary("今年", .this, year),
    Vocabulary("来週", .next, week), Vocabulary("来月", .next, month), Vocabulary("来年", .next, year),
    Vocabulary("再来週", .afterNext, week), Vocabulary("再来月", .afterNext, month),
    Vocabulary("再来年", .afterNext, year), Vocabulary("先週", .previous, week),
    Vocabulary("先月", .previous, month), Vocabulary("次の", .next), Vocabulary("翌", .next),
    Vocabulary("今度の", .coming),
    Vocabulary("月末", .edge(.end), month), Vocabulary("月末", .monthMark, .edge(.end)),
    Vocabulary("年末,年内", .edge(.end), year),
    Vocabulary("月初,月初め", .edge(.start), month),
    Vocabulary("月初,月初め", .monthMark, .edge(.start)), Vocabulary("末,終わり", .edge(.end)),
    Vocabulary("中旬,半ば", .edge(.middle)), Vocabulary("初め,上旬,頭", .edge(.start)),
    Vocabulary("下旬", .edge(.end)), Vocabulary("後", .fromNow), Vocabulary("前", .ago),
    Vocabulary("の", .of), Vocabulary("と,・,、", .and),
    Vocabulary("に,中に,内に,中,以内に,頃,ごろ,頃に,ごろに", .particle),
    Vocabulary("まで,までに", .untilBehind), Vocabulary("から", .startBehind),
  ]

  private static let times: [Vocabulary] = [
    Vocabulary("正午,お昼", .time(.noon)), Vocabulary("真夜中", .time(.midnight)),
    Vocabulary("今夜,今晩", .day(0), .part(.evening)), Vocabulary("今朝", .day(0), .part(.morning)),
    Vocabulary("明朝", .day(1), .part(.morning)), Vocabulary("明晩", .day(1), .part(.evening)),
    Vocabulary("朝", .part(.morning)), Vocabulary("夕方", .part(.evening)),
    Vocabulary("夜,晩", .part(.night)), Vocabulary("午後", .part(.afternoon)),
    Vocabulary("午前", .half(isAfternoon: false)), Vocabulary("午後", .half(isAfternoon: true)),
    Vocabulary("時", .hourMark(isSpoken: false)), Vocabulary("分", .minuteMark),
    Vocabulary("半", .plus, .halfHour), Vocabulary("回", .times),
  ]

  private static let rules: [Vocabulary] = [
    Vocabulary("毎日", .every, day), Vocabulary("毎週", .every, week), Vocabulary("毎月", .every, month),
    Vocabulary("毎年", .every, year), Vocabulary("毎朝", .every, day, .part(.morning)),
    Vocabulary("毎晩,毎夜", .every, day, .part(.night)), Vocabulary("隔日", .every, .other, day),
    Vocabulary("隔週", .every, .other, week), Vocabulary("隔月", .every, .other, month),
    Vocabulary("ごと,ごとに,毎,毎に", .everyBehind), Vocabulary("毎時,以外", .unheld),
  ]
}
