import type { ActorRefFrom } from "xstate"
import type { BetGroup } from "../lotto/group/bet-group.ts"
import type { RoundLogic } from "../lotto/round/round.machine.ts"
import type { Round } from "../lotto/round/round.ts"
import type { Order, PoyOrder } from "../order/order.ts"
import type { OrderingLogic } from "../order/ordering.machine.ts"
import type { PlacingInput } from "../order/placing/placing.ts"
import { slipOf } from "../poy/draft.ts"
import type { Terms } from "../poy/limits.ts"
import type { Slip } from "../poy/slip.ts"
import { linesOf } from "../poy/totals.ts"
import type { makeBetting } from "./betting.machine.ts"
import type { DraftPageChoices, DraftPageEvent } from "./drafts/draft-page.ts"
import type { Betting, BettingEvent, BettingInput } from "./slip/betting.ts"
import type { KeypadChoice } from "./slip/keypad-choice.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface BettingLogic extends ReturnType<typeof makeBetting> {}

/** What lies open over the keypad. */
export type OpenSheet = { readonly kind: "slip" | "pull" | "rates" } | { readonly kind: "paste"; readonly text: string }

export type BetPageInput = {
  readonly round: Round
  readonly betGroup: PoyOrder["betGroup"]
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<RoundLogic>
}

export type BetPageData = BetPageInput & {
  readonly betting: ActorRefFrom<BettingLogic>
  readonly ordering: ActorRefFrom<OrderingLogic>
  readonly sheet: OpenSheet | undefined
}

export type Pulled = Extract<BettingEvent, { readonly type: "slip.pulled" | "set.pulled" }>

/** Numbers that the player has chosen from what lies open over the keypad. */
export type NumbersPulled = { readonly type: "numbers.pulled"; readonly pulled: Pulled }

export type BetPageEvent =
  | { readonly type: "sheet.opened"; readonly sheet: OpenSheet }
  | { readonly type: "sheet.closed" }
  /** What happens to the round, and what is seen of the slip. */
  | { readonly type: "round.opened" | "round.closed" }
  | { readonly type: "slip.ready" | "slip.awaited" | "slip.filled" | "slip.emptied" }
  | { readonly type: "keypad.shown" | "keypad.chosen" }
  | { readonly type: "terms.changed"; readonly terms: Terms }
  | NumbersPulled
  | DraftPageEvent

export type BetPageNews = Extract<
  BetPageEvent,
  { readonly type: "round.opened" | "round.closed" | "connection.restored" | "page.left" | "page.shown" }
>

export type BetPageChoices = DraftPageChoices<Pulled> & {
  /** What the player last bet with in each group. */
  readonly keypad: {
    readonly recall: (group: BetGroup) => KeypadChoice | undefined
    readonly remember: (group: BetGroup, choice: KeypadChoice) => void
  }
}

export const bettingInput = ({ round, betGroup }: BetPageInput, { keypad }: BetPageChoices): BettingInput => ({
  ...round,
  betGroup,
  keypad: keypad.recall(betGroup),
})

/** The order as it is filled in just now. */
export const orderOf = ({
  round: { betId, betType, betName },
  betGroup,
  betting,
}: BetPageData): Pick<PlacingInput, "draftId" | "order"> => {
  const { slip, draftId } = betting.getSnapshot().context
  return { draftId, order: { kind: "poy", betId, betGroup, betType, betName, lines: linesOf(slip) } }
}

const ratesOf = ({ lines }: PoyOrder): string => lines.map(({ ref, multiply }) => `${ref}:${multiply}`).join()

/** The slip at the rates that the player agreed to for its order, where they are others. */
export const agreedSlip = (
  { draftId }: Pick<Betting, "draftId">,
  order: Order,
  before: Pick<PlacingInput, "draftId" | "order">,
): Slip | undefined =>
  draftId === before.draftId &&
  order.kind === "poy" &&
  before.order.kind === "poy" &&
  ratesOf(order) !== ratesOf(before.order)
    ? slipOf(order.lines)
    : undefined

/** The same text as long as the same options and the same price are chosen. */
export const chosenOn = ({ selection, usualPrice }: Pick<Betting, "selection" | "usualPrice">): string =>
  `${[...selection].join()} ${usualPrice}`

/** What passes by itself, as the player sees it anyway. */
export const passingNews = ({ news }: Pick<Betting, "news">) =>
  news?._tag === "refused" || news?._tag === "displaced" || news?._tag === "priceRefused" ? news : undefined
