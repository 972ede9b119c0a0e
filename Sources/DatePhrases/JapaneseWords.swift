/// Japanese words. Those with the meaning `nothing` keep a part of them from being read: 明日香 is
/// a name.
enum JapaneseWords {
  /// The words as a text; see ``Vocabulary/read(_:)``.
  static let text = """
    # Days
    day 0: 今日, 本日, きょう
    day 1: 明日, あした, あす
    day 2: 明後日, あさって
    day 3: 明々後日, 明明後日, しあさって
    day -1: 昨日, きのう
    day -2: 一昨日, おととい
    weekend: 週末, 今週末
    workday: 営業日
    habit workdays: 平日
    weekday #: 月曜日, 月曜, (月), （月） | 火曜日, 火曜, (火), （火） | 水曜日, 水曜, (水), \
    （水） | 木曜日, 木曜, (木), （木） | 金曜日, 金曜, (金), （金） | 土曜日, 土曜, (土), （土） \
    | 日曜日, 日曜, (日), （日）
    weekday # (field): 月 | 火 | 水 | 木 | 金 | 土 | 日

    # Numbers and lengths
    unit minute: 分
    unit minute: 分間
    unit hour: 時間
    unit day: 日, 日間
    unit week: 週, 週間
    unit month: ヶ月, か月, カ月, ヵ月, 箇月, ケ月
    unit year: 年, 年間
    unit half-year: 半年
    number 1 + unit half-year: 半年
    andHalf (field): 半
    yearMark: 年
    monthMark: 月
    dayMark: 日
    ordinalMark: 第
    ordinal -1: 最終
    ordinal 1: 最初の
    ordinal -1 + unit day: 末日, 最終日
    number 1 + unit quarter: 四半期
    monthMark + edge end: 月末
    monthMark + edge start: 月初, 月初め

    # Relations
    next + weekend: 来週末
    this + unit week: 今週
    this + unit month: 今月
    this + unit year: 今年
    next + unit week: 来週
    next + unit month: 来月
    next + unit year: 来年
    afterNext + unit week: 再来週
    afterNext + unit month: 再来月
    afterNext + unit year: 再来年
    previous + unit week: 先週
    previous + unit month: 先月
    next: 次の
    next: 翌
    coming: 今度の
    edge end + unit month: 月末
    edge end + unit year: 年末, 年内
    edge start + unit month: 月初, 月初め
    edge end: 末, 終わり
    edge middle: 中旬, 半ば
    edge start: 初め, 上旬, 頭
    edge end: 下旬
    fromNow: 後
    ago: 前
    of: の
    and: と, ・, 、

    # Prepositions
    particle: に, 中に, 内に, 中, 以内に, 頃, ごろ, 頃に, ごろに
    untilBehind: まで, までに
    startBehind: から

    # Times
    time noon: 正午, お昼
    time midnight: 真夜中
    day 0 + part evening: 今夜, 今晩
    day 0 + part morning: 今朝
    day 1 + part morning: 明朝
    day 1 + part evening: 明晩
    part morning: 朝
    part evening: 夕方
    part night: 夜, 晩
    part afternoon: 午後
    half am: 午前
    half pm: 午後
    hourMark: 時
    minuteMark: 分
    plus + halfHour: 半

    # Rules
    every + weekend: 毎週末
    times: 回
    every + unit day: 毎日
    every + unit week: 毎週
    every + unit month: 毎月
    every + unit year: 毎年
    every + unit day + part morning: 毎朝
    every + unit day + part night: 毎晩, 毎夜
    every + other + unit day: 隔日
    every + other + unit week: 隔週
    every + other + unit month: 隔月
    everyBehind: ごと, ごとに, 毎, 毎に
    unheld: 毎時, 以外

    # Holidays
    date 12 31: 大晦日
    date 1 1: 元日, 元旦
    holiday 12 25: クリスマス
    holiday 12 24: クリスマスイブ

    # No words of a date
    nothing: 明日香, 日曜大工, 毎日新聞, 朝日新聞, 日本, 日記, 今日子, 月見, 時間割
    """
}
