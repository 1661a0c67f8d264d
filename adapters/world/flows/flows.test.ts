import { expect, test } from "vitest"
import { beginningOf, fridayNoon } from "../beginnings.ts"
import type { Planted } from "../world.ts"
import { playFlow } from "./flows.ts"

/** The first seeds of every campaign; `npm run simulate` plays as many as one likes, and the soak hundreds. */
const seeds = Array.from({ length: 8 }, (_, at) => at + 1)

/** Plays a flow by every seed; what is found wrong fails with its whole story. Counts how it ended for the players. */
const played = async (name: string) => {
  const ends: Record<string, number> = {}
  for (const seed of seeds) for (const end of (await playFlow(name, seed)).ends) ends[end] = (ends[end] ?? 0) + 1
  return ends
}

test("a draft in two tabs becomes one slip or none, over whatever line, however often the operator dies", async () => {
  const { accepted = 0, left = 0, ...others } = await played("placing a draft that is edited")
  expect(accepted).toBeGreaterThan(4)
  expect(left).toBeGreaterThan(4)
  expect(others).toEqual({})
})

test("a draft that stays as it is becomes one slip, though its request may arrive when it was given up long ago", async () => {
  expect(await played("placing a draft that stays as it is")).toEqual({ accepted: 16 })
})

test("the stake of a slip that two tabs cancel goes back once", async () => {
  expect(await played("cancelling")).toEqual({ cancelled: 16 })
})

test("of one yes to withdrawing comes one or none, and no tab is told otherwise", async () => {
  // While an earlier withdrawal waits, what may be taken out is read again and again.
  expect(await played("withdrawing")).toEqual({ enteringAmount: 15, loading: 1 })
})

test("of one yes to moving earnings comes one or none, and no tab is told otherwise", async () => {
  expect(await played("moving earnings")).toEqual({ enteringAmount: 16 })
})

test("a round of a game is staked once or not at all, whatever came of its answer and of the table", async () => {
  expect(await played("rounds of a game")).toEqual({ shown: 16 })
})

test("a seed is the same world every time", async () => {
  const [once, again] = [await playFlow("cancelling", 7), await playFlow("cancelling", 7)]
  expect(once.story.length).toBeGreaterThan(50)
  expect(again.story).toEqual(once.story)
})

test("worlds begin at noon, around the ends of a year, of a February and of a lottery day, and where the draw closes", () => {
  const moments = Array.from({ length: 40 }, (_, seed) => new Date(beginningOf(seed)).toISOString())
  expect([...new Set(moments)].toSorted()).toEqual([
    "2026-11-20T05:00:00.000Z",
    "2026-11-21T19:55:00.000Z",
    "2026-11-21T22:00:00.000Z",
    "2026-11-22T23:55:00.000Z",
    "2026-12-16T08:15:00.000Z",
    "2026-12-31T16:55:00.000Z",
    "2026-12-31T17:00:00.000Z",
    "2028-02-28T16:55:00.000Z",
    "2028-02-29T09:00:00.000Z",
  ])
})

/** Phones an hour off, whose first answer made what was just sent look an hour old: seeds at which one draft became two. */
test.each([5, 9, 10, 43])("a phone an hour off places one slip: seed %i", async (seed) => {
  await playFlow("placing a draft that is edited", seed, { begin: fridayNoon })
})

/** An operator that takes no notice of keys. */
const withoutKeys: Planted["operator"] = (fetch) => (request) => {
  if (request.url.endsWith(".create")) request.headers.delete("idempotency-key")
  return fetch(request)
}

test("an operator that takes no notice of keys is found out by the world", async () => {
  const found: Array<string> = []
  for (const seed of seeds.slice(0, 6))
    await playFlow("placing a draft that is edited", seed, { planted: { operator: withoutKeys } }).catch(
      (error: unknown) => found.push(String(error)),
    )
  expect(found.length).toBeGreaterThan(2)
  expect(found.some((story) => story.includes("one draft has become 2 slips"))).toBe(true)
})
