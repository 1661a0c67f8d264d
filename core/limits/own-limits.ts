import type { Visit } from "../visit/visit.ts"
import { PlayLimits } from "./play-limit.port.ts"

/** The limits by which a player holds themselves, and how much of each is used, where they are only shown. */
export const ownLimitsOf = (visit: Visit<PlayLimits>) =>
  visit.resource(
    PlayLimits.use(({ read }) => read()),
    { retryEvery: 5_000 },
  )
