import { globSync } from "node:fs"
import { moveDate } from "./move-date.ts"

const preloaded = new URL("move-clock.ts", import.meta.url).href
const aheadVariable = "MACHINE_CLOCK_AHEAD_MS"
const ofTheClock = new RegExp(`^(?:TZ|LD_PRELOAD|NO_FAKE_STAT|FAKETIME\\w*|${aheadVariable})$`)

/** Variables with which every Node process, and every page of a journey, shows a time so far from the machine's. */
export const movedDates = (aheadMs: number): Record<string, string> => ({
  [aheadVariable]: String(aheadMs),
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${preloaded}`.trim(),
})

/** The same by libfaketime, for whatever program; nothing where that is not installed. Chromium takes a minute to start with it. */
export const fakedTime = (
  aheadMs: number,
  [library]: ReadonlyArray<string> = globSync("/usr/{lib,lib64,local/lib}/{*/,}faketime/libfaketime.so.1"),
): Record<string, string> | undefined =>
  library === undefined
    ? undefined
    : {
        LD_PRELOAD: library,
        FAKETIME: `${aheadMs < 0 ? "" : "+"}${Math.round(aheadMs / 1_000)}`,
        // Timers and files stay as they are.
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        NO_FAKE_STAT: "1",
      }

/** The part of the environment that says what the clock shows, for processes that are given an environment of their own. */
export const machineClock = (around: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(around).flatMap(([name, value = ""]) =>
      ofTheClock.test(name) || (name === "NODE_OPTIONS" && aheadVariable in around) ? [[name, value]] : [],
    ),
  )

const aheadNow = () => Number(process.env[aheadVariable] ?? 0)

type Pages = { readonly addInitScript: (script: typeof moveDate, aheadMs: number) => Promise<unknown> }

/** Lets pages show the time that the processes of the run show. */
export const moveClockOf = async (pages: Pages): Promise<void> => {
  const aheadMs = aheadNow()
  if (aheadMs !== 0) await pages.addInitScript(moveDate, aheadMs)
}

/** What a worker's script has to begin with for the same; nothing where no clock is moved. */
export const clockMovingScript = (): string => (aheadNow() === 0 ? "" : `(${String(moveDate)})(${aheadNow()});`)
