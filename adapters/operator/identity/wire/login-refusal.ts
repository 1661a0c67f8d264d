import * as v from "valibot"
import { figure } from "../../wire/figures.ts"

export const AttemptsLeft = v.object({ attemptsLeft: v.pipe(figure, v.integer(), v.minValue(0)) })
export const Locked = v.object({ unlocksInSeconds: v.pipe(figure, v.minValue(0)) })
