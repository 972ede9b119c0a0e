/// Spanish words.
enum SpanishWords {
  /// The words as a text; see ``Vocabulary/read(_:)``.
  static let text = """
    # Days
    day 0: hoy
    day 1: mañana
    day 2: pasado mañana
    day -1: ayer
    day -2: anteayer
    weekend: fin de semana, fines de semana
    workday: día laborable, días laborables, día hábil, días hábiles, día de trabajo
    habit workdays: entre semana, de lunes a viernes, los días laborables
    habit 6: los fines de semana
    weekday #: lunes | martes | miércoles | jueves | viernes | sábado | domingo
    weekday #: lun | - | mié | - | vie | sáb
    weekday # (weak dotted): - | mar | - | jue | - | - | dom
    habit #: los lunes | los martes | los miércoles | los jueves | los viernes | sábados, los \
    sábados | domingos, los domingos
    month #: enero, ene | febrero | marzo | abril, abr | mayo | junio | julio | agosto, ago | \
    septiembre, setiembre | octubre | noviembre | diciembre, dic

    # Numbers and lengths
    unit minute: minuto, minutos
    unit hour: hora, horas
    unit day: día, días
    unit week: semana, semanas
    unit fifteen-days: quincena, quincenas
    unit month: mes, meses
    unit quarter: trimestre, trimestres
    unit half-year: semestre, semestres
    unit year: año, años
    halves 1: medio, media
    amount 90 minutes: hora y media
    unit 15 minutes: cuarto de hora
    amount 45 minutes: tres cuartos de hora
    andHalf: y medio, y media
    number #: un, una, uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | \
    once | doce | - | - | quince
    number 20: veinte
    ordinal -1: último, última
    ordinal #: primer, primero, primera | segundo, segunda | tercer, tercero, tercera | cuarto, \
    cuarta | quinto, quinta

    # Relations
    this: este, esta, estos
    next: próximo, próxima
    coming: que viene
    previous: pasado, pasada
    edge end: fin de, a fin de, final de, finales de, al final de, a finales de, fines de
    edge end: final del, al final del, finales del
    edge start: principios de, a principios de, principio de, al principio de
    edge middle: mediados de, a mediados de
    within: en, dentro de
    inMonth: en el mes de
    fromNow: más tarde
    of: de, del, en
    article: la, las, los, el
    and: y, e
    through: a, al

    # Prepositions
    onThe: el, el día
    on: al, en
    by: a más tardar, a más tardar el, como tarde, como muy tarde
    particle: como tarde, como muy tarde, inclusive
    until: hasta, hasta el
    before: antes de, antes del
    at: a las, a la, al, a, sobre las, a eso de las, a eso de la, las, la
    after: después de
    start: a partir de, a partir del, desde, desde el
    start: no antes de, no antes del, como pronto

    # Times
    time noon: mediodía, al mediodía, a mediodía
    time midnight: medianoche, a medianoche
    partPhrase morning: por la mañana
    part morning (name): mañana, mañanas
    part afternoon: tarde, tardes
    part night: noche, noches
    partPhrase afternoon: por la tarde
    partPhrase night: por la noche
    partBehind morning: de la mañana
    partBehind afternoon: de la tarde
    partBehind night: de la noche
    hourMark: horas, h
    halfHour: media
    quarterHour: cuarto
    plus: y
    minus: menos

    # Rules
    every: cada, todos los, todas las
    every + unit day: diariamente, a diario
    every + other + unit day: días alternos
    every + unit week: semanalmente
    every + unit fortnight: quincenalmente
    every + unit month: mensualmente
    every + unit quarter: trimestralmente
    every + unit year: anualmente
    times: veces, vez
    during: durante
    afterDone: después de hecho

    # Holidays
    holiday 12 25: navidad
    holiday 12 24: nochebuena
    holiday 12 31: nochevieja
    holiday 1 1: año nuevo
    holiday 1 6: reyes
    """
}
