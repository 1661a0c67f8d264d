const encoder = new TextEncoder()
const digest = async (text) => new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)))
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

const words = 2 ** 32

/** SHA-256 of seed:round:0, seed:round:1 …; the first four bytes of each are a number, unless the bound favours some. */
const drawsOf = (seed, round) => {
  let n = 0
  return async (below) => {
    for (;;) {
      const [a, b, c, d] = await digest(`${seed}:${round}:${n++}`)
      const number = ((a * 256 + b) * 256 + c) * 256 + d
      if (number < words - (words % below)) return number % below
    }
  }
}

const many = async (count, next) => {
  const made = []
  for (let at = 0; at < count; at++) made.push(await next())
  return made
}

const reel = [...Array(7).fill("hill"), ...Array(6).fill("star"), ...Array(4).fill("gem"), ...Array(3).fill("moon")]
const points = (card) => ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1)
const sum = (cards) => cards.reduce((all, card) => all + points(card), 0) % 10

/** Which third cards of the player let a banker of so many points draw. */
const bankerDraws = { 3: [0, 1, 2, 3, 4, 5, 6, 7, 9], 4: [2, 3, 4, 5, 6, 7], 5: [4, 5, 6, 7], 6: [6, 7] }

const outcomes = {
  slots: async (draw) => ({ rows: await many(3, () => many(5, async () => reel[await draw(20)])) }),
  "hi-lo": async (draw) => ({ dice: await many(3, async () => (await draw(6)) + 1) }),
  penalty: async (draw) => ({ keeper: ["left", "middle", "right"][await draw(3)] }),
  baccarat: async (draw) => {
    const left = Array.from({ length: 416 }, (_, place) => place % 52)
    const [p1, b1, p2, b2, fifth, sixth] = await many(6, async () => left.splice(await draw(left.length), 1)[0])
    const [player, banker] = [
      [p1, p2],
      [b1, b2],
    ]
    const noNatural = sum(player) < 8 && sum(banker) < 8
    if (noNatural && sum(player) <= 5) {
      const draws = sum(banker) <= 2 || bankerDraws[sum(banker)]?.includes(points(fifth))
      player.push(fifth)
      if (draws) banker.push(sixth)
    } else if (noNatural && sum(banker) <= 5) banker.push(fifth)
    const [playerPoints, bankerPoints] = [sum(player), sum(banker)]
    const winner = playerPoints === bankerPoints ? "tie" : playerPoints > bankerPoints ? "player" : "banker"
    return { player, banker, playerPoints, bankerPoints, winner }
  },
}

/** Does the sum of a round again, from nothing but what was committed to, its seed and the round's own id. */
export const checkRound = async (game, { commitment, seed, round, outcome }) => {
  const computed = hex(await digest(seed))
  const drawn = await outcomes[game](drawsOf(seed, round))
  const isSame = Object.entries(drawn).every(([name, value]) => JSON.stringify(outcome[name]) === JSON.stringify(value))
  return { computed, isRight: computed === commitment && isSame }
}
