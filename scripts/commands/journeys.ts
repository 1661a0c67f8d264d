import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Ended, runScript } from "./run.ts"
import type { Outcome, Step } from "./steps.ts"

/** The part of Playwright's JSON report that decides. */
export type Report = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Passed means: journeys ran, every one ended as written the first time, and none was skipped. */
export const judgeJourneys = ({ code, output }: Ended, { stats }: Report): Outcome => {
  const { expected: passed, unexpected, flaky, skipped } = stats
  const failed = unexpected + flaky + skipped
  const problems = [
    ...(passed + unexpected + flaky === 0 ? ["no journey ran"] : []),
    ...(flaky > 0 ? [`${flaky} passed only when tried again`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return {
    ok: code === 0 && failed === 0 && problems.length === 0,
    note: [`${passed} passed, ${unexpected} failed`, ...problems].join(", "),
    output,
    tests: { passed, failed },
  }
}

export const journeys: Step = {
  title: "end to end",
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "fakham-e2e-"))
    const file = join(folder, "report.json")
    const ended = await runScript("e2e.ts", [], { env: { E2E_REPORT: file } })
    const report = await readFile(file, "utf8").catch(() => undefined)
    await rm(folder, { recursive: true })
    if (report === undefined) return { ok: false, note: "left no report", output: ended.output }
    return judgeJourneys(ended, JSON.parse(report))
  },
}
