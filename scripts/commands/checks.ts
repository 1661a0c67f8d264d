import type { Step } from "./steps.ts"
import { script, tool } from "./tools.ts"
import { types } from "./types.ts"
import { testsAfter, unitTests } from "./unit-tests/unit-tests.ts"

const fileCount = "./scripts/commands/knip-file-count.mjs"

const lint = (...files: ReadonlyArray<string>) =>
  tool("lint", ["oxlint", "--deny-warnings", ...files], /Finished in .* on (\d+) files?/, "files")
const names = script("names", "names.ts")
const layers = script("layers", "layers.ts")
const coreApi = script("core's API", "api-report.ts")
const unusedCode = tool(
  "unused code",
  ["knip", "--no-progress", "--reporter", "symbols", "--reporter", fileCount],
  /went through (\d+) files/,
  "files",
)
const translations = script("translations", "i18n.ts", ["--check"])
const formatting = tool("formatting", ["biome", "check", "--max-diagnostics=50", "."], /Checked (\d+) files/, "files")

/** What tools say of the sources, the longest first. */
export const sourceChecks: ReadonlyArray<Step> = [
  types,
  lint(),
  names,
  layers,
  coreApi,
  unusedCode,
  translations,
  formatting,
]

/** Everything that can be told from the sources alone. */
export const checks: ReadonlyArray<Step> = [unitTests, ...sourceChecks]

const isLinted = (file: string) => /\.(tsx?|m?js)$/.test(file) && !file.endsWith(".gen.ts")

/** What is worth knowing at once after these files changed: what takes long looks at them alone, or has to do with them. */
export const checksAfter = (changed: ReadonlyArray<string>): ReadonlyArray<Step> => {
  const linted = changed.filter(isLinted)
  return [
    testsAfter(changed),
    types,
    ...(linted.length > 0 ? [lint(...linted)] : []),
    names,
    layers,
    unusedCode,
    ...(changed.some((file) => file.startsWith("core/")) ? [coreApi] : []),
    ...(changed.some((file) => file.startsWith("ui/")) ? [translations] : []),
    formatting,
  ]
}
