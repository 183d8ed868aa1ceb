/** Sentences about moves: the consequences of a choice, the labels of buttons. */
import { percents } from "./percents";
import { sentence } from "../../text/sentence";
import type { Facts, Panel } from "../contract";
import { distance, same } from "./geometry";
import { TOKENS } from "./pictures";
import { names, subjects, whose, type Choice, type Table } from "./targets";
import type { AimPreview, Drift, FightPreview, Hand, LayPreview, Offer, OfferPreview, Preview, Thing, ToPreview } from "./types";

const percent = (part: number): number => Math.round(100 * part);

/** Return the other captain of the current fight or bargain. */
export function partner(play: Table): number | null {
  const { fight, landing, turn, actor } = play.view;
  if (fight) return fight.seats.find((seat) => seat !== actor) ?? null;
  return landing && landing.giver !== null ? (actor === turn ? landing.giver : turn) : null;
}

/** Return the name of an item of a bargain: 2 gifts, Skylla, Crete. */
export function thingWords(play: Table, thing: Thing): string {
  if (thing.gifts !== undefined) return play.say("thing-gifts", { gifts: thing.gifts });
  return thing.card !== undefined ? play.say(`title-${thing.card}`) : play.say(`sea-${thing.island}`);
}

/** Return the same within a sentence: 2 gifts, the Bag of winds, Crete. */
function thingInSentence(play: Table, thing: Thing): string {
  if (thing.card !== undefined) return play.say("letter-thing-card", { card: thing.card });
  return thing.island !== undefined ? play.say("letter-thing-island", { island: thing.island }) : thingWords(play, thing);
}

/** Return the text of the letter in which a captain offers something to another one. */
export function offerWords(play: Table, offer: Offer, to: number): string {
  if (!offer.thing) return play.say("letter-peace");
  const thing = thingInSentence(play, offer.thing);
  const named = play.view.landing?.named;
  if (named) return sentence(play.say("letter-task", { thing, card: named }));
  const [giver, taker] = offer.kind === "give" ? [offer.seat, to] : [to, offer.seat];
  const mine = play.seat === taker ? "gets" : play.seat === giver ? "gives" : "no";
  return play.say("letter-thing", { mine, who: play.name(taker), thing });
}

/** Return the label of a button: a verb and its object. */
export function forward(play: Table, move: Choice): string {
  const { data } = move;
  const other = partner(play);
  const facts = { who: other === null ? "" : play.name(other) };
  switch (data.kind) {
    case "sail":
      return play.say(play.view.turn !== null && play.view.players[play.view.turn]!.next_sail_is_4 ? "do-sail-4" : "do-sail");
    case "to":
      if (same(data.at, play.view.players[play.view.turn!]!.at)) return play.say("do-stay");
      return data.place === "sea" ? play.say("do-to-sea") : play.say("do-to-land", { island: data.place });
    case "lay":
      return play.say("do-lay");
    case "give":
    case "ask":
      return play.say(`do-${data.kind}`, { ...facts, thing: thingWords(play, data.thing) });
    case "card":
      return play.say(play.view.phase === "name" ? "do-name" : "do-choose", { what: play.say(`title-${data.card}`) });
    case "look":
      return play.say("do-look", { island: data.island });
    default:
      return play.knows(`do-${data.kind}`) ? play.say(`do-${data.kind}`, facts) : play.format(move.words);
  }
}

/** The arrow is taken, laid and only then released. */
export const isPart = (_: Table, move: Choice): boolean => move.data.kind === "arrow" || move.data.kind === "lay";

/** R turns the arrow by 60°. */
export function key(play: Table, pressed: string): boolean {
  const ways = play.moves.filter(({ data }) => data.kind === "aim");
  if (pressed.toLowerCase() !== "r" || !ways.length) return false;
  play.choose(ways[(ways.findIndex(({ text }) => text === play.chosen?.text) + 1) % ways.length]!);
  return true;
}

const USUAL: readonly string[] = ["sail", "fight", "no-offer"];

/** The usual choice: sail, fight, roll on without an offer. */
export const suggest = (play: Table): Choice | null => play.moves.find(({ data }) => USUAL.includes(data.kind)) ?? null;

export function consequence(play: Table): string | null {
  const said = play.preview && foreseen(play, play.preview);
  return said && sentence(said);
}

export function foreseen(play: Table, preview: Preview): string {
  switch (preview.kind) {
    case "sail":
      return preview.roll ? play.say("then-sail-4", { number: preview.roll }) : play.say("then-sail");
    case "arrow":
      return preview.cost ? play.say("then-arrow", { cost: preview.cost, gifts: preview.gifts }) : play.say("then-arrow-free");
    case "to":
      return sailed(play, preview);
    case "lay":
      return laid(play, preview);
    case "aim":
      return released(play, preview);
    case "card":
      return play.say(`effect-${preview.card}`);
    case "look":
      return preview.card ? play.say("then-look-known", { card: preview.card }) : play.say("then-look", { island: preview.island });
    case "roll":
    case "slaughter":
    case "again": {
      const [throws, of] = preview.loses_hero as [number, number];
      return play.say(`then-${preview.kind}`, { chance: percent(throws / of), last: preview.last ? "yes" : "no" });
    }
    case "no-offer":
    case "refuse":
      return "odds" in preview ? fought(play, preview) : play.say(`then-${preview.kind}-task`, { who: play.name(partner(play)!) });
    default:
      if ("hands" in preview) return bargained(play, preview);
      if ("odds" in preview) return fought(play, preview);
      return play.say(`then-${preview.kind}`);
  }
}

