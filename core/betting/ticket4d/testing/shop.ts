import { Layer, ManagedRuntime, Result } from "effect"
import { createActor, waitFor } from "xstate"
import { baht } from "../../../money/satang.ts"
import { times } from "../../../money/sums.ts"
import type { PoyArchive } from "../../../order/placed/poy-archive.port.ts"
import { operatorThatKeepsAPoy } from "../../../order/testing/operator-that-keeps-a-poy.ts"
import { handClock } from "../../../testing/clock.ts"
import { makeBuying } from "../buying.machine.ts"
import { setDraftOfText, type Ticket4dDrafts } from "../ticket4d-drafts.ts"
import { browserThatKeepsSets } from "./browser-that-keeps-sets.ts"

export const hanoyRound = { betId: "hanoy-2026-11-20", variant: "hanoy" } as const

let ids = 0
const newId = () => `id-${++ids}`

type Shop = {
  readonly poys?: Layer.Layer<PoyArchive>
  readonly browser?: ReturnType<typeof browserThatKeepsSets>
  /** A tab of that browser with troubles of its own. */
  readonly tab?: Layer.Layer<Ticket4dDrafts>
}

/** The page of one draw in one tab, with an operator and a browser that can be shared or set against it. */
export const shop = ({ poys = operatorThatKeepsAPoy().layer, browser = browserThatKeepsSets(), tab }: Shop = {}) => {
  const { clock, pass } = handClock()
  const runtime = ManagedRuntime.make(Layer.merge(poys, tab ?? browser.tab()))
  const buying = createActor(makeBuying(runtime, newId), { clock, input: hanoyRound }).start()
  const state = () => buying.getSnapshot()
  const taking = () => waitFor(buying, (now) => now.matches({ sets: { taking: "saved" } }))
  const heldIs = (held: "loaded" | "failed") => waitFor(buying, ({ value }) => value.held === held)
  const key = (number: string) => {
    for (const digit of number) buying.send({ type: "digit.pressed", digit })
  }
  const picked = () => state().context.slip.lines.map(({ number, sets }) => `${number}=${sets}`)
  const stored = () => {
    const draft = setDraftOfText(browser.held(hanoyRound.betId) ?? "")
    return Result.isSuccess(draft) ? draft.success.lines.map(({ number, sets }) => `${number}=${sets}`) : undefined
  }
  return { browser, buying, state, taking, heldIs, key, picked, stored, pass }
}

/** An operator of whom so many sets of 4827 are held already. */
export const operatorWhoSold = (sets: number) =>
  operatorThatKeepsAPoy({
    order: { kind: "sets", betGroup: "gov4d", betName: "hanoy", ...hanoyRound, lines: [{ number: "4827", sets }] },
    stake: times(baht(1), 120 * sets),
  })
