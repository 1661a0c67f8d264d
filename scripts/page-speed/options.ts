import { parseArgs } from "node:util"

/** What both measurements are told on the command line; whether `runs` is a number that can be run, they say themselves. */
export const speedOptions = (usualRuns: number) => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: String(usualRuns) },
      pages: { type: "string" },
      locales: { type: "string" },
      record: { type: "boolean", default: false },
    },
  })
  return { ...values, runs: Number(values.runs) }
}
