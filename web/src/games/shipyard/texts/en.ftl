start-player = start player
ships-sailed = Ships that sailed
employees = Employees
trains = Trains
canals-laid = Canals laid
guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
