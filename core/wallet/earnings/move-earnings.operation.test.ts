import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { NeverReceived } from "../../operation/operation.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { Affiliate, type AffiliateMove, MoveRefused } from "./affiliate.ts"
import { type Moving, moveEarnings, moveFits, moveNoted } from "./move-earnings.operation.ts"

const intent = {
  key: "key-1",
  purpose: "move",
  command: { kind: "move", amount: baht(100) },
  madeAt: 1_000,
  sentAt: 1_000,
  isByOperator: true,
} as const

/** What is found out about the intent when the operator's summary holds one move. */
const foundOut = (...listed: ReadonlyArray<AffiliateMove>) => {
  const moves = listed.length === 0 ? undefined : listed
  const summary = { afCash: baht(84), earned: baht(184), members: 1, membersThisMonth: 0, slug: "a", moves }
  const operator = Layer.succeed(Affiliate, {
    summary: () => Effect.succeed(summary),
    move: () => Effect.fail(new MoveRefused({ reason: "internalError" })),
  })
  return Result.match(Effect.runSync(Effect.provide(Effect.result(moveEarnings.lookUp(intent)), operator)), {
    onSuccess: (left) => left,
    onFailure: ({ _tag }) => _tag,
  })
}

test.each<[string, AffiliateMove, number | string]>([
  ["under its key", { key: "key-1", amount: baht(100), movedAt: 500 }, 8_400],
  [
    "under another key, of the same amount and later",
    { key: "key-2", amount: baht(100), movedAt: 2_000 },
    "NeverReceived",
  ],
  ["without a key, of the same amount and later", { key: undefined, amount: baht(100), movedAt: 1_001 }, 8_400],
  ["without a key, of the same amount and at once", { key: undefined, amount: baht(100), movedAt: 1_000 }, 8_400],
  [
    "without a key, of the same amount but before",
    { key: undefined, amount: baht(100), movedAt: 999 },
    "NeverReceived",
  ],
  ["without a key, later but of another amount", { key: undefined, amount: baht(99), movedAt: 2_000 }, "NeverReceived"],
  ["under its key, and untold otherwise", { key: "key-1", amount: undefined, movedAt: undefined }, 8_400],
  ["without a key or an amount, later", { key: undefined, amount: undefined, movedAt: 2_000 }, "Unreachable"],
  ["without a key or an amount, before", { key: undefined, amount: undefined, movedAt: 999 }, "NeverReceived"],
  [
    "without a key or a time, of the same amount",
    { key: undefined, amount: baht(100), movedAt: undefined },
    "Unreachable",
  ],
  [
    "without a key or a time, of another amount",
    { key: undefined, amount: baht(99), movedAt: undefined },
    "NeverReceived",
  ],
])("a move in the operator's list %s is taken for the player's, or not", (_, move, found) => {
  expect(foundOut(move)).toBe(found)
})

test("a move that nobody tells of is not known, for it may have been made", () => {
  expect(foundOut()).toBe("Unreachable")
})

const anew: Moving = { summary: undefined, fault: undefined, operation: undefined, outcome: undefined }

test("nothing can be moved before the operator has told what is there", () => {
  expect([moveFits(anew, "1"), moveNoted(anew, "1")]).toEqual([false, { fault: "afCashNotEnough" }])
})

test("moves of any amount go one after the other, and only the same amount is the same move", () => {
  const [one, two] = [intent.command, { kind: "move", amount: baht(2) } as const]
  expect(moveEarnings.purposeOf()).toBe("move")
  expect([moveEarnings.isSame(one, { ...one }), moveEarnings.isSame(one, two)]).toEqual([true, false])
  expect([one, { kind: "claim", achievementId: "a" }, undefined].map(moveEarnings.isCommand)).toEqual([
    true,
    false,
    false,
  ])
})

test("only the operator's own refusal is a no", () => {
  const failures = [
    new MoveRefused({ reason: "belowMinimum" }),
    new Unauthorized(),
    new Unreachable({}),
    new NeverReceived(),
  ]
  expect(failures.map(moveEarnings.isRefusal)).toEqual([true, false, false, false])
})

test("a move that the operator has no call for is refused; one that may have arrived before is left open", () => {
  const operator = Layer.succeed(Affiliate, {
    summary: () => Effect.fail(new NotOffered()),
    move: () => Effect.fail(new NotOffered()),
  })
  expect(Effect.runSync(Effect.provide(Effect.result(moveEarnings.send(intent)), operator))).toEqual(
    Result.fail(new MoveRefused({ reason: "notOffered" })),
  )
  expect(Effect.runSync(Effect.provide(Effect.result(moveEarnings.lookUp(intent)), operator))).toEqual(
    Result.fail(new NotOffered()),
  )
})
