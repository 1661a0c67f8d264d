import { startSandbox } from "./sandbox.ts"
import { readSettings } from "./settings.ts"

const fail = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

const { settings, wrong } = { settings: undefined, ...readSettings(process.env) }
if (settings === undefined) fail(wrong ?? "")
else
  try {
    const sandbox = await startSandbox(settings)
    const stop = () => void sandbox.stop().then(() => process.exit(0))
    process.on("SIGINT", stop)
    process.on("SIGTERM", stop)
    console.log(JSON.stringify({ listening: sandbox.origin }))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
