#!/usr/bin/env node
import { parseArgs } from "node:util"
import { deskAddress } from "./desk/desk-key.ts"
import { startSandbox } from "./sandbox.ts"
import { demoLogins } from "./seeds/demo-players.ts"
import { readSandboxSettings } from "./settings.ts"
import { isOrigin } from "./variables.ts"

const usage = `An operator to try a front end with, of demo credit only.

  --port 4173                       where it listens; 0 takes any free port
  --cors http://localhost:5173      an origin whose pages may ask it; may be given more than once
  --data folder                     where its database stands; without one it is in memory`

/** Messages of the settings, by the options that stand for their variables here. */
const inOptions = (message: string) => message.replaceAll(/\bPORT\b/g, "--port").replaceAll(/\bDATA_DIR\b/g, "--data")

const start = async ({ port, cors, data }: { port: string; cors: ReadonlyArray<string>; data: string | undefined }) => {
  const wrong = cors.find((origin) => !isOrigin(origin))
  if (wrong !== undefined) throw new Error(`--cors has to look like http://localhost:5173, not ${wrong}`)
  const settings = readSandboxSettings({ PORT: port, LOG: "error", SANDBOX_PIN_COST: "low", DATA_DIR: data })
  const inMemory = { database: { kind: "sqlite", file: ":memory:" } } as const
  const operator = await startSandbox({ ...settings, ...(data === undefined ? inMemory : {}), corsOrigins: cors })
  const stop = () => void operator.stop().then(() => process.exit(0))
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  console.log(`operator  ${operator.origin}`)
  console.log(`desk      ${deskAddress(operator.origin, settings.desk ?? "open") ?? "closed"}`)
  for (const { userName, pin, shows } of demoLogins) console.log(`login     ${userName}  ${pin}  ${shows}`)
}

try {
  const { help, ...asked } = parseArgs({
    options: {
      port: { type: "string", default: "4173" },
      cors: { type: "string", multiple: true, default: [] },
      data: { type: "string" },
      help: { type: "boolean", default: false },
    },
  }).values
  if (help) console.log(usage)
  else await start({ data: undefined, ...asked })
} catch (error) {
  console.error(inOptions(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
