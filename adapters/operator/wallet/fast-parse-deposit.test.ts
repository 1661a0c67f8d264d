import fc from "fast-check"
import * as v from "valibot"
import { expect, test } from "vitest"
import { depositsOne } from "../wire/index.ts"
import { fastParseDeposit } from "./fast-parse-deposit.ts"

const waiting = {
  id: "3GM18206WBW9",
  method: "fast",
  bankId: "b-1",
  prepareAmount: 500.03,
  status: "WAITING",
  referTransferId: null,
  createdAt: 1_795_166_000,
  expiresAt: 1_795_166_900.25,
  payee: null,
}

test("a deposit that waits for its money tells to the satang what has to be transferred, and until when", () => {
  expect(fastParseDeposit(waiting)).toEqual({
    id: "3GM18206WBW9",
    method: "fast",
    prepareAmount: 50_003,
    expiresAt: 1_795_166_900_250,
  })
})

test.each([
  ["is no object", "WAITING"],
  ["is over", { ...waiting, status: "EXPIRED" }],
  ["does not say how it stands", { ...waiting, status: null }],
  ["has found its money", { ...waiting, referTransferId: "T-1" }],
  ["asks for less than a satang", { ...waiting, prepareAmount: "500.034" }],
  ["asks for no amount of money", { ...waiting, prepareAmount: "5e2" }],
  ["gives money back", { ...waiting, prepareAmount: -500.03 }],
  ["ends at a time that is written in another way", { ...waiting, expiresAt: "tomorrow" }],
])("one that %s is not read", (_, odd) => {
  expect(fastParseDeposit(odd)).toBeUndefined()
})

const odd = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, "", " ", {}, [], -0, Number.NaN, 1e11, 1.5, 2 ** 53, 10_000_000_001),
  fc.constantFrom<unknown>("500", "0500.1", "500.", ".5", "1e3", "1,000", "x".repeat(129), "WAITING", "truemoney"),
  fc.integer(),
  fc.double({ min: 0, max: 1e9 }),
  fc.string(),
)

test("whatever stands in its fields, what is read by hand is what the schema reads", () => {
  const changes = fc.array(fc.tuple(fc.constantFrom(...Object.keys(waiting)), odd), { maxLength: 2 })
  fc.assert(
    fc.property(changes, (changed): void => {
      const row = { ...waiting, ...Object.fromEntries(changed) }
      const fast = fastParseDeposit(row)
      const bySchema = v.safeParse(depositsOne.data, row)
      if (fast === undefined || !bySchema.success) return
      const { id, method, prepareAmount, expiresAt, status, referTransferId } = bySchema.output
      expect({ ...fast, status: "WAITING", referTransferId: undefined }).toEqual({
        id,
        method,
        prepareAmount,
        expiresAt,
        status,
        referTransferId,
      })
    }),
    { numRuns: 3_000 },
  )
})
