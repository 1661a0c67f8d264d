import { Effect, Layer, Result } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { EarlierUnfinished, type MoveErrand, type WalletIntent } from "../intents.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { Affiliate, type AffiliateMove, MoveRefused } from "./affiliate.ts"
import {
  confirmed,
  lookedUp,
  type Moving,
  movingAnew,
  NotMoved,
  noted,
  type Standing,
  standing,
  takenUp,
  told,
  wished,
} from "./moving.ts"

const intent: WalletIntent<MoveErrand> = {
  key: "key-1",
  errand: { kind: "move", amount: baht(100) },
  madeAt: 1_000,
  sentAt: 1_000,
}

/** What is found out about the intent when the operator's summary holds one move. */
const foundOut = (move: AffiliateMove) => {
  const summary = { afCash: baht(84), earned: baht(184), members: 1, membersThisMonth: 0, slug: "a", moves: [move] }
  const operator = Layer.succeed(Affiliate, {
    summary: Effect.succeed(summary),
    move: () => Effect.fail(new MoveRefused({ reason: "internalError" })),
  })
  const asking = Effect.result(lookedUp(intent)).pipe(
    Effect.provide(Layer.merge(operator, browserThatRemembersErrands().layer)),
  )
  return Result.match(Effect.runSync(asking), {
    onSuccess: (left) => left,
    onFailure: ({ _tag }) => _tag,
  })
}

test.each<[string, AffiliateMove, number | string]>([
  ["under its key", { key: "key-1", amount: baht(100), movedAt: 500 }, 8_400],
  ["under another key, of the same amount and later", { key: "key-2", amount: baht(100), movedAt: 2_000 }, "NotMoved"],
  ["without a key, of the same amount and later", { key: undefined, amount: baht(100), movedAt: 1_001 }, 8_400],
  ["without a key, of the same amount and at once", { key: undefined, amount: baht(100), movedAt: 1_000 }, 8_400],
  ["without a key, of the same amount but before", { key: undefined, amount: baht(100), movedAt: 999 }, "NotMoved"],
  ["without a key, later but of another amount", { key: undefined, amount: baht(99), movedAt: 2_000 }, "NotMoved"],
])("a move in the operator's list %s is taken for the player's, or not", (_, move, found) => {
  expect(foundOut(move)).toBe(found)
})

test("a yes without an amount sends nothing, a first one gets a key, and one that is said again keeps it", () => {
  const means = { newKey: () => "key-9", now: () => 7_000, steadyNow: () => 7_000 }
  expect(confirmed(movingAnew, means)).toEqual({})
  expect(confirmed({ ...movingAnew, amount: baht(100) }, means)).toEqual({
    failure: undefined,
    intent: { key: "key-9", errand: { kind: "move", amount: 10_000 }, madeAt: 7_000, sentAt: 7_000 },
  })
  expect(confirmed({ ...movingAnew, amount: baht(100), intent }, means).intent).toEqual({ ...intent, sentAt: 7_000 })
})

test("nothing can be moved before the operator has told what is there", () => {
  expect(wished(movingAnew, "1")).toEqual(Result.fail("afCashNotEnough"))
  expect(noted(movingAnew, "1")).toEqual({ fault: "afCashNotEnough" })
  expect(takenUp(undefined)).toEqual({})
})

const summary = { afCash: baht(84), earned: baht(184), members: 1, membersThisMonth: 0, slug: "a", moves: [] }
const waiting = { ...movingAnew, intent, summary: { ...summary, afCash: baht(184) } }
const earlier = { ...intent, key: "key-0", errand: { kind: "move", amount: baht(5) } } as const
const claim = { ...intent, key: "key-0", errand: { kind: "claim", achievementId: "a" } } as const

test("a yes of the operator ends the intent, and so does a no; silence keeps it with its key", () => {
  expect(told(waiting, Result.succeed(baht(84)))).toEqual({ intent: undefined, left: 8_400, failure: undefined })
  const no = new MoveRefused({ reason: "belowMinimum" })
  expect(told(waiting, Result.fail(no))).toEqual({ intent: undefined, summary: waiting.summary, failure: no })
  const silence = new Unreachable({})
  expect(told(waiting, Result.fail(silence))).toEqual({ intent, summary: waiting.summary, failure: silence })
})

test("a list that does not hold the move is what is known from then on", () => {
  const failure = new NotMoved({ summary })
  expect(told(waiting, Result.fail(failure))).toEqual({ intent, summary, failure })
})

test("an earlier move is taken up with its own amount, another errand is not", () => {
  const other = new EarlierUnfinished({ intent: earlier })
  expect(told(waiting, Result.fail(other))).toEqual({ intent: earlier, amount: 500, failure: other })
  const strange = new EarlierUnfinished({ intent: claim })
  expect(told(waiting, Result.fail(strange))).toEqual({ intent, summary: waiting.summary, failure: strange })
})

test.each<[string, Moving["failure"], Standing]>([
  ["nothing went wrong", undefined, "moved"],
  ["the operator does not know the player", new Unauthorized(), "disowned"],
  ["the operator said no", new MoveRefused({ reason: "internalError" }), "refused"],
  ["an earlier one is unfinished", new EarlierUnfinished({ intent: earlier }), "lookingUp"],
  ["nobody answered", new Unreachable({}), "unanswered"],
])("a minute after sending, when %s, the player stands at its place", (_, failure, place) => {
  expect(standing({ ...waiting, failure }, 61_000)).toBe(place)
})

test("a move that is not in the list may be on its way for a minute, and is unheard of after it", () => {
  const failure = new NotMoved({ summary })
  expect(standing({ ...waiting, failure }, 60_999)).toBe("unanswered")
  expect(standing({ ...waiting, failure }, 61_000)).toBe("unheard")
  expect(standing({ ...waiting, failure, intent: undefined }, 1_000)).toBe("unheard")
})
