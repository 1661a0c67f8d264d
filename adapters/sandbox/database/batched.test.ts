import { setImmediate } from "node:timers/promises"
import { expect, it } from "vitest"
import { batchWork } from "./batched.ts"

type Ask = { readonly who: string; readonly what: number }

const asked = (count: number): ReadonlyArray<Ask> =>
  Array.from({ length: count }, (_, at) => ({ who: `player ${at}`, what: at }))

it("answers each of those who ask at the same moment, in one go", async () => {
  const together: Array<number> = []
  const ask = batchWork(async (asks: ReadonlyArray<Ask>) => {
    together.push(asks.length)
    await setImmediate()
    return ({ what }: Ask) => what * 10
  })

  expect(await Promise.all(asked(40).map(ask))).toEqual(asked(40).map(({ what }) => what * 10))
  expect(together).toEqual([40])
})

it("goes on with those who came meanwhile, a few hundred at most at a time", async () => {
  const together: Array<number> = []
  const ask = batchWork(async (asks: ReadonlyArray<Ask>) => {
    together.push(asks.length)
    await setImmediate()
    return ({ what }: Ask) => what
  })
  const answers = await Promise.all(asked(600).map(ask))

  expect(answers).toHaveLength(600)
  expect(together.length).toBeGreaterThan(1)
  expect(Math.max(...together)).toBeLessThanOrEqual(256)
})

it("lets the second of two who are the same wait for the first, and nobody else", async () => {
  const order: Array<string> = []
  const ask = batchWork(
    async (asks: ReadonlyArray<Ask>) => {
      order.push(asks.map(({ who, what }) => `${who} ${what}`).join(", "))
      await setImmediate()
      return ({ what }: Ask) => what
    },
    ({ who }) => who,
  )
  await Promise.all([
    ask({ who: "malee", what: 1 }),
    ask({ who: "malee", what: 2 }),
    ask({ who: "malee", what: 3 }),
    ask({ who: "somchai", what: 4 }),
  ])

  expect(order).toEqual(["malee 1, somchai 4", "malee 2", "malee 3"])
})

it("tries each alone when all of them failed, so that whoever is at fault fails alone", async () => {
  const ask = batchWork(async (asks: ReadonlyArray<Ask>) => {
    if (asks.some(({ what }) => what === 2)) throw new Error("two is not wanted")
    return ({ what }: Ask) => what
  })
  const ends = await Promise.allSettled(asked(4).map(ask))

  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"])
  expect(await ask({ who: "malee", what: 5 })).toBe(5)
})
