import { parseArgs } from "node:util"
import { findPrograms } from "@fakham/sandbox/testing"
import { needChromium } from "./chromium.ts"
import { playJourneys } from "./commands/playwright.ts"
import { needSite } from "./commands/site.ts"

const { values } = parseArgs({
  options: {
    repeats: { type: "string", default: "3" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
    grep: { type: "string" },
    project: {
      type: "string",
      multiple: true,
      default: ["phone", "desktop", ...(findPrograms() === undefined ? [] : ["postgres"])],
    },
    workers: { type: "string" },
  },
})

const rounds = Array.from({ length: Number(values.repeats) }, (_, repeat) => repeat).flatMap((repeat) =>
  values.project.map((project) => ({ project, seed: `${values.seed}-${repeat + 1}` })),
)

/**
 * Every journey of a project once, in an order shuffled by the seed; nothing is tried again. Playwright starts a browser
 * and an operator anew for each change of project or repeat, so these are runs of their own.
 */
const argumentsOf = ({ project, seed }: (typeof rounds)[number]) => [
  `--project=${project}`,
  `--shuffle=${seed}`,
  ...(values.grep === undefined ? [] : [`--grep=${values.grep}`]),
  ...(values.workers === undefined ? [] : [`--workers=${values.workers}`]),
]

const browser = await needChromium("full")

if (browser === undefined || !(await needSite())) process.exitCode = 1
else {
  console.log(`Soaking the journeys; the same orders again: npm run soak -- --seed ${values.seed}`)
  const failed: Array<string> = []
  for (const round of rounds)
    if ((await playJourneys(browser, argumentsOf(round), { E2E_MATRIX: "full" })) !== 0)
      failed.push(`${round.project}, seed ${round.seed}`)
  console.log(failed.length === 0 ? `${rounds.length} runs without a failure` : `Failed: ${failed.join("; ")}`)
  if (failed.length > 0) process.exitCode = 1
}
