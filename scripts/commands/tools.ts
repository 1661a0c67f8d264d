import { type Ended, run, runScript } from "./run.ts"
import type { Step, StepOutcome } from "./steps.ts"

/** How many things a tool says that it looked at; a tool that looked at nothing has not passed. */
export const countIn = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0)

export const judged = ({ code, output }: Ended, looked: number, things: string): StepOutcome => ({
  ok: code === 0 && looked > 0,
  note: code === 0 && looked === 0 ? `looked at no ${things}` : `${looked} ${things}`,
  output,
})

/** A step that runs one tool and reads from its words how many things it looked at. */
export const tool = (
  title: string,
  [program = "", ...args]: ReadonlyArray<string>,
  looked: RegExp,
  things: string,
): Step => ({
  title,
  run: async () => {
    const ended = await run(program, args)
    return judged(ended, countIn(ended.output, looked), things)
  },
})

/** A step that runs one of our own scripts, whose last line sums it up. */
export const script = (title: string, name: string, args: ReadonlyArray<string> = []): Step => ({
  title,
  run: async () => {
    const { code, output } = await runScript(name, args)
    return { ok: code === 0, note: output.trimEnd().split("\n").at(-1) ?? "", output }
  },
})
