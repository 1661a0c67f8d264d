import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { cpuSecondsOf } from "./cpu-time.ts"
import { type Journey, journeysIn } from "./journeys-report.ts"
import { type Ended, runScript } from "./run.ts"
import type { Outcome, Step } from "./steps.ts"

/**
 * What the journeys of `npm test` may take: a fifth more than they were measured at, on a machine of this pace; docs/testing.md
 * says what to do when they outgrow it.
 */
const budget = { cpuSeconds: 1_300, testSeconds: 2_300, pace: 160 } as const

/** So many journeys may pass at their second try. */
const mostFlaky = 3

/** What the journeys took, and what they may. */
export type Cost = { readonly seconds: number; readonly most: number; readonly unit: string }

/**
 * By the processor where the system tells its time, else by the clock, which a busy machine makes longer. Where the machine
 * was slower than when the budget was measured, the journeys may take as much longer as any other work did.
 */
export const costOf = (
  cpuSeconds: number | undefined,
  journeys: ReadonlyArray<Journey>,
  pace: number = budget.pace,
  most = Number(process.env["JOURNEYS_BUDGET"] ?? Number.NaN),
): Cost =>
  cpuSeconds === undefined
    ? {
        seconds: journeys.reduce((sum, { seconds }) => sum + seconds, 0),
        most: Number.isNaN(most) ? budget.testSeconds : most,
        unit: "test-seconds (this system does not tell CPU-seconds)",
      }
    : {
        seconds: cpuSeconds,
        most: Number.isNaN(most) ? Math.round(budget.cpuSeconds * Math.max(1, pace / budget.pace)) : most,
        unit: "CPU-seconds",
      }

/** Passed means: journeys ran within their budget, none failed or was skipped, and few passed only at the second try, none of them about the books. */
export const judgeJourneys = ({ code, output }: Ended, journeys: ReadonlyArray<Journey>, cost: Cost): Outcome => {
  const of = (status: Journey["status"]) => journeys.filter((journey) => journey.status === status)
  const flaky = of("flaky")
  const aboutBooks = flaky.filter(({ tags }) => tags.includes("books"))
  const unforgiven = flaky.length > mostFlaky ? flaky : aboutBooks
  const [skipped, unexpected] = [of("skipped").length, of("unexpected").length]
  const passed = of("expected").length + flaky.length - unforgiven.length
  const spent = `${Math.round(cost.seconds)} of ${cost.most} ${cost.unit}`
  const problems = [
    ...(passed + unexpected + unforgiven.length === 0 ? ["no journey ran"] : []),
    ...(flaky.length > mostFlaky ? [`${flaky.length} flaky, at most ${mostFlaky} may be`] : []),
    ...(aboutBooks.length > 0 ? [`${aboutBooks.length} flaky about the books`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(cost.seconds > cost.most ? ["over budget"] : []),
  ]
  return {
    ok: code === 0 && unexpected === 0 && problems.length === 0,
    note: [
      [`${passed} passed, ${unexpected} failed`, spent, ...problems].join(", "),
      ...flaky.map(({ title }) => `flaky: ${title}`),
    ].join("\n"),
    output,
    tests: { passed, failed: unexpected + skipped + unforgiven.length },
  }
}

export const journeys: Step = {
  title: "end to end",
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "fakham-e2e-"))
    const file = join(folder, "report.json")
    const {
      result: ended,
      cpuSeconds,
      pace,
    } = await cpuSecondsOf(() => runScript("e2e.ts", [], { env: { E2E_REPORT: file } }))
    const report = await readFile(file, "utf8").catch(() => undefined)
    await rm(folder, { recursive: true })
    if (report === undefined) return { ok: false, note: "left no report", output: ended.output }
    const played = journeysIn(JSON.parse(report))
    return judgeJourneys(ended, played, costOf(cpuSeconds, played, pace))
  },
}
