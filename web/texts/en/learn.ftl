# Guided first games and strategy pages

learn = Learn it in five minutes
learn-game = { $title }: learn it in five minutes
lesson-step = Step { $number } of { $of }
lesson-do = Do this
lesson-press = Then press “{ $button }”.
lesson-press-now = Now press “{ $button }”.
lesson-all = More
lesson-less = Less
lesson-back = Step back
lesson-next = Next
lesson-skip = Do it for me
lesson-again = Begin again
lesson-leave = To a game of my own
lesson-more = Keys and more
lesson-keys = B goes to the board, M to the list of moves, / to the box for notation; arrows choose, Enter plays.
lesson-other = That is a legal move, but not the one meant here. Nothing is lost: try again.
lesson-early = First press “Next”.
lesson-cut = This lesson was broken off. Begin again whenever you like.
lesson-done = You can play it now
strategy = How to play well
strategy-of = { $title }: how to play well
