import * as v from "valibot"
import { figure } from "./figures.ts"

/** How many there are of something, as a number or a text of one. */
export const wireTally = v.pipe(figure, v.safeInteger(), v.minValue(0))
