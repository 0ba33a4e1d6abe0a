// A table on boardgame.io's server, about as large as one of our games: open displays and collections,
// face-down decks, a secret hand for each seat, prices, scores that are counted for every view.
// Cards only move about, so a match can go on for as long as it is measured.
//
//     NODE_PATH=... NODE_ENV=production PORT=8200 node peer_room_boardgameio.cjs
//
// Given its best: production mode, matches in memory only (nothing is written), no undo, no lobby, and
// no legal moves to work out. Whole views and not patches (`deltaState`), which cost it more time.
const { Server, Origins } = require("boardgame.io/server");

const SEATS = 5;
const COLOURS = ["crimson", "cobalt", "emerald", "saffron"];
const PAINTINGS = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((number) => `${colour}-${number}`));
const SHOWS = COLOURS.flatMap((one, from) =>
  COLOURS.slice(from).flatMap((two) => [`${one}-${two}-1`, `${one}-${two}-2`]),
);
const HAND = 4;
const SHOWN = 6;

function setup({ random }) {
  const paintings = random.Shuffle(PAINTINGS);
  const shows = random.Shuffle(SHOWS);
  const cards = random.Shuffle([...COLOURS, ...COLOURS, ...COLOURS, ...COLOURS, ...COLOURS, ...COLOURS]);
  return {
    options: { players: SEATS, first: null, actions: 3, composition: "standard", limit: null },
    prices: [...COLOURS],
    display: paintings.splice(0, SHOWN),
    shows: shows.splice(0, SHOWN),
    hands: Array.from({ length: SEATS }, () => cards.splice(0, HAND)),
    collections: Array.from({ length: SEATS }, () => ({
      gold: 3,
      paintings: paintings.splice(0, 2),
      shows: shows.splice(0, 2),
    })),
    deck: paintings,
    discard: paintings.splice(0, 3),
    showDeck: shows,
    cards,
    cardDiscard: cards.splice(0, 1),
    round: 1,
    phase: "collect",
    bought: [],
  };
}

// Lay a card from the hand, which moves its colour to the front of the prices; take a painting from the
// display for the oldest one; the oldest show goes back for the next one.
function take({ G, ctx, playerID }, card, painting) {
  const hand = G.hands[playerID];
  const own = G.collections[playerID];
  const [laid] = hand.splice(card, 1);
  G.prices = [laid, ...G.prices.filter((colour) => colour !== laid)];
  G.cardDiscard.push(laid);
  G.cards.push(G.cardDiscard.shift());
  hand.push(G.cards.shift());
  hand.sort();
  const [taken] = G.display.splice(painting, 1);
  own.paintings.push(taken);
  G.discard.push(own.paintings.shift());
  G.deck.push(G.discard.shift());
  G.display.push(G.deck.shift());
  own.shows.push(G.shows.shift());
  G.shows.push(own.shows.shift());
  own.gold = (own.gold + 4 - G.prices.indexOf(taken.split("-")[0])) % 20;
  G.bought = [taken];
  G.round = 1 + Math.floor(ctx.turn / SEATS);
}

function works(shows) {
  const shown = shows.flatMap((show) => show.split("-").slice(0, 2));
  return COLOURS.map((colour) => shown.filter((each) => each === colour).length);
}

function scores(collections) {
  const shown = collections.map(({ shows }) => works(shows));
  const most = COLOURS.map((_, colour) => Math.max(...shown.map((each) => each[colour])));
  return collections.map(({ shows }, seat) => {
    const majorities = COLOURS.filter((_, each) => most[each] > 0 && shown[seat][each] === most[each]);
    const all = shown[seat].every((count) => count > 0);
    const points = shows.length + majorities.length + (all ? 1 : 0);
    return { shows: shows.length, shown: shown[seat], all, majorities, points };
  });
}

// What a seat may know: decks are numbers, and of the hands only its own.
function playerView({ G, playerID }) {
  const { hands, deck, showDeck, cards, collections, ...open } = G;
  const counted = scores(collections);
  return {
    seat: playerID,
    hand: playerID === null ? null : hands[playerID],
    table: {
      ...open,
      deck: deck.length,
      showDeck: showDeck.length,
      cards: cards.length,
      collections: collections.map((collection, seat) => ({
        ...collection,
        hand: hands[seat].length,
        score: counted[seat],
        wealth:
          collection.gold +
          collection.paintings.reduce((sum, each) => sum + 4 - G.prices.indexOf(each.split("-")[0]), 0),
      })),
    },
  };
}

const game = {
  name: "table",
  setup,
  moves: { take: { move: take, redact: true } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
  disableUndo: true,
};

// Node takes the port with its host: only this machine can reach it.
const port = { port: Number(process.env.PORT), host: "127.0.0.1" };
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port });
