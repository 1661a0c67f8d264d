import type { DaySpan } from "@fakham/core/wallet"

const written = (day: string) => day.split("-").toReversed().join("/")

/** "17/11/2026 – 20/11/2026" */
export const spanText = ({ from, to }: DaySpan): string => `${written(from)} – ${written(to)}`
