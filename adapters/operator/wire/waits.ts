import * as v from "valibot"
import { figure } from "./figures.ts"
import { wireTally } from "./tally.ts"

export const TriesLeft = v.object({ triesLeft: wireTally })
/** How long until the same may be asked again. */
export const WaitSeconds = v.object({ waitSeconds: v.pipe(figure, v.minValue(0)) })
