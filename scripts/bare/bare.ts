import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { close } from "../commands/steps.ts"
import { canMakeDebian, freshDebian } from "./debian.ts"
import { hiddenPrograms } from "./hidden-programs.ts"
import type { BareMachine } from "./machine.ts"

// Runs a command in a clone of the last commit on a machine with nothing installed: where there is root and debootstrap,
// in a fresh Debian with npm, this machine's Node and git alone; elsewhere in an empty home, with browsers and fonts
// hidden.
const { values } = parseArgs({
  options: {
    command: { type: "string", default: "npm ci && npm test" },
    times: { type: "string", default: "2" },
    /** A folder for the Debian that each run begins with a copy of; kept, and used again. */
    root: { type: "string" },
  },
})

const folder = await mkdtemp(join(tmpdir(), "fakham-bare-"))

// Ctrl-C ends what runs inside; the folder is removed all the same.
const stopping = new AbortController()
process.once("SIGINT", () => stopping.abort())

const runOnce = async (machine: BareMachine): Promise<boolean> => {
  const started = performance.now()
  const { code } = await machine.run(values.command)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${code === 0 ? "✔" : "✘"} ${values.command}: ${seconds} s\n`)
  return code === 0
}

try {
  const isDebian = canMakeDebian()
  console.log(
    isDebian
      ? "A fresh Debian with Node, npm and git"
      : "No root or no debootstrap here (apt-get install debootstrap): an empty home, and no browser or font to be found",
  )
  const passed: Array<boolean> = []
  for (let index = 0; index < Number(values.times) && !stopping.signal.aborted; index++) {
    const own = join(folder, String(index))
    const machine = isDebian ? await freshDebian(own, values.root ?? join(folder, "debian")) : await hiddenPrograms(own)
    passed.push(await runOnce(machine))
    await rm(own, { recursive: true, force: true })
  }
  close({ passed: passed.filter(Boolean).length, failed: passed.filter((one) => !one).length })
} finally {
  await rm(folder, { recursive: true, force: true })
}
