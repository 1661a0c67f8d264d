import { startFailure, startHost } from "./host.ts"
import { faultTable } from "./settings/environment.ts"
import { readHostSettings } from "./settings/settings.ts"

const { settings, faults } = readHostSettings(process.env)
if (settings === undefined) {
  console.error(faultTable(faults))
  process.exit(1)
}

try {
  const host = await startHost(settings)
  console.log(JSON.stringify({ listening: host.origin }))
  const stop = () => void host.stop().then(() => process.exit(0))
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
} catch (error) {
  console.error(startFailure(error, settings))
  process.exit(1)
}
