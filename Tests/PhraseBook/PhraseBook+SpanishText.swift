extension PhraseBook {
  static let spanishText = PhraseSection(
    "text", .spanish,
    #"""
    Leer el periódico de la mañana
    Preparar la demo del viernes
    Preparar la demo para el viernes
    El día de la bestia
    Plato del día
    Menú de la semana
    Empleado del mes
    Noche de cine
    Noche de paz
    La tarde en casa
    Fin de la historia
    Al fin y al cabo
    Todos los libros
    Cada uno
    Todos los caminos
    Dos semanas de vacaciones
    3 días en Roma
    Capítulo 3
    Media naranja
    Medio kilo de pan
    Comprar media docena
    Comprar un mar de flores
    Sol y mar
    En casa
    En una caja
    A la playa
    Una hora menos
    El 15 de la calle
    Carlos III
    Domingo Pérez
    Llamar a Domingo
    Abril y sus amigas
    El fin del mundo
    Cada cosa en su sitio
    Una vez
    Los libros
    """#)
}
