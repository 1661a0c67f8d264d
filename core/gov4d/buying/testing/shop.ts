import { Layer, ManagedRuntime, Result } from "effect"
import { createActor, waitFor } from "xstate"
import { browserThatKeepsSets } from "../../../testing/betting.ts"
import { handClock } from "../../../testing/clock.ts"
import { operatorThatKeepsAPoy } from "../../../testing/placed-poys.ts"
import { makeBuying } from "../buying.machine.ts"
import { setDraftOfText } from "../set-drafts.ts"

export const hanoyRound = { betId: "hanoy-2026-11-20", variant: "hanoy" } as const

let ids = 0
const newId = () => `id-${++ids}`

/** The page of one draw in one tab, with an operator and a browser that can be shared or set against it. */
export const shop = ({ operator = operatorThatKeepsAPoy(), browser = browserThatKeepsSets() } = {}) => {
  const { clock, pass } = handClock()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, browser.tab()))
  const buying = createActor(makeBuying(runtime, newId), { clock, input: hanoyRound }).start()
  const state = () => buying.getSnapshot()
  const taking = () => waitFor(buying, (now) => now.matches({ sets: { taking: "kept" } }))
  const heldIs = (held: "known" | "unknown") => waitFor(buying, ({ value }) => value.held === held)
  const key = (number: string) => {
    for (const digit of number) buying.send({ type: "digit.pressed", digit })
  }
  const picked = () => state().context.slip.lines.map(({ number, sets }) => `${number}=${sets}`)
  const kept = () => {
    const draft = setDraftOfText(browser.held(hanoyRound.betId) ?? "")
    return Result.isSuccess(draft) ? draft.success.lines.map(({ number, sets }) => `${number}=${sets}`) : undefined
  }
  return { operator, browser, buying, state, taking, heldIs, key, picked, kept, pass }
}
