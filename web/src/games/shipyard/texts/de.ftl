start-player = Startspieler
ships-sailed = Ausgelaufene Schiffe
employees = Angestellte
trains = Güterzüge
canals-laid = Gelegte Kanäle
guilders = { $count ->
    [one] { $count } Gulden
   *[other] { $count } Gulden
}
