import { parseArgs } from "node:util"
import { needChromium } from "./chromium.ts"
import { playJourneys } from "./commands/playwright.ts"
import { needSite } from "./commands/site.ts"

const { values } = parseArgs({
  options: {
    repeats: { type: "string", default: "3" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
    grep: { type: "string" },
    project: { type: "string", multiple: true, default: [] },
    workers: { type: "string" },
  },
})

/** Every journey so many times on the full matrix, in an order shuffled by the seed, and nothing is tried again. */
const args = [
  `--repeat-each=${values.repeats}`,
  `--shuffle=${values.seed}`,
  ...values.project.map((name) => `--project=${name}`),
  ...(values.grep === undefined ? [] : [`--grep=${values.grep}`]),
  ...(values.workers === undefined ? [] : [`--workers=${values.workers}`]),
]

const browser = await needChromium("full")

if (browser === undefined || !(await needSite())) process.exitCode = 1
else {
  console.log(`Soaking the journeys; the same order again: npm run soak -- --seed ${values.seed}`)
  process.exitCode = await playJourneys(browser, args, { E2E_MATRIX: "full" })
}