function sailed(play: Table, to: ToPreview): string {
  if (to.stays) return play.say("then-stay");
  if (to.wins) return play.say("then-home");
  const found: string[] = [];
  if (to.meets.length) found.push(play.say("then-meets", { who: names(play, to.meets) }));
  if (to.place === "syrte") found.push(play.say("then-syrte"));
  else if (to.ruler !== null && to.ruler === play.seat) found.push(play.say("then-own-island"));
  else if (to.ruler !== null) {
    found.push(
      play.say("then-ruled", { who: play.name(to.ruler), island: to.place, cards: play.view.players[to.ruler]!.cards.length }),
    );
  } else if (to.card)
    found.push(
      play.say("then-known-card", { island: to.place, what: play.say(`title-${to.card}`), does: play.say(`effect-${to.card}`) }),
    );
  else if (to.lies) found.push(play.say("then-card", { island: to.place, lies: to.lies, unknown: play.view.unknown.length }));
  if (!found.length) return play.say("then-sea");
  if (to.place === "aiolia") found.push(play.say("then-aiolia"));
  return found.join(" ");
}

function laid(play: Table, { directions }: LayPreview): string {
  const hits = Object.entries(directions).filter(([, drifts]) => drifts.length);
  if (!hits.length) return play.say("then-lay-nobody");
  const ways = hits.map(([direction, drifts]) =>
    play.say("then-lay-way", {
      direction,
      who: subjects(
        play,
        drifts.map(({ seat }) => seat),
      ),
    }),
  );
  return play.say("then-lay", { ways: ways.join("; ") });
}

/** Return where the wind takes a ship. */
export function driftWords(play: Table, drift: Drift): string {
  const facts = { ...whose(play, drift.seat), hexes: distance(drift.start, drift.at), island: drift.place };
  if (same(drift.start, drift.at)) return play.say("drift-stopped", facts);
  return play.say(drift.place === "sea" ? "drift-sea" : "drift-land", facts);
}

function released(play: Table, { drifts, sheltered, meetings, home }: AimPreview): string {
  const found = drifts.length ? [play.say("then-aim", { ships: drifts.map((drift) => driftWords(play, drift)).join("; ") })] : [];
  if (!drifts.length) found.push(play.say("then-aim-nobody"));
  if (sheltered.length) found.push(play.say("then-sheltered", { who: names(play, sheltered), number: sheltered.length }));
  for (const pair of meetings) {
    const [one, other] = (pair[1] === play.seat ? pair.toReversed() : pair) as [number, number];
    found.push(play.say("then-meeting", { ...whose(play, one), other: play.name(other) }));
  }
  if (home.length) found.push(play.say("then-reaches-home", homecoming(play, home)));
  return found.join(" ");
}

/** Return the facts of the sentence about those whom the storm brings home. */
function homecoming(play: Table, home: readonly number[]): Facts {
  return { mine: home[0] === play.seat ? "yes" : "no", who: subjects(play, home), number: home.length };
}

function fought(play: Table, preview: FightPreview): string {
  const [wins, of] = preview.odds as [number, number];
  const [won, tied, lost] = percents([wins / of, preview.equal / of, preview.loses / of]) as [number, number, number];
  const chances = {
    who: play.name(preview.other),
    wins: won,
    equal: tied,
    loses: lost,
    lost: percent(preview.lost),
    sunk: percent(preview.other_lost),
  };
  const odds = play.say("then-odds", chances);
  return preview.kind === "fight" ? odds : `${play.say(`then-${preview.kind}`, chances)} ${odds}`; // the button says that it fights
}

/** Return the items that change hands, as each side has them afterwards. */
function bargained(play: Table, { kind, hands }: OfferPreview): string {
  const changes = hands.flatMap((hand) => changed(play, hand));
  const { fight, landing, turn } = play.view;
  const end = fight
    ? play.say("then-peace")
    : play.say("then-task", { ...whose(play, turn!), what: play.say(`title-${landing?.named}`) });
  if (!changes.length) return kind === "accept" ? end : play.say("then-peace-offered", { who: play.name(partner(play)!) });
  return `${play.say(kind === "accept" ? "then-accept" : "then-accepted")} ${changes.join("; ")}. ${end}`;
}

function changed(play: Table, hand: Hand): string[] {
  const now = play.view.players[hand.seat]!;
  const facts = whose(play, hand.seat);
  const found: string[] = [];
  if (hand.gifts !== now.gifts) found.push(play.say("changed-gifts", { ...facts, now: now.gifts, gifts: hand.gifts }));
  for (const card of hand.cards)
    if (!now.cards.includes(card)) found.push(play.say("changed-gains", { ...facts, what: play.say(`title-${card}`) }));
  for (const island of hand.islands)
    if (!now.islands.includes(island)) found.push(play.say("changed-gains", { ...facts, what: play.say(`sea-${island}`) }));
  if (hand.chips !== now.chips) found.push(play.say("changed-chips", { ...facts, now: now.chips, chips: hand.chips }));
  return found;
}

const CHIP = "M0-9A9 9 0 1 1-.1-9ZM0-4A4 4 0 1 1-.1-4Z";
const HOUSE = "M-9 0 0-9 9 0M-6-2V9H6V-2";

export function panel(play: Table, seat: number): Panel {
  const player = play.view.players[seat]!;
  const { heroes, gifts, hunger, cards } = player;
  const short = Math.max(0, -player.score);
  return {
    token: TOKENS[player.colour],
    score: String(short),
    figures: [
      { sign: CHIP, value: player.chips, words: play.say("panel-chips", { n: player.chips }) },
      { sign: HOUSE, value: short, words: play.say("panel-steps", { n: short }) },
    ],
    note: play.say(hunger ? "panel-hungry" : "panel-note", { heroes, gifts, hunger, cards: cards.length }),
    ...(player.home ? { mark: play.say("panel-home") } : play.view.first === seat ? { mark: play.say("panel-first") } : {}),
  };
}
