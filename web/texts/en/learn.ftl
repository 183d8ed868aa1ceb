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
lesson-again = Start again
lesson-leave = Start my own game
lesson-more = Keys and more
lesson-keys = B goes to the board, M to the list of moves, / to the box for notation; arrows choose, Enter plays.
lesson-other = That move is legal, but it is not the one the lesson asks for. Nothing is lost: try again.
lesson-early = First press “{ lesson-next }”.
lesson-cut = This lesson was interrupted. Start again whenever you like.
lesson-done = You can play it now
strategy = How to play well
strategy-of = { $title }: how to play well
