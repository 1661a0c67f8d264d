import { findPrograms } from "@fakham/stand-in/testing/processes"
import type { Step } from "./steps.ts"
import { script } from "./tools.ts"
import { cpuBudget, journeys } from "./unit-tests/journeys.ts"
import { wholeUnitTests } from "./unit-tests/unit-tests.ts"

const databases = findPrograms() === undefined ? "sqlite" : "both"

/** What `npm test` leaves out besides journeys, and whether its own are within their budget; docs/testing.md has the table. */
export const campaigns: ReadonlyArray<Step> = [
  wholeUnitTests,
  script("clocks", "clocks.ts", ["--journeys"]),
  script("chaos", "chaos/chaos.ts", ["--kills", "10", "--writes", "1000", "--players", "100", "--database", databases]),
  script("simulate", "simulate/simulate.ts", ["--steps", "50000"]),
  script("planted", "simulate/simulate.ts", ["--planted", "--worlds", "100"]),
  script("bench", "bench/bench.ts", ["--quick"]),
  script("packages", "pack.ts"),
  script("size", "size.ts"),
  journeys(cpuBudget),
  script("engines", "engines/engines.ts"),
]
