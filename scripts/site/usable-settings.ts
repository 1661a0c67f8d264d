import { faultTable, startFailure } from "@fakham/host"
import { portFault } from "./port.ts"
import { standInSettings } from "./stand-in.ts"
import { readStartSettings, type StartSettings } from "./start-settings.ts"

/** Ends the process after saying why the site cannot be started. */
export const giveUp = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

/** The settings of the environment, when all of them can be used and the port is free; gives up otherwise. */
export const usableSettings = async (): Promise<StartSettings> => {
  const { settings, faults } = readStartSettings(process.env)
  if (settings === undefined) return giveUp(faultTable(faults))
  await standInSettings(settings).catch((error: unknown) => giveUp(startFailure(error, settings.host)))
  const fault = await portFault(settings.host)
  return fault === undefined ? settings : giveUp(fault)
}
