import type { GameDraw, GameRules } from "./rules.ts"

export const baccaratSpots = ["player", "banker", "tie"] as const
export type BaccaratSpot = (typeof baccaratSpots)[number]
type Winner = BaccaratSpot

const decks = 8
const shoe = decks * 52

/** What a card counts: an ace one, ten and pictures nothing. Cards run from 0 to 51, thirteen of a suit. */
const pointsOf = (card: number) => {
  const rank = (card % 13) + 1
  return rank >= 10 ? 0 : rank
}

export const handPoints = (points: ReadonlyArray<number>): number => points.reduce((sum, one) => sum + one, 0) % 10

/** Whether a banker of so many points takes a third card after the player took this one. */
const bankerDraws = (banker: number, third: number): boolean => {
  if (banker <= 2) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

/** The hands that six cards in a row make, by the table of third cards; not all of them need be used. */
export const dealtHands = <Card>(
  cards: readonly [Card, Card, Card, Card, Card, Card],
  points: (card: Card) => number,
) => {
  const [p1, b1, p2, b2, fifth, sixth] = cards
  const player = handPoints([points(p1), points(p2)])
  const banker = handPoints([points(b1), points(b2)])
  const two = { player: [p1, p2], banker: [b1, b2] }
  if (player >= 8 || banker >= 8) return two
  if (player >= 6) return banker <= 5 ? { player: two.player, banker: [b1, b2, fifth] } : two
  const drawn = { player: [p1, p2, fifth], banker: two.banker }
  return bankerDraws(banker, points(fifth)) ? { player: drawn.player, banker: [b1, b2, sixth] } : drawn
}

export const winnerOf = (player: number, banker: number): Winner =>
  player === banker ? "tie" : player > banker ? "player" : "banker"

/** In hundredths of the stake: the bank keeps five hundredths of what the banker wins; a tie gives other stakes back. */
export const baccaratReturn = (spot: BaccaratSpot, winner: Winner): number => {
  if (spot !== winner) return winner === "tie" ? 100 : 0
  return { player: 200, banker: 195, tie: 900 }[spot]
}

/** Six different cards of a fresh shoe. */
const sixCards = (draw: GameDraw): readonly [number, number, number, number, number, number] => {
  const taken: Array<number> = []
  const next = () => {
    let place = draw(shoe - taken.length)
    for (const gone of taken.toSorted((one, other) => one - other)) if (place >= gone) place++
    taken.push(place)
    return place % 52
  }
  return [next(), next(), next(), next(), next(), next()]
}

const isSpot = (text: string): text is BaccaratSpot => baccaratSpots.some((spot) => spot === text)

/** Eight decks, shuffled anew for every round. */
export const baccarat: GameRules = {
  spots: baccaratSpots,
  play: (draw) => {
    const { player, banker } = dealtHands(sixCards(draw), pointsOf)
    const [playerPoints, bankerPoints] = [handPoints(player.map(pointsOf)), handPoints(banker.map(pointsOf))]
    const winner = winnerOf(playerPoints, bankerPoints)
    return {
      returned: (spot) => (isSpot(spot) ? baccaratReturn(spot, winner) : 0),
      outcome: { player, banker, playerPoints, bankerPoints, winner },
    }
  },
}
