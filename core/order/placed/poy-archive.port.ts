import { Context, Data, Effect } from "effect"
import type { BetGroup } from "../../lotto/group/bet-group.ts"
import type { Round } from "../../lotto/round/round.ts"
import type { Satang } from "../../money/satang.ts"
import type { NotOffered, Said, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Day } from "../../time/bangkok.ts"
import type { Topic } from "../../visit/changes.ts"
import type { CancelRefusal } from "../cancel-rules.ts"
import type { PlacedPoy, PoyStatus } from "./placed-poy.ts"

/** Which slips a player looks through; pages count from 1. */
export type PoySearch = {
  readonly betGroup?: BetGroup | undefined
  readonly betType?: string | undefined
  /** One round alone. */
  readonly betId?: string | undefined
  readonly status?: PoyStatus | undefined
  /** The day on which they were placed. */
  readonly day?: Day | undefined
  /** A part of their number. */
  readonly idPart?: string | undefined
  readonly page: number
}

/** A slip as a list tells it: what it bets on is read with the slip itself. */
export type ListedPoy = Omit<PlacedPoy, "order" | "outcomes" | "drawn" | "dt"> & {
  readonly round: Pick<Round, "betId" | "betGroup" | "betType" | "betName" | "dt">
  readonly lineCount: number
  /** The first few of its numbers, those that won before the others; nothing where the operator does not tell. */
  readonly numbers?: ReadonlyArray<ListedNumber> | undefined
  /** How many different numbers it bets on. */
  readonly numberCount?: number | undefined
}

export type ListedNumber = { readonly number: string; readonly hasWon: boolean }

export type PoyPage = {
  readonly poys: ReadonlyArray<ListedPoy>
  readonly pages: number
  /** How many slips the search finds in all. */
  readonly total: number
  /** How many slips there are of each status, whichever one was asked for, where the operator tells. */
  readonly counts?: Readonly<Partial<Record<PoyStatus, number>>> | undefined
  /** What was staked on each day of the page, with those slips of the day that stand on other pages. */
  readonly staked?: ReadonlyMap<Day, Satang> | undefined
}

/** The operator knows no such slip of this player. */
export class NoSuchPoy extends Data.TaggedError("NoSuchPoy") {}

/** The operator will not cancel this slip; it stays as it is. */
export class CancelRefused extends Data.TaggedError("CancelRefused")<
  { readonly reason: CancelRefusal | "other" } & Said
> {}

/** The slips that a player has placed. */
export class PoyArchive extends Context.Service<
  PoyArchive,
  {
    readonly all: (search: PoySearch) => Effect.Effect<PoyPage, NotOffered | Unauthorized | Unreachable>
    readonly one: (id: string) => Effect.Effect<PlacedPoy, NoSuchPoy | NotOffered | Unauthorized | Unreachable>
    /** Cancels a whole slip and refunds it at once. The same key cancels once, however often it is sent. */
    readonly cancel: (
      id: string,
      key: string,
    ) => Effect.Effect<PlacedPoy, CancelRefused | NoSuchPoy | Unauthorized | Unreachable>
  }
>()("core/order/placed/PoyArchive") {}

/** How many slips of the player wait for their result. */
export const waitingPoys = Effect.map(
  PoyArchive.use((archive) => archive.all({ status: "waiting", page: 1 })),
  ({ total }) => total,
)

/** A slip, or none where the operator knows no such slip of this player, or shows no slips at all. */
export const poyOrNone = (id: string) =>
  PoyArchive.use((archive) => archive.one(id)).pipe(
    Effect.catchTag("NoSuchPoy", () => Effect.succeed("none" as const)),
    Effect.catchTag("NotOffered", () => Effect.succeed("notOffered" as const)),
  )

/** What makes slips out of date: besides what is said of them, placing and winning move the cash. */
export const slipTopics: ReadonlyArray<Topic> = ["slips", "cash"]
