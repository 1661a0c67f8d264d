import { aroundCalls } from "./around-calls.ts"
import { behaviour } from "./behaviour.ts"
import { calls } from "./calls.ts"
import { compatibility } from "./compatibility.ts"
import { constants } from "./constants.ts"
import { entities } from "./entities.ts"
import { errorCatalogue } from "./error-catalogue.ts"
import { rules } from "./rules.ts"
import { screens } from "./screens.ts"
import { states } from "./states.ts"

/** Sections 2 to 9 of the specification, in its order. */
export const specParts = [
  ...screens,
  ...behaviour,
  ...entities,
  ...compatibility,
  ...states,
  ...rules,
  ...calls,
  ...aroundCalls,
  ...errorCatalogue,
  ...constants,
]
