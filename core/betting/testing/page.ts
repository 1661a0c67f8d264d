import { Layer, ManagedRuntime, Result } from "effect"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { makeBetting } from "../betting.machine.ts"
import { draftOfText } from "../drafts/draft-text.ts"
import { inSlip } from "./at-table.ts"
import { browserThatKeepsDrafts } from "./browser-that-keeps-drafts.ts"
import { operatorThatOffersARound, yeekeeRound } from "./operator-that-offers-a-round.ts"

let ids = 0
const newId = () => `id-${++ids}`

/** A bet page of one tab, with an operator and a browser that can be shared or set against it. */
export const page = ({
  operator = operatorThatOffersARound(),
  browser = browserThatKeepsDrafts(),
  betId = yeekeeRound.betId,
} = {}) => {
  const { clock, pass } = handClock()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, browser.tab()))
  const machine = makeBetting(runtime, newId)
  const betting = createActor(machine, { clock, input: { ...yeekeeRound, betId } }).start()
  const now = () => betting.getSnapshot()
  const is = (slip: string) => waitFor(betting, ({ value }) => value.slip === slip)
  const taking = () => waitFor(betting, (state) => state.matches({ slip: "taking" }))
  const draftIs = (draft: "saved" | "changed" | "saving" | "looking") =>
    waitFor(betting, (state) => state.matches({ slip: { taking: { draft } } }))
  const termsAre = (terms: "loaded" | "loadingTerms" | "loadingRates" | "failed") =>
    waitFor(betting, (state) => state.matches({ slip: { taking: { terms } } }))
  const key = (number: string) => {
    for (const digit of number) betting.send({ type: "digit.pressed", digit })
  }
  const bets = () => inSlip(now().context)
  const held = () => {
    const draft = draftOfText(browser.held(betId) ?? "")
    return Result.isSuccess(draft) ? draft.success.lines.map(({ number }) => number) : undefined
  }
  return { operator, browser, betting, now, is, taking, draftIs, termsAre, key, bets, held, pass }
}
