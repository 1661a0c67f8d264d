import { startSandbox } from "./sandbox.ts"
import { readSandboxSettings } from "./settings.ts"

try {
  const sandbox = await startSandbox(readSandboxSettings(process.env))
  const stop = () => void sandbox.stop().then(() => process.exit(0))
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  console.log(JSON.stringify({ listening: sandbox.origin }))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
