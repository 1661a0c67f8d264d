import { Context, type Effect } from "effect"
import type { NotOffered, Unreachable } from "../../operator/failures.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { Visit } from "../../visit/visit.ts"
import type { OperatorText } from "./operator-text.ts"

export type Promotion = {
  readonly id: string
  readonly title: string
  readonly body: OperatorText
  readonly image: string
  /** Nothing for one that has no beginning or no end. */
  readonly startsAt: Instant | undefined
  readonly endsAt: Instant | undefined
  /** What it gives and asks, in figures. */
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly terms: ReadonlyArray<string>
  /** Where it is taken up, and what the way there is called; empty where there is none. */
  readonly url: string
  readonly action: string
}

/** What the operator offers to everybody. */
export class Promotions extends Context.Service<
  Promotions,
  { readonly all: () => Effect.Effect<ReadonlyArray<Promotion>, NotOffered | Unreachable> }
>()("core/site/Promotions") {}

export const promotionsOf = (visit: Visit<Promotions>) => visit.resource(Promotions.use(({ all }) => all()))

/** The promotions that run just now, by the server's clock: an ended one ends with its last moment. */
export const running = (promotions: ReadonlyArray<Promotion>, now: Instant): ReadonlyArray<Promotion> =>
  promotions.filter(
    ({ startsAt, endsAt }) => (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt),
  )
