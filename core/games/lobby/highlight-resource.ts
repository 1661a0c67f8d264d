import type { Visit } from "../../visit/visit.ts"
import { Games } from "../games.ts"
import { makeHighlightsInTime } from "./highlights-in-time.machine.ts"

/** The games that the operator points out. */
export const highlightsOf = (visit: Visit<Games>) => ({
  highlights: visit.resource(Games.use(({ highlights }) => highlights())),
  highlightsInTime: makeHighlightsInTime(visit.runtime),
})
