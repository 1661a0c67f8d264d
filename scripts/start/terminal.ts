import { parseArgs } from "node:util"
import { run } from "../commands/run.ts"

// Plays the terminal of docs/examples in front of an operator; without --origin in front of a stand-in of its own, in memory.
const { origin } = parseArgs({ options: { origin: { type: "string" } } }).values

const startOwn = async () => {
  const { demoLogins, readSandboxSettings, startSandbox } = await import("@fakham/stand-in")
  const settings = readSandboxSettings({ PORT: "0", LOG: "error", SANDBOX_PIN_COST: "low" })
  const operator = await startSandbox({ ...settings, database: { kind: "sqlite", file: ":memory:" } })
  for (const { userName, pin, shows } of demoLogins) console.log(`${userName}  ${pin}  ${shows}`)
  return operator
}

const own = origin === undefined ? await startOwn() : undefined
const at = origin ?? own?.origin ?? ""
const program = ["--conditions=@fakham/source", "docs/examples/terminal/main.ts", "--origin", at]
const { code } = await run(process.execPath, program, { aloud: true })
await own?.stop()
process.exitCode = code
