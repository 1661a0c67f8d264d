import { Effect } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { PlacedPoy } from "../../order/placed/placed-poy.ts"
import { NoSuchPoy, PoyArchive, type PoySearch } from "../../order/placed/poy-archive.port.ts"
import { somchaisPoy } from "../../order/testing/operator-that-keeps-a-poy.ts"
import type { SetRound } from "./buying.ts"
import { setsHeld } from "./held.ts"

const friday: SetRound = { betId: "hanoy-2026-11-20", variant: "hanoy" }
const slip = (id: string, number: string, round = friday): PlacedPoy => ({
  ...somchaisPoy,
  id,
  order: { kind: "sets", betGroup: "gov4d", betName: "hanoy", ...round, lines: [{ number, sets: 2 }] },
  stake: baht(240),
})

/** An operator with so many slips of four-digit sets, two on each page of its list. */
const archiveOf = (slips: ReadonlyArray<PlacedPoy>, one: (poy: PlacedPoy) => Effect.Effect<PlacedPoy>) => {
  const asked: Array<string> = []
  const searched: Array<PoySearch> = []
  const onPage = (page: number) =>
    slips.slice((page - 1) * 2, page * 2).map(({ order, ...rest }) => ({
      ...rest,
      lineCount: order.lines.length,
      round: { betId: order.betId, betGroup: order.betGroup, betType: "hanoy", betName: "hanoy", dt: "2026-11-20" },
    }))
  const operator = PoyArchive.of({
    all: (search) => {
      searched.push(search)
      return Effect.succeed({ poys: onPage(search.page), pages: Math.ceil(slips.length / 2), total: slips.length })
    },
    one: (id) => {
      asked.push(id)
      const poy = slips.find((each) => each.id === id)
      return poy === undefined ? Effect.fail(new NoSuchPoy()) : one(poy)
    },
    cancel: () => Effect.fail(new NoSuchPoy()),
  })
  return { asked, searched, held: Effect.provideService(setsHeld(friday), PoyArchive, operator) }
}

test("sets of a draw are held by all slips that wait for it, on whichever page of the list they stand", async () => {
  const thursday: SetRound = { betId: "hanoy-2026-11-19", variant: "hanoy" }
  const slips = [
    slip("P-1", "0001"),
    slip("P-2", "0002", thursday),
    slip("P-3", "0003"),
    slip("P-4", "0004"),
    slip("P-5", "0005"),
  ]
  const { held, searched, asked } = archiveOf(slips, Effect.succeed)
  expect(await Effect.runPromise(held)).toEqual([
    { number: "0001", sets: 2 },
    { number: "0003", sets: 2 },
    { number: "0004", sets: 2 },
    { number: "0005", sets: 2 },
  ])
  const waiting = { betGroup: "gov4d", betType: "hanoy", status: "waiting" }
  expect(searched).toEqual([
    { ...waiting, page: 1 },
    { ...waiting, page: 2 },
    { ...waiting, page: 3 },
  ])
  expect(asked).toEqual(["P-1", "P-3", "P-4", "P-5"])
})

test("of a list with nothing in it one page is asked for, and nothing is held", async () => {
  const { held, searched } = archiveOf([], Effect.succeed)
  expect([await Effect.runPromise(held), searched.length]).toEqual([[], 1])
})

test("three slips are read at a time", () => {
  const slips = ["P-1", "P-2", "P-3", "P-4", "P-5"].map((id) => slip(id, "0001"))
  const { held, asked } = archiveOf(slips, () => Effect.never)
  Effect.runFork(held)
  expect(asked).toEqual(["P-1", "P-2", "P-3"])
})

test("a slip of numbers that the operator lists among them holds no sets", async () => {
  const { held } = archiveOf([slip("P-1", "0001")], () => Effect.succeed(somchaisPoy))
  expect(await Effect.runPromise(held)).toEqual([])
})
