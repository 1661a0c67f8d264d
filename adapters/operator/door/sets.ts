import type { Buying, SetsNews, Ticket4dPageLogic, Ticket4dPlay } from "@fakham/core/betting"
import { type ReadSets, readSets, type SetTotals, setPrices, type Ticket4dLine, totalsOfSets } from "@fakham/core/gov4d"
import { type Live, live } from "@fakham/core/show"
import type { Actor } from "xstate"
import type { DoorEnd } from "./door-end.ts"
import { type Agree, type Placed, placeOn } from "./place.ts"

/** Four-digit sets of one draw. */
export type SetsSlip = {
  /** Types digits: the fourth of a number adds one set of it; answers what has to be told of it, if anything has. */
  readonly digits: (digits: string) => SetsNews | undefined
  /** So many sets of a number; none takes it away. */
  readonly count: (number: string, sets: number) => SetsNews | undefined
  /** Adds the sets of a text such as `1234=2`, a number a line; what is not understood of it is told. */
  readonly paste: (text: string) => { readonly read: ReadSets; readonly news: SetsNews | undefined }
  /** Takes the last change back. */
  readonly undo: () => SetsNews | undefined
  readonly totals: () => SetTotals
  readonly lines: () => ReadonlyArray<Ticket4dLine>
  /** All that is known of the sets. */
  readonly shown: Live<Buying>
  /** Places the sets exactly once, as a slip is placed. */
  readonly place: (agree: Agree) => Promise<Placed>
  /** Keeps what is picked, and lets go of the draw. */
  readonly leave: () => void
}

/** Sets on the machines of their page. */
export const setsOn = (page: Actor<Ticket4dPageLogic>, ending: DoorEnd): SetsSlip => {
  const { buying, variant } = page.getSnapshot().context
  const picked = () => buying.getSnapshot().context.slip
  const play = (...plays: ReadonlyArray<Ticket4dPlay>) => {
    buying.send({ type: "news.seen" })
    for (const one of plays) buying.send(one)
    return buying.getSnapshot().context.news
  }
  const draft = () => {
    if (buying.getSnapshot().hasTag("busy")) return "busy"
    return picked().lines.length === 0 ? "empty" : "filled"
  }
  return {
    digits: (digits) => play(...Array.from(digits, (digit) => ({ type: "digit.pressed", digit }) as const)),
    count: (number, sets) => play({ type: "sets.counted", number, sets }),
    paste: (text) => {
      const read = readSets(text)
      return { read, news: play({ type: "sets.picked", lines: read.lines }) }
    },
    undo: () => play({ type: "change.undone" }),
    totals: () => totalsOfSets(picked(), setPrices[variant]),
    lines: () => picked().lines,
    shown: live(buying, ({ context }) => context),
    place: (agree) => placeOn({ page, draft }, agree, ending),
    leave: () => void page.stop(),
  }
}
