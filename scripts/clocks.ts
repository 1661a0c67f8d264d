import { parseArgs } from "node:util"
import { fakedTime, movedDates } from "@fakham/stand-in/testing/processes"
import { playJourneys } from "./commands/playwright.ts"
import { run } from "./commands/run.ts"
import { needSite } from "./commands/site.ts"
import { needChromium } from "./surroundings/need-chromium.ts"

/** A machine's clock at the beginning of a run, in Bangkok unless said; the machine's own time in another zone where there is no moment. */
type MachineClock = { readonly title: string; readonly at?: string; readonly timeZone?: string }

const clocks: ReadonlyArray<MachineClock> = [
  { title: "31 December, 23:58", at: "2026-12-31T23:58:00+07:00" },
  { title: "1 January, 00:02", at: "2027-01-01T00:02:00+07:00" },
  { title: "29 February", at: "2028-02-29T12:00:00+07:00" },
  { title: "a Sunday", at: "2026-12-06T12:00:00+07:00" },
  { title: "the 16th, 15:19", at: "2026-12-16T15:19:00+07:00" },
  { title: "the 16th, 15:21", at: "2026-12-16T15:21:00+07:00" },
  { title: "03:05", at: "2026-12-08T03:05:00+07:00" },
  { title: "05:04", at: "2026-12-08T05:04:00+07:00" },
  { title: "midnight in UTC", at: "2026-12-08T00:00:00Z" },
  { title: "now, in Los Angeles", timeZone: "America/Los_Angeles" },
]

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: "string" },
    journeys: { type: "boolean", default: false },
    grep: { type: "string" },
  },
})

/** So many parts of the unit tests begin at the minute anew. */
const parts = files.length > 0 ? 1 : 4

const aheadOf = ({ at }: MachineClock) => (at === undefined ? 0 : Date.parse(at) - Date.now())
const zoneOf = ({ timeZone }: MachineClock): Record<string, string> =>
  timeZone === undefined ? {} : { TZ: timeZone, CHECKS_TIME_ZONE: timeZone }

/** Runs unit tests while the machine shows that time. */
const unitTestsPass = async (clock: MachineClock) => {
  let isWell = true
  for (let part = 1; part <= parts; part++) {
    const ahead = aheadOf(clock)
    const args = ["run", "--config", "vitest.workspace.ts", "--reporter=dot", `--shard=${part}/${parts}`, ...files]
    // The cases of a property are the same at any time, so some of them tell.
    const env = { PROPERTY_RUNS: "50", ...zoneOf(clock), ...(fakedTime(ahead) ?? movedDates(ahead)) }
    const { code, output } = await run("vitest", args, { env })
    console.log(
      `${code === 0 ? "✔" : "✘"} ${clock.title}: ${/Tests +(.*)/.exec(output)?.[1]}, part ${part} of ${parts}`,
    )
    if (code !== 0) console.log(output)
    isWell &&= code === 0
  }
  return isWell
}

/** Plays journeys while operator, host and pages show that time. */
const journeysPass = async (browser: string, clock: MachineClock) => {
  const only = values.grep === undefined ? [] : [`--grep=${values.grep}`]
  console.log(`Journeys at ${clock.title}`)
  return (
    (await playJourneys(browser, ["--retries=0", ...only], { ...zoneOf(clock), ...movedDates(aheadOf(clock)) })) === 0
  )
}

if (values.at !== undefined && Number.isNaN(Date.parse(`${values.at}+07:00`)))
  throw new Error(`--at takes a moment in Bangkok without its zone, 2026-12-31T23:58, not ${values.at}`)

const chosen = values.at === undefined ? clocks : [{ title: values.at, at: `${values.at}+07:00` }]
const browser = values.journeys ? await needChromium("headless shell") : undefined
const failed: Array<string> = []

if (values.journeys && (browser === undefined || !(await needSite()))) failed.push("no browser or no site")
else
  for (const clock of chosen) {
    if (!(await unitTestsPass(clock))) failed.push(`unit tests at ${clock.title}`)
    if (browser !== undefined && !(await journeysPass(browser, clock))) failed.push(`journeys at ${clock.title}`)
  }

console.log(failed.length === 0 ? `${chosen.length} clocks, none failed` : `Failed: ${failed.join("; ")}`)
if (failed.length > 0) process.exitCode = 1
