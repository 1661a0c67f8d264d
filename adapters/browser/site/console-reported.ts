import { Reported } from "@fakham/core"
import { Effect, Layer } from "effect"

/** Answers `Reported` in the console of the browser: a line for each path, and another when its count is a new one. */
export const consoleReported = () => {
  const written = new Set<string>()
  return Layer.succeed(Reported, {
    report: ({ path, rows }) =>
      Effect.sync(() => {
        const line = `${path}: rows that could not be read: ${rows}`
        if (!written.has(line)) console.warn(line)
        written.add(line)
      }),
  })
}
