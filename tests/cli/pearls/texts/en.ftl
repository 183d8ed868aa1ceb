P-1 = Every seat gets a pearl of 1 to 6 points, which only its owner sees.
P-2 = In a turn you dive at one of 30 places, then show your pearl or keep it hidden, then stake 1, 2 or 3 points.
P-3 = A place where somebody has dived is closed.
P-4 = After one turn each the game ends. Pearl and stake are your points.

prompt-deal = Seat { $seat } is dealt a pearl.
prompt-dive = Seat { $seat }: where do you dive?
prompt-show = Seat { $seat }: show your pearl or keep it hidden?
prompt-stake = Seat { $seat }: how much do you stake?
prompt-over = The game is over.

deal = Seat { $seat } gets a pearl of { $points }.
deal-veiled = Seat { $seat } gets a pearl.
dive = Dive at place { $place }
show = Show the pearl
keep = Keep the pearl hidden
stake = Stake { $points }

refusal-closed = Place { $place } is closed.
refusal-later = That is not what is asked now.
preview-points = points after it
score-pearl = the pearl
score-stake = the stake
ending = Everybody has had a turn.

told-deal = { $number } pearls were dealt.
told-dive = { $seat-start } dived at place { $place }.
told-stake = { $seat-start } staked { $points }.
