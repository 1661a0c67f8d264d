import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Ended, runScript } from "../run.ts"
import type { Step, StepOutcome } from "../steps.ts"
import { cpuSecondsOf } from "./cpu-time.ts"
import { type Journey, journeysIn } from "./journeys-report.ts"

/** What the journeys of `npm test` may take of two quiet cores; docs/testing.md says what to do when they outgrow it. */
export const cpuBudget = 500

/** So many journeys may pass at their second try. */
const mostFlaky = 3

/** What the journeys took, where the system tells it, and what they may where that is judged: a busy machine makes it more. */
export type Cost = { readonly seconds: number | undefined; readonly most?: number | undefined }

const costText = ({ seconds, most }: Cost) => {
  if (seconds === undefined) return "CPU-seconds unknown on this system"
  return `${Math.round(seconds)}${most === undefined ? "" : ` of ${most}`} CPU-seconds`
}

/** Passed means: journeys ran within their budget, none failed or was skipped, and few passed only at the second try, none of them about the books. */
export const judgeJourneys = ({ code, output }: Ended, journeys: ReadonlyArray<Journey>, cost: Cost): StepOutcome => {
  const of = (status: Journey["status"]) => journeys.filter((journey) => journey.status === status)
  const flaky = of("flaky")
  const aboutBooks = flaky.filter(({ tags }) => tags.includes("books"))
  const unforgiven = flaky.length > mostFlaky ? flaky : aboutBooks
  const [skipped, unexpected] = [of("skipped").length, of("unexpected").length]
  const passed = of("expected").length + flaky.length - unforgiven.length
  const problems = [
    ...(passed + unexpected + unforgiven.length === 0 ? ["no journey ran"] : []),
    ...(flaky.length > mostFlaky ? [`${flaky.length} flaky, at most ${mostFlaky} may be`] : []),
    ...(aboutBooks.length > 0 ? [`${aboutBooks.length} flaky about the books`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...((cost.seconds ?? 0) > (cost.most ?? Number.POSITIVE_INFINITY) ? ["over budget"] : []),
  ]
  return {
    ok: code === 0 && unexpected === 0 && problems.length === 0,
    note: [
      [`${passed} passed, ${unexpected} failed`, costText(cost), ...problems].join(", "),
      ...flaky.map(({ title }) => `flaky: ${title}`),
    ].join("\n"),
    output,
    tests: { passed, failed: unexpected + skipped + unforgiven.length },
  }
}

const givenBudget = process.env["JOURNEYS_BUDGET"]

/** The journeys of `npm test`; what they take is told, and judged where it is said what they may. */
export const journeys = (most = givenBudget === undefined ? undefined : Number(givenBudget)): Step => ({
  title: "end to end",
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "fakham-e2e-"))
    const file = join(folder, "report.json")
    const { result: ended, cpuSeconds } = await cpuSecondsOf(() =>
      runScript("e2e.ts", [], { env: { E2E_REPORT: file } }),
    )
    const report = await readFile(file, "utf8").catch(() => undefined)
    await rm(folder, { recursive: true })
    if (report === undefined) return { ok: false, note: "left no report", output: ended.output }
    return judgeJourneys(ended, journeysIn(JSON.parse(report)), { seconds: cpuSeconds, most })
  },
})
