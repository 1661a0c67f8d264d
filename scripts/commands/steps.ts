import { inspect } from "node:util"

export type Tally = { readonly passed: number; readonly failed: number }

/** What a step came to: a few words for its line, the whole story for when it failed, and its tests if it has any. */
export type StepOutcome = {
  readonly ok: boolean
  readonly note: string
  readonly output: string
  readonly tests?: Tally
}

export type Step = { readonly title: string; readonly run: () => Promise<StepOutcome> }

type Say = (line: string) => void

const runTimed = async ({ title, run }: Step, say: Say): Promise<StepOutcome> => {
  const started = performance.now()
  const outcome = await run().catch((cause: unknown) => ({ ok: false, note: "broke", output: inspect(cause) }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${outcome.ok ? "✔" : "✘"} ${title.padEnd(14)} ${seconds.padStart(6)} s  ${outcome.note}`)
  if (!outcome.ok) say(`\n${outcome.output.trimEnd().replaceAll(/^/gm, "    ")}\n`)
  return outcome
}

/** Runs the steps in order on so many lanes, and says a line as each ends; only a failed step tells its whole story. */
export const runSteps = async (
  steps: ReadonlyArray<Step>,
  lanes: number,
  say: Say = console.log,
): Promise<ReadonlyArray<StepOutcome>> => {
  const waiting = steps.values()
  const lane = async () => {
    const outcomes: Array<StepOutcome> = []
    for (const step of waiting) outcomes.push(await runTimed(step, say))
    return outcomes
  }
  return (await Promise.all(Array.from({ length: lanes }, lane))).flat()
}

const sum = (tallies: ReadonlyArray<Tally>): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

const asOne = ({ ok }: StepOutcome): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

export const countSteps = (outcomes: ReadonlyArray<StepOutcome>): Tally => sum(outcomes.map(asOne))

/** Counts the tests of a step that has tests; a step that failed with none of its tests failing still counts as one. */
export const countTests = (outcomes: ReadonlyArray<StepOutcome>): Tally =>
  sum(
    outcomes.map((outcome) => {
      if (outcome.tests === undefined) return asOne(outcome)
      const { passed, failed } = outcome.tests
      return { passed, failed: outcome.ok ? failed : Math.max(failed, 1) }
    }),
  )

/** The last line of a command, and its exit code. */
export const close = ({ passed, failed }: Tally): void => {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
