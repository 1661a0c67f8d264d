import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { baccarat, baccaratReturn, baccaratSpots, dealtHands, handPoints, winnerOf } from "./baccarat.ts"
import { diceReturn, hiLo, hiLoSpots } from "./hi-lo.ts"
import { lineReturns, reel, slots } from "./slots.ts"

const percent = (share: number) => Number((share * 100).toFixed(4))
const faces = [1, 2, 3, 4, 5, 6]

describe("what the house keeps in the long run", () => {
  it("is 5.9 % on the slots, over all 8,000 ways the reels can stop", () => {
    let returned = 0
    for (const one of reel) for (const two of reel) for (const three of reel) returned += lineReturns([one, two, three])
    expect(reel.length).toBe(20)
    expect(percent(1 - returned / 100 / 8_000)).toBe(5.9)
  })

  it.each([
    ["low", 2.7778],
    ["high", 2.7778],
    ["eleven", 6.25],
    ["triple", 5.5556],
    ["1", 7.8704],
    ["2", 7.8704],
    ["3", 7.8704],
    ["4", 7.8704],
    ["5", 7.8704],
    ["6", 7.8704],
  ] as const)("is on %s of hi-lo %f %%, over all 216 ways the dice can fall", (spot, edge) => {
    let returned = 0
    for (const one of faces)
      for (const two of faces) for (const three of faces) returned += diceReturn(spot, [one, two, three])
    expect(percent(1 - returned / 100 / 216)).toBe(edge)
  })

  it("is at baccarat 1.2351 % on the player, 1.0579 % on the banker and 14.3596 % on a tie, over all six cards", () => {
    const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
    const ways = { player: 0, banker: 0, tie: 0 }
    const deal = (cards: ReadonlyArray<number>, weight: number) => {
      const [a, b, c, d, e, f] = cards
      if (
        a !== undefined &&
        b !== undefined &&
        c !== undefined &&
        d !== undefined &&
        e !== undefined &&
        f !== undefined
      ) {
        const { player, banker } = dealtHands([a, b, c, d, e, f], (points) => points)
        ways[winnerOf(handPoints(player), handPoints(banker))] += weight
        return
      }
      for (const [points, count] of left.entries()) {
        left[points] = count - 1
        deal([...cards, points], (weight * count) / (416 - cards.length))
        left[points] = count
      }
    }
    deal([], 1)
    const edges = baccaratSpots.map((spot) =>
      percent(1 - baccaratSpots.reduce((sum, winner) => sum + (ways[winner] * baccaratReturn(spot, winner)) / 100, 0)),
    )
    expect(edges).toEqual([1.2351, 1.0579, 14.3596])
  })
})

describe("a round", () => {
  it.each([
    [["moon", "moon", "moon"], 50_000],
    [["star", "star", "star"], 10_000],
    [["lantern", "lantern", "lantern"], 2_000],
    [["lotus", "lotus", "lotus"], 1_000],
    [["cloud", "cloud", "cloud"], 400],
    [["moon", "cloud", "moon"], 1_000],
    [["star", "star", "moon"], 500],
    [["lotus", "lotus", "moon"], 0],
    [["moon", "star", "lotus"], 0],
  ] as const)("of slots with %j returns %i hundredths", (line, returned) => {
    expect(lineReturns([...line])).toBe(returned)
  })

  it.each([
    ["low", [1, 4, 5], 200],
    ["low", [2, 2, 2], 0],
    ["low", [1, 4, 6], 0],
    ["high", [1, 4, 6], 200],
    ["high", [6, 6, 6], 0],
    ["eleven", [1, 4, 6], 750],
    ["triple", [6, 6, 6], 3_400],
    ["triple", [6, 6, 5], 0],
    ["5", [5, 1, 2], 200],
    ["5", [5, 5, 2], 300],
    ["5", [5, 5, 5], 400],
    ["5", [1, 2, 3], 0],
  ] as const)("of hi-lo on %s with %j returns %i hundredths", (spot, dice, returned) => {
    expect(diceReturn(spot, [...dice])).toBe(returned)
  })

  it.each([
    ["a natural eight ends it", [8, 1, 0, 1, 9, 9], [8, 0], [1, 1]],
    ["a player of six stands, a banker of five draws", [6, 5, 0, 0, 3, 9], [6, 0], [5, 0, 3]],
    ["a player of six and a banker of six stand", [6, 6, 0, 0, 3, 9], [6, 0], [6, 0]],
    ["a banker of three does not draw after an eight", [1, 3, 1, 0, 8, 9], [1, 1, 8], [3, 0]],
    ["a banker of three draws after a nine", [1, 3, 1, 0, 9, 4], [1, 1, 9], [3, 0, 4]],
    ["a banker of four does not draw after a one", [1, 4, 1, 0, 1, 4], [1, 1, 1], [4, 0]],
    ["a banker of five draws after a four", [1, 5, 1, 0, 4, 4], [1, 1, 4], [5, 0, 4]],
    ["a banker of six draws after a six", [1, 6, 1, 0, 6, 1], [1, 1, 6], [6, 0, 1]],
    ["a banker of six does not draw after a five", [1, 6, 1, 0, 5, 1], [1, 1, 5], [6, 0]],
    ["a banker of seven stands", [1, 7, 1, 0, 6, 1], [1, 1, 6], [7, 0]],
  ] as const)("of baccarat: %s", (_, cards, player, banker) => {
    expect(dealtHands(cards, (points) => points)).toEqual({ player, banker })
  })

  it("returns what its table pays and nothing else, whatever is drawn", () => {
    const paid = {
      slots: [0, 400, 500, 1_000, 2_000, 10_000, 50_000],
      hiLo: [0, 200, 300, 400, 750, 3_400],
      baccarat: [0, 100, 195, 200, 900],
    }
    const games = { slots, hiLo, baccarat }
    fc.assert(
      fc.property(
        fc.constantFrom("slots" as const, "hiLo" as const, "baccarat" as const),
        fc.nat(9),
        fc.infiniteStream(fc.nat()),
        (name, at, numbers) => {
          const game = games[name]
          const spot = game.spots[at % game.spots.length] ?? ""
          const { returned } = game.play(spot, (below) => (numbers.next().value ?? 0) % below)
          expect(paid[name]).toContain(returned)
        },
      ),
    )
  })

  it("of baccarat uses no card of the shoe twice", () => {
    const { outcome } = baccarat.play("player", () => 0)
    expect(outcome).toMatchObject({ player: [0, 2, 4], banker: [1, 3] })
    expect(hiLoSpots.length).toBe(10)
  })
})
