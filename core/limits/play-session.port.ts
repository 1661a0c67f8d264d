import { Context } from "effect"
import type { Instant } from "../time/bangkok.ts"

/** One stretch of play in this browser, whatever pages and tabs it goes over. */
export class PlaySession extends Context.Service<
  PlaySession,
  {
    /** Since when the player plays; to be asked while they do, for it is also what says that they still do. */
    readonly since: () => Instant
  }
>()("core/limits/PlaySession") {}
