import { Effect } from "effect"
import { isOnBreak } from "../../limits/play-break.ts"
import { type OwnLimits, PlayLimits } from "../../limits/play-limit.port.ts"
import { limitLeft } from "../../limits/play-limit.ts"
import type { Instant } from "../../time/bangkok.ts"
import { GameRefused } from "../games.ts"

/** What keeps a player out of any game by their own limits; a stake that is too high is refused at the game itself. */
export const ownRefusal = ({ limits, taken }: OwnLimits, now: Instant): GameRefused | undefined => {
  if (taken !== undefined && isOnBreak(taken, now)) return new GameRefused({ reason: "onBreak", until: taken.until })
  const left = limitLeft("loss", limits)
  return left !== undefined && left <= 0 ? new GameRefused({ reason: "playLimit", until: undefined }) : undefined
}

/** Limits that cannot be read keep nobody out here: the operator asks them too. */
export const mayPlay = (now: () => Instant) =>
  PlayLimits.use(({ read }) => read()).pipe(
    Effect.catchTag(["NotOffered", "Unreachable"], () => Effect.undefined),
    Effect.flatMap((own) => {
      const refused = own && ownRefusal(own, now())
      return refused === undefined ? Effect.void : Effect.fail(refused)
    }),
  )
