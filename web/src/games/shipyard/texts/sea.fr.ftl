## Canals

closer = Closer
farther = Farther away
show-all = Show all
canal-yours = Your canals
canal-counts = { $used } used, { $laid } laid
canal-none = No canal yet.
canal-map = { $count ->
    [0] No canal is laid
    [one] { $count } canal is laid
   *[other] { $count } canals are laid
}
canal-help = Drag to move, wheel or two fingers to zoom.
canal-side = { $side ->
    [0] North
    [1] East
    [2] South
   *[3] West
}
canal-cell = { canal-beside }
canal-beside = { $side ->
    [0] North of { $canal }
    [1] East of { $canal }
    [2] South of { $canal }
   *[3] West of { $canal }
}
canal-cell-reach = { canal-beside }: longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
canal-spaces = { $count ->
    [one] space
   *[other] spaces
}
canal-cells = { $count ->
    [one] { $canal }: it may lie on one cell.
   *[other] { $canal }: it may lie on { $count } cells.
} The number is the longest way your ship figure could sail then; now it is { $reach }.
canal-edge = { $side ->
    [0] Begin in the north
    [1] Begin in the east
    [2] Begin in the south
   *[3] Begin in the west
}
canal-first = Touch the edge where your ship figure begins. It cannot leave over that edge at once.
canal-turn = Turn { $canal }
canal-longest-after = longest way afterwards
canal-turned = { $turns ->
    [0] As printed
    [1] A quarter turn clockwise
    [2] Half a turn
   *[3] A quarter turn anticlockwise
}: longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
canal-no-turn = Joins no channel
turn-a-quarter = Turn by a quarter
canal-reach-then = Longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
canal-could-sail = Your ship figure could sail
canal-speeds = { $count ->
    [0] no ship can sail yet
    [one] space
   *[other] spaces: ships up to speed { $count }
}
canal-on-the-way = On the longest way
