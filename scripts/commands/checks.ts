import type { Step } from "./steps.ts"
import { script, tool } from "./tools.ts"
import { types } from "./types.ts"
import { unitTests } from "./unit-tests.ts"

const seen = "./scripts/commands/looked-at.mjs"

/** Everything that can be told from the sources alone; the longest first, so that two lanes end together. */
export const checks: ReadonlyArray<Step> = [
  unitTests,
  types,
  tool("lint", ["oxlint", "--deny-warnings"], /Finished in .* on (\d+) files/, "files"),
  script("layers", "layers.ts"),
  script("core's API", "api-report.ts"),
  tool(
    "unused code",
    ["knip", "--no-progress", "--reporter", "symbols", "--reporter", seen],
    /went through (\d+) files/,
    "files",
  ),
  script("translations", "i18n.ts", ["--check"]),
  tool("formatting", ["biome", "check", "--max-diagnostics=50", "."], /Checked (\d+) files/, "files"),
]
