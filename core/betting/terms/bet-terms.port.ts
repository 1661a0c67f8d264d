import { Context, Effect } from "effect"
import type { NoSuchRound } from "../../lotto/round/round.port.ts"
import type { Round } from "../../lotto/round/round.ts"
import { type Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { NumberRate, RoundLimits } from "../../poy/limits.ts"
import type { Resource } from "../../visit/resource.view.ts"
import type { Visit } from "../../visit/visit.ts"

export type BetRound = Pick<Round, "betId" | "betGroup" | "betType" | "betMax">

export type TermsFailure = NoSuchRound | Unauthorized | Unreachable

/** On what terms the operator takes bets on a round. */
export class BetTerms extends Context.Service<
  BetTerms,
  {
    readonly read: (round: BetRound) => Effect.Effect<RoundLimits, TermsFailure>
    /** All numbers whose rate is not the default one just now. */
    readonly rates: (round: BetRound) => Effect.Effect<ReadonlyArray<NumberRate>, TermsFailure>
  }
>()("core/betting/BetTerms") {}

/** Numbers of a round that many bet on and that still pay in full; worth showing, nothing hangs on them. */
export class PopularNumbers extends Context.Service<
  PopularNumbers,
  { readonly read: (round: BetRound) => Effect.Effect<ReadonlyArray<NumberRate>, Unauthorized | Unreachable> }
>()("core/betting/PopularNumbers") {}

/** What a round takes and pays, read again when news of rounds may have passed unheard. */
export const betTermsOf = (visit: Visit<BetTerms>): ((round: BetRound) => Resource<RoundLimits>) =>
  visit.resourceFor(
    (round: BetRound) =>
      Effect.catchTag(
        BetTerms.use((terms) => terms.read(round)),
        "NoSuchRound",
        (cause) => Effect.fail(new Unreachable({ cause })),
      ),
    { staleOn: ["rounds"] },
  )

export const popularNumbersOf = (
  visit: Visit<PopularNumbers>,
): ((round: BetRound) => Resource<ReadonlyArray<NumberRate>>) =>
  visit.resourceFor((round: BetRound) => PopularNumbers.use((popular) => popular.read(round)))
