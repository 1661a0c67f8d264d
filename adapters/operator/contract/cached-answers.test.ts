import { Effect } from "effect"
import { expect, test } from "vitest"
import { clientAt } from "../testing/asking.ts"
import { betListMinMaxesAll, betListsLatest, betListsOne, cashs, lotteries4dLatest, poysAll } from "../wire/index.ts"

/** A browser that notes how its cache was to be used for each call. */
const browser = () => {
  const asked: Array<readonly [string, RequestCache | undefined]> = []
  const client = clientAt({
    origin: "http://operator.example",
    token: () => "a-token",
    transport: {
      fetch: (address, init) => {
        asked.push([new URL(address instanceof Request ? address.url : address).pathname, init?.cache])
        return Promise.resolve(Response.json({ data: null }))
      },
      abortAfter: () => new AbortController().signal,
    },
  })
  return { client, asked }
}

test("rounds and terms may be kept and are asked about each time, what is a player's own is kept nowhere", async () => {
  const { client, asked } = browser()
  const questions: ReadonlyArray<Effect.Effect<unknown, unknown>> = [
    client.ask(betListsLatest),
    client.ask(betListsOne, { id: "yeekee-1" }),
    client.ask(betListMinMaxesAll, { betId: "yeekee-1" }),
    client.ask(lotteries4dLatest),
    client.ask(cashs),
    client.keyed("a-key-of-one").ask(poysAll, { page: 1 }),
  ]
  for (const question of questions) await Effect.runPromise(Effect.exit(question))
  expect(asked).toEqual([
    ["/poy-api/bet-lists.latest", "no-cache"],
    ["/poy-api/bet-lists.one", "no-cache"],
    ["/poy-api/bet-list-min-maxes.all", "no-cache"],
    ["/poy-api/lotteries.4d.latest", "no-store"],
    ["/api/cashs", "no-store"],
    ["/poy-api/poys.all", "no-store"],
  ])
})
