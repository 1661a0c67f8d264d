import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { Gov4dVariant } from "../../lotto/group/bet-type.ts"
import { type Round } from "../../lotto/round/round.ts"
import { takesBets } from "../../lotto/round/round-phase.ts"
import type { LobbyLogic } from "../../lotto/shown-rounds.ts"
import type { OrderingLogic } from "../../order/ordering.machine.ts"
import type { PlacingInput } from "../../order/placing/placing.ts"
import type { DraftPageEvent } from "../drafts/draft-page.ts"
import type { makeBuying } from "./buying.machine.ts"
import type { Buying, BuyingEvent } from "./buying.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface BuyingLogic extends ReturnType<typeof makeBuying> {}

export type Ticket4dPageInput = {
  readonly round: Round
  readonly variant: Gov4dVariant
  /** All rounds as they go on, this one among them. */
  readonly lobby: ActorRefFrom<LobbyLogic>
}

export type Ticket4dPageData = Ticket4dPageInput & {
  readonly buying: ActorRefFrom<BuyingLogic>
  readonly ordering: ActorRefFrom<OrderingLogic>
}

export type Picked = Extract<BuyingEvent, { readonly type: "sets.picked" }>

export type Ticket4dPageEvent =
  /** What is seen of the lobby, and of the sets. */
  { readonly type: "draws.changed" | "sets.ready" | "sets.awaited" } | DraftPageEvent

export type Ticket4dPageNews = Extract<Ticket4dPageEvent, { readonly type: "connection.restored" | "page.shown" }>

/** The draws that take sets, as the lobby shows them. */
const openDraws = ({ context: { rounds = [], seenAt } }: SnapshotFrom<LobbyLogic>): ReadonlyArray<string> =>
  rounds.filter((round) => round.betGroup === "gov4d" && takesBets(round, seenAt)).map(({ betId }) => betId)

/** The same text as long as the same draws take sets. */
export const openDrawsIn = (lobby: SnapshotFrom<LobbyLogic>): string => openDraws(lobby).join()

export const isDrawOpen = ({ round, lobby }: Ticket4dPageInput): boolean =>
  openDraws(lobby.getSnapshot()).includes(round.betId)

/** The order as it is filled in just now. */
export const setsOrderOf = ({
  round: { betId, betName },
  variant,
  buying,
}: Ticket4dPageData): Pick<PlacingInput, "draftId" | "order"> => {
  const { slip, draftId } = buying.getSnapshot().context
  return { draftId, order: { kind: "sets", betGroup: "gov4d", betId, betName, variant, lines: slip.lines } }
}

/** What passes by itself, as the player sees it anyway. */
export const passingBuyingNews = ({ news }: Pick<Buying, "news">) => (news?._tag === "roundClosed" ? news : undefined)
