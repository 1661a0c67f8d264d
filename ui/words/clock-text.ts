import { displayTime } from "@fakham/core/time"

/** The hour and minute on a Thai clock. */
export const clockText = (moment: number): string => displayTime(moment).slice(11, 16)
