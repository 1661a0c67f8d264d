import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { baccarat, baccaratReturn, baccaratSpots, dealtHands, handPoints, winnerOf } from "./baccarat.ts"
import { diceReturn, hiLo, hiLoSpots } from "./hi-lo.ts"
import { penalty, penaltyCorners, penaltyReturn } from "./penalty.ts"
import { reel, rowReturns, type SlotSymbol, slots, symbols } from "./slots.ts"

const percent = (share: number) => Number((share * 100).toFixed(4))
const faces = [1, 2, 3, 4, 5, 6]

describe("what the house keeps in the long run", () => {
  it("is 4.547 % on the slots, over all 3,200,000 ways that each of the three rows can stop", () => {
    const names: ReadonlyArray<SlotSymbol> = ["hill", "star", "gem", "moon"]
    let returned = 0
    const stop = (row: ReadonlyArray<SlotSymbol>, ways: number) => {
      if (row.length === 5) returned += ways * rowReturns(row)
      else for (const name of names) stop([...row, name], ways * symbols[name].stops)
    }
    stop([], 1)
    expect(reel.length).toBe(20)
    expect(percent(1 - (3 * returned) / 100 / 3_200_000)).toBe(4.547)
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

  it("is 3.3333 % of a penalty kick into any corner, over all three ways that the keeper can dive", () => {
    for (const corner of penaltyCorners) {
      const returned = penaltyCorners.reduce((sum, keeper) => sum + penaltyReturn(corner, keeper), 0)
      expect(percent(1 - returned / 100 / 3)).toBe(3.3333)
    }
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
    [["moon", "moon", "moon", "moon", "moon"], 6_000],
    [["moon", "moon", "moon", "moon", "gem"], 1_200],
    [["moon", "moon", "moon", "gem", "moon"], 400],
    [["gem", "gem", "gem", "gem", "gem"], 3_000],
    [["star", "star", "star", "star", "moon"], 600],
    [["hill", "hill", "hill", "star", "star"], 200],
    [["hill", "star", "star", "star", "star"], 0],
    [["moon", "moon", "hill", "moon", "moon"], 0],
  ] as const)("of slots with a row of %j returns %i hundredths", (row, returned) => {
    expect(rowReturns(row)).toBe(returned)
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
    const paid = { hiLo: [0, 200, 300, 400, 750, 3_400], baccarat: [0, 100, 195, 200, 900], penalty: [0, 145] }
    const games = { hiLo, baccarat, penalty }
    fc.assert(
      fc.property(
        fc.constantFrom("hiLo" as const, "baccarat" as const, "penalty" as const),
        fc.infiniteStream(fc.nat()),
        (name, numbers) => {
          const { returned } = games[name].play((below) => (numbers.next().value ?? 0) % below)
          for (const spot of games[name].spots) expect(paid[name]).toContain(returned(spot))
        },
      ),
    )
  })

  it("of slots returns the sum of its three rows", () => {
    const stops = [19, 19, 19, 0, 0, 0, 0, 0, 0, 0, 14, 14, 14, 14, 7]
    const { returned, outcome } = slots.play(() => stops.shift() ?? 0)
    expect(outcome).toEqual({
      rows: [
        ["moon", "moon", "moon", "hill", "hill"],
        ["hill", "hill", "hill", "hill", "hill"],
        ["gem", "gem", "gem", "gem", "star"],
      ],
    })
    expect(returned("line")).toBe(400 + 1_000 + 800)
  })

  it("of baccarat uses no card of the shoe twice", () => {
    const { outcome } = baccarat.play(() => 0)
    expect(outcome).toMatchObject({ player: [0, 2, 4], banker: [1, 3] })
    expect(hiLoSpots.length).toBe(10)
  })
})
