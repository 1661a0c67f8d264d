import { parseArgs } from "node:util"
import { findPrograms } from "@fakham/stand-in/testing/processes"
import { campaigns } from "./commands/campaigns.ts"
import { playJourneys } from "./commands/playwright.ts"
import { needSite } from "./commands/site.ts"
import { runSteps } from "./commands/steps.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

const { values } = parseArgs({
  options: {
    repeats: { type: "string", default: "3" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
    grep: { type: "string" },
    project: {
      type: "string",
      multiple: true,
      default: ["phone", "desktop", "host-session", ...(findPrograms() === undefined ? [] : ["postgres"])],
    },
    workers: { type: "string" },
    /** Leaves out the campaigns below the browser, which come first. */
    journeys: { type: "boolean", default: false },
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

const failedCampaigns = async (): Promise<Array<string>> => {
  const outcomes = await runSteps(campaigns, 1)
  return outcomes.flatMap(({ ok, note }) => (ok ? [] : [note]))
}

const browser = await needChromium("full")

if (browser === undefined || !(await needSite())) process.exitCode = 1
else {
  const failed = values.journeys || values.grep !== undefined ? [] : await failedCampaigns()
  console.log(`Soaking the journeys; the same orders again: npm run soak -- --seed ${values.seed}`)
  for (const round of rounds)
    if ((await playJourneys(browser, argumentsOf(round), { E2E_MATRIX: "full" })) !== 0)
      failed.push(`${round.project}, seed ${round.seed}`)
  console.log(
    failed.length === 0 ? `${rounds.length} runs of the journeys without a failure` : `Failed: ${failed.join("; ")}`,
  )
  if (failed.length > 0) process.exitCode = 1
}
