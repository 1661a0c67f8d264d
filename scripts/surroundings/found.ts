import { findPrograms } from "@fakham/stand-in/testing/processes"
import { run } from "../commands/run.ts"
import { findChromium } from "./chromium.ts"
import { needChromium } from "./need-chromium.ts"

/** A program and the number in what it says of itself. */
const nameOf = async (name: string, program: string | undefined): Promise<string> => {
  if (program === undefined) return `no ${name}`
  const { stdout } = await run(program, ["--version"])
  return `${name} ${/\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? "of an unknown version"}`
}

/** Finds or installs what the checks need, and says in one line which programs they use. */
export const bringPrograms = async (): Promise<string> => {
  const had = findChromium()
  const full = await needChromium()
  const shell = findChromium("headless shell")
  const isNew = had === undefined && full !== undefined
  return [
    `Node ${process.versions.node}`,
    `${await nameOf("Chromium", full)}${shell === full ? "" : " and its headless shell"}${isNew ? " (installed now)" : ""}`,
    await nameOf("PostgreSQL", findPrograms()?.postgres),
    "fonts, time zone and home of the run's own",
  ].join(", ")
}
