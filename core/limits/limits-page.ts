import type { Visit } from "../visit/visit.ts"
import { makePlayLimits } from "./play-limit.machine.ts"
import type { PlayLimits, Reminders } from "./play-limit.port.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface PlayLimitsLogic extends ReturnType<typeof makePlayLimits> {}

/** What the page runs on where players limit their own play. */
export const limitsPageOf = ({ runtime }: Visit<PlayLimits | Reminders>) => {
  const playLimits: PlayLimitsLogic = makePlayLimits(runtime)
  return { playLimits }
}
