import type { BetPageLogic, Betting, Play, SlipNews } from "@fakham/core/betting"
import { watchedPhase } from "@fakham/core/lotto"
import type { Satang } from "@fakham/core/money"
import type { RoundLogic } from "@fakham/core/order"
import { type Line, linesOf, type Toggle, totals } from "@fakham/core/poy"
import { type Pasted, paste } from "@fakham/core/poy/paste"
import { type Live, live } from "@fakham/core/show"
import type { Actor } from "xstate"
import type { DoorEnd } from "./door-end.ts"
import { type Agree, type Placed, placeOn } from "./place.ts"

export type PlayerSlip = {
  /** Types digits into the options that are on; answers what has to be told of it, if anything has. */
  readonly digits: (digits: string) => SlipNews | undefined
  /** Takes back the last digit of a number that needs more. */
  readonly erase: () => void
  /** Turns an option on or off. */
  readonly tap: (option: Toggle) => SlipNews | undefined
  /** Adds what is plain in a text of bets; what is asked about in it is left out, and told. */
  readonly paste: (text: string) => { readonly pasted: Pasted; readonly news: SlipNews | undefined }
  /** Gives all lines one price, or the one with this `ref`. */
  readonly price: (price: Satang, ref?: number) => SlipNews | undefined
  /** Takes the last lines back. */
  readonly undo: () => SlipNews | undefined
  readonly totals: () => ReturnType<typeof totals>
  readonly lines: () => ReadonlyArray<Line>
  /** All that is known of the slip. */
  readonly shown: Live<Betting>
  /**
   * Places the slip exactly once: asks before anything is sent and whenever there is something to decide, and ends with
   * the operator's word, or without it where the player lets go.
   */
  readonly place: (agree: Agree) => Promise<Placed>
  /** Keeps what is in the slip, and lets go of its round. */
  readonly leave: () => void
}

/** A slip on the machines of a bet page. */
export const slipOn = (page: Actor<BetPageLogic>, running: Actor<RoundLogic>, ending: DoorEnd): PlayerSlip => {
  const { betting } = page.getSnapshot().context
  const content = () => betting.getSnapshot().context.slip
  const play = (...plays: ReadonlyArray<Play>) => {
    betting.send({ type: "news.seen" })
    for (const one of plays) betting.send(one)
    return betting.getSnapshot().context.news
  }
  const draft = () => {
    const state = betting.getSnapshot()
    if (state.hasTag("busy")) return "busy"
    if (state.matches({ slip: "unauthorized" })) return "loggedOut"
    if (state.matches({ slip: "missing" })) return "missing"
    if (state.matches({ slip: "failed" }) || watchedPhase(running.getSnapshot()) === "unknown") return "unreachable"
    return linesOf(content()).length === 0 ? "empty" : "filled"
  }
  return {
    digits: (digits) => play(...Array.from(digits, (digit) => ({ type: "digit.pressed", digit }) as const)),
    erase: () => void play({ type: "digit.erased" }),
    tap: (key) => play({ type: "option.tapped", key }),
    paste: (text) => {
      const pasted = paste(text)
      const notRead = pasted.lines.filter(({ as }) => as === "notRead")
      const leftOut = [...pasted.questions, ...notRead].map((piece) => piece.text)
      return { pasted, news: play({ type: "text.read", bets: pasted.bets, leftOut }) }
    },
    price: (price, ref) =>
      play(ref === undefined ? { type: "all.priced", price } : { type: "line.priced", ref, price }),
    undo: () => play({ type: "batch.undone" }),
    totals: () => totals(content()),
    lines: () => linesOf(content()),
    shown: live(betting, ({ context }) => context),
    place: (agree) => placeOn({ page, draft }, agree, ending),
    leave: () => {
      page.send({ type: "page.left" })
      page.stop()
      running.stop()
    },
  }
}
