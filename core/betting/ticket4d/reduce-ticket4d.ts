import type { Ticket4dLine } from "../../gov4d/ticket4d-line.ts"
import {
  addSets,
  clearSets,
  inEveryOrder,
  noSets,
  removeNumber,
  type SetCaps,
  type SetsAdded,
  setSets,
  type Ticket4dSlip,
  undoSets,
} from "../../gov4d/ticket4d-slip.ts"
import type { Buying, SetsChange, Ticket4dPlay } from "./buying.ts"

/** What one act of the player changes. */
export const setPlayed = (buying: Buying, event: Ticket4dPlay): SetsChange => {
  const { slip, caps, digits, everyOrder } = buying
  switch (event.type) {
    case "digit.pressed":
      return /^\d$/.test(event.digit) ? typed(buying, digits + event.digit) : {}
    case "digit.erased":
      return { digits: digits.slice(0, -1) }
    case "digits.cleared":
      return { digits: "" }
    case "orders.toggled":
      return { everyOrder: !everyOrder }
    case "sets.picked":
      return withRefusals(addSets(slip, event.lines, caps))
    case "sets.counted":
      return event.sets === 0
        ? { slip: removeNumber(slip, event.number) }
        : withRefusals(setSets(slip, event.number, event.sets, caps))
    case "sets.cleared":
      return slip.lines.length === 0
        ? {}
        : { slip: clearSets(slip), news: { _tag: "cleared", count: slip.lines.length } }
    case "change.undone":
      break
  }
  return { slip: undoSets({ ...slip, past: fittingPast(slip, caps) }), news: undefined }
}

/** What was picked before, up to the last that still fits: the player may hold more by now than then. */
const fittingPast = ({ past }: Ticket4dSlip, caps: SetCaps): Ticket4dSlip["past"] =>
  past.slice(0, past.findLastIndex((lines) => fitting(lines, caps).refused.length === 0) + 1)

/** The fourth digit adds the number at once. */
const typed = ({ slip, caps, everyOrder }: Buying, digits: string): SetsChange => {
  if (digits.length < 4) return { digits }
  const line = { number: digits, sets: 1 }
  return { digits: "", ...withRefusals(addSets(slip, everyOrder ? inEveryOrder(line) : [line], caps)) }
}

const withRefusals = ({ slip, refused }: SetsAdded): SetsChange =>
  refused.length === 0 ? { slip } : { slip, news: { _tag: "notAdded", refused } }

/** What a player did while nothing is taken. */
export const setsTurnedAway = (event: Ticket4dPlay): SetsChange => ({
  news: { _tag: "roundClosed", keyed: event.type === "digit.pressed" ? event.digit : "" },
})

/** Lines from elsewhere as far as they fit: of a number that is full, as many sets as there is room for. */
export const fitting = (lines: ReadonlyArray<Ticket4dLine>, caps: SetCaps): SetsAdded => {
  const added = addSets(noSets, lines, caps)
  const rest = added.refused.flatMap((one) =>
    one.reason === "full" ? [{ number: one.line.number, sets: one.most }] : [],
  )
  const { slip } = addSets(added.slip, rest, caps)
  return { slip: { lines: slip.lines, past: [] }, refused: added.refused }
}

/** What the player holds already counts against what is picked. */
export const holdingsTaken = ({ slip, caps: before }: Buying, held: ReadonlyArray<Ticket4dLine>): SetsChange => {
  const caps = { ...before, held }
  const now = fitting(slip.lines, caps)
  return now.refused.length === 0 ? { caps } : { caps, ...withRefusals(now) }
}
