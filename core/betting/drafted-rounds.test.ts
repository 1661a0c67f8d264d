import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { baht } from "../money/satang.ts"
import { draftedRounds } from "./drafted-rounds.ts"
import { Drafts } from "./drafts/drafts.port.ts"
import { browserThatKeepsDrafts } from "./testing/browser-that-keeps-drafts.ts"
import { browserThatKeepsSets } from "./ticket4d/testing/browser-that-keeps-sets.ts"
import { Ticket4dDrafts } from "./ticket4d/ticket4d-drafts.ts"

const draft = { id: "draft-1", version: 1, by: "tab-a" }
const bet = {
  option: "teng_bon_3",
  number: "482",
  ref: 0,
  add: 1,
  price: baht(10),
  min: baht(1),
  max: baht(500),
  multiply: 85_000,
} as const

test("rounds with a draft are told with their lines, of bets or of sets; one that is empty or broken is none", () => {
  const bets = browserThatKeepsDrafts()
  const layer = Layer.mergeAll(bets.tab(), browserThatKeepsSets().tab())
  const asked = Effect.gen(function* () {
    const drafts = yield* Drafts
    yield* drafts.keep("yeekee-43", { ...draft, lines: [bet, { ...bet, ref: 1, number: "739" }] })
    yield* drafts.keep("gov-1", { ...draft, lines: [] })
    const sets = yield* Ticket4dDrafts
    yield* sets.keep("hanoy-1", { ...draft, lines: [{ number: "4827", sets: 2 }] })
    bets.holds("stock-1", "broken")
    return yield* draftedRounds
  })
  expect(Effect.runSync(Effect.provide(asked, layer))).toEqual([
    { betId: "yeekee-43", lines: 2 },
    { betId: "hanoy-1", lines: 1 },
  ])
})
