import type { Line } from "./line.ts"
import { add, empty, type Slip } from "./slip.ts"

/** Builds a slip again from remembered lines, batch by batch, so that what was kept cannot slip past a limit. */
export const slipOf = (lines: ReadonlyArray<Line>): Slip =>
  [...Map.groupBy(lines, (line) => line.add)]
    .toSorted(([a], [b]) => a - b)
    .reduce(
      (slip, [, batch]) =>
        add(
          slip,
          batch.toSorted((a, b) => a.ref - b.ref),
        ).slip,
      empty,
    )
