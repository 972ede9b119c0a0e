extension SentenceWords {
  /// English.
  static let english = SentenceWords(
    holding: """
      the a an some any each this that these those next last past previous every my our your his her its \
      their no not of for in into within to than since before after between and or vs versus with without about \
      as like per is are was were be i he she we they who via till through during against called named \
      high on by until due at from start starting defer except excluding but
      """,
    intending: "for",
    negating: "not never except excluding",
    naming: """
      black good easter cyber ash palm holy maundy whit taco casual bloody freaky super shrove pancake \
      giving usa blue ruby throwback given
      """,
    continuing: """
      about with at in for to from and or but because before after so re re: via near by on per until if \
      whether unless when while as regarding over during between without against around
      """,
    verbs: """
      add apply arrange ask assemble attend back backup bake book borrow break bring browse brush build \
      buy call cancel change charge check clean clear collect compare complete confirm contact continue \
      cook copy create cut deliver discuss do donate download draft drink drive drop eat email empty \
      exercise feed fetch file fill find finish fix fly fold follow freeze get give go grab hang have help \
      hire hoover install invite iron join keep learn leave lock look mail make measure meditate meet \
      message mop move mow negotiate open order organise organize pack paint pay phone pick plan plant \
      play post practice practise prepare print pull pump push put read record refill register remind \
      remove renew rent repair replace reply report request research reserve reset respond return review \
      rewrite run schedule see sell send set sew share ship shop sign skype sort speak start stop study \
      submit swap sweep swim switch take talk tell test text thank throw tidy train transfer translate try \
      turn update upload use vacuum visit wait wake walk wash watch water weed withdraw wrap write
      """,
    predicates: """
      never is isn't was wasn't will won't would can can't could should must has had comes came dies \
      starts begins ends matters counts feels looks sucks rocks show shows
      """,
    counting: """
      chapter part page pages episode section step version level take rate rated score room gate platform \
      track act scene volume book lesson exercise question figure table line row grade phase sprint v \
      finish cut open ratio
      """, joining: "and or to till until through but except")

  /// German.
  static let german = SentenceWords(
    holding: """
      der die das den dem des ein eine einen einem einer mein meine meinen dein unser unsere ihr ihre \
      jeder jede jedes alle guten gute guter am im für von vom zur zum mit ohne nach vor seit und oder \
      aus zu als wie kein keine so über gegen wegen
      """,
    intending: "für",
    negating: "nicht nie außer",
    continuing: """
      mit bei im in an am auf für von zu zum zur wegen über und oder aber weil nach vor ohne aus um ob \
      damit
      """,
    verbs: "bitte", lastVerbEndings: "en ern eln",
    predicates: "ist sind war wird kann zählt gut",
    counting: "kapitel seite teil folge band stufe raum gleis",
    joining: "und oder bis")

  /// French.
  static let french = SentenceWords(
    holding: """
      le la les l' un une des du de d' ce cet cette mon ma mes ton ta tes son sa ses notre nos votre vos \
      leur leurs pour avec sans par et ou dans sur sous chez au aux à en que qui
      """,
    intending: "pour",
    negating: "pas jamais sauf",
    continuing: "avec à au aux chez pour de du des dans et ou mais car avant après sans sur par en",
    verbEndings: "er ir re",
    predicates: "est sont était sera nous dernier hier",
    counting: "chapitre page partie épisode tome niveau salle voie",
    joining: "et ou à au", lowersWeekdays: true)

  /// Spanish.
  static let spanish = SentenceWords(
    holding: """
      el la los las un una unos unas del de este esta mi mis tu tus su sus nuestro nuestra para por con sin \
      y o en a al que como
      """,
    intending: "para",
    negating: "no nunca excepto salvo menos",
    continuing: "con a al en para por de del y o pero porque antes después sin sobre desde",
    verbEndings: "ar er ir arse erse irse",
    predicates: "es son era será está popular",
    counting: "capítulo página parte episodio tomo nivel sala",
    joining: "y e o u a al hasta", lowersWeekdays: true)

  /// Japanese.
  static let japanese = SentenceWords(
    holding: "の は が を", continuing: "", joining: "か や", beginsWithDates: true,
    holdingBehind: "の は が を も って へ")
}
