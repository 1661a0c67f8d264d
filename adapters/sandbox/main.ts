import { deskAddress } from "./desk/desk-key.ts"
import { startSandbox } from "./sandbox.ts"
import { readSandboxSettings } from "./settings.ts"

try {
  const settings = readSandboxSettings(process.env)
  const sandbox = await startSandbox(settings)
  const stop = () => void sandbox.stop().then(() => process.exit(0))
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  console.log(JSON.stringify({ listening: sandbox.origin, desk: deskAddress(sandbox.origin, settings.desk ?? "open") }))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
