import { Context, Data, type Effect } from "effect"
import type { Unauthorized, Unreachable } from "../site/operator.ts"
import type { Round } from "./round.ts"

export class NoSuchRound extends Data.TaggedError("NoSuchRound") {}

/** The operator's list of rounds. */
export class Rounds extends Context.Service<
  Rounds,
  { readonly one: (betId: string) => Effect.Effect<Round, NoSuchRound | Unauthorized | Unreachable> }
>()("core/lotto/Rounds") {}
