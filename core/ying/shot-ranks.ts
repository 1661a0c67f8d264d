import type { Shot } from "./shot.ts"

const newestFirst = (one: Shot, other: Shot) => other.at - one.at || other.sequence - one.sequence

/** Rank 1 is the last shot before shooting ended. */
export const ranked = (shots: ReadonlyArray<Shot>): ReadonlyArray<Shot> => shots.toSorted(newestFirst)
