// A complete bot program in JavaScript. Copy it, change `choose`, and try it:
//
// ilion bot check 'node bot.js'
// ilion arena trojan-horse --bots 'cmd node bot.js' random
//
// It reads one JSON message per line and answers move requests. Standard output belongs to the answers; use console.error for
// debugging output.

const readline = require("node:readline");

/** Return one of `request.moves`. `request.view` is everything that the seat knows. */
function choose(request) {
  const { game, moves, view } = request;
  if (game === "trojan-horse" && view.phase === "announce") {
    const favourable = (move) => view.odds[Number(move) - 1][0]; // of [favourable cards, cards]
    return moves.reduce((best, move) => (favourable(move) > favourable(best) ? move : best));
  }
  return moves.find((move) => move !== "pass") ?? moves[0];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "move") {
    if (message.start) console.error(`Playing ${message.start.title} on seat ${message.seat}.`);
    console.log(JSON.stringify({ move: choose(message) }));
  } else if (message.type === "end") {
    console.error(`Place ${message.places[message.seat]} of ${message.seats}.`);
  }
});
