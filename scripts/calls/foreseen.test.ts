import { anyHostileText } from "@fakham/core/testing"
import { everyCall } from "@fakham/operator/every-call"
import { type DatabaseSource, everyDatabase, movementsIn, operatorOn } from "@fakham/stand-in/testing"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { describedCall } from "./read-calls.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

/** So many bodies of each call besides the right one: on PostgreSQL few, as its locks and sums have tests of their own. */
const bodiesOn = (kind: DatabaseSource["kind"]) => {
  if (process.env["TEST_EXTENT"] === "whole") return 40
  return kind === "sqlite" ? 8 : 2
}

/** A body that is right but for some of its fields, or nothing like one. */
const anyBodyLike = (example: unknown): fc.Arbitrary<unknown> => {
  const fields = Object.entries(Object(example ?? {}))
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    anyHostileText,
    fc.constantFrom<unknown>(null, [], {}),
    fc.constantFrom(-1, 0, 0.001, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308),
    fc.constantFrom("2147483648", "9223372036854775808", "1e21", "1e308", "Infinity", "NaN", "-0", "0x10"),
  )
  const bent = fc.record(
    Object.fromEntries(
      fields.map(([name, value]) => [name, fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, odd)]),
    ),
    { requiredKeys: [] },
  )
  return fc.oneof({ weight: 4, arbitrary: bent }, { weight: 1, arbitrary: fc.jsonValue() })
}

/** An address holds less than a body; Node itself refuses one that is longer than sixteen thousand letters. */
const query = (body: unknown) =>
  Object.entries(Object(body ?? {}))
    .map(([name, value]) => [name, typeof value === "string" ? value : (JSON.stringify(value) ?? "")])
    .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 500))).join("="))
    .slice(0, 10)
    .join("&")

describe.each(sources)("an operator on $kind", ({ kind, fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let ledger: Awaited<ReturnType<typeof movementsIn>>
  let token: string
  let moved: number
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    // Nothing is paid meanwhile that nobody asked for.
    await operator.post("/__sandbox/clock", { stands: true })
    token = await operator.tokenOf("malee2569", "Dao2569*k")
    ledger = await movementsIn(operator.database)
    moved = await ledger.count()
  })
  afterAll(async () => {
    await ledger.close()
    await operator.stop()
  })

  test.each(
    everyCall
      .filter(({ path }) => path !== "/api/users.logout")
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )(
    "answers %s with what was foreseen, whatever it is asked, and moves no money for what it refuses",
    async (_, call) => {
      const { asks } = describedCall(call)
      const { headers } = operator.as(token)
      await fc.assert(
        fc.asyncProperty(anyBodyLike(asks), async (body) => {
          const { status, body: reply } =
            call.method === "GET"
              ? await operator.ask(`${call.path}?${query(body)}`, { headers })
              : await operator.post(call.path, body, headers)
          const known = moved
          moved = await ledger.count()
          expect(status).toBeLessThan(500)
          if (status < 400) return
          expect(reply).toMatchObject({ code: expect.stringMatching(/^\w+$/), message: expect.any(String) })
          expect(moved).toBe(known)
        }),
        { numRuns: 1 + bodiesOn(kind), examples: [[asks]] },
      )
    },
  )
})
