extension PhraseBook {
  static let frenchText = PhraseSection(
    "text", .french,
    #"""
    Lire Demain nous appartient
    Préparer la démo de vendredi
    Préparer les slides pour vendredi
    Le lundi au soleil
    Regarder Mercredi
    Lire le journal du matin
    Journal du soir
    Robe du soir
    Plat du jour
    Menu de la semaine
    Employé du mois
    Jour de fête
    Le jour J
    La fin du monde
    En fin de compte
    Tous les livres
    Acheter un quart de vin
    3 jours à Rome
    Une fois
    Un jour
    Mars et Vénus
    En marche
    Avoir mal
    Dans la rue
    Dans le sac
    Le 15e arrondissement
    Louis XIV
    Mer et montagne
    Jeu de société
    Acheter un jeu
    Aller à la mer
    Sam et Max
    Acheter du pain pour demain
    Cahier du jour
    Soupe du jour
    La fin de l'histoire
    Chaque chose en son temps
    Tous les chemins
    Demi pension
    Couper en deux
    Chapitre 3
    Deux semaines de vacances
    Acheter un Mars
    À la maison
    """#)
}
