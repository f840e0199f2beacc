start-player = premier joueur
ships-sailed = Navires partis
employees = Employés
trains = Trains
canals-laid = Canaux posés
guilders = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
