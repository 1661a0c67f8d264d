import { faultTable, startFailure } from "@fakham/host"
import { portFault } from "./port.ts"
import { standInSettings, tryStandIn } from "./stand-in.ts"
import { readStartSettings, type StartSettings } from "./start-settings.ts"

/** Ends the process after saying why the site cannot be started. */
export const giveUp = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

/** The settings of the environment, when all of them can be used, the port and the database too; gives up otherwise. */
export const usableSettings = async (): Promise<StartSettings> => {
  const { settings, faults } = readStartSettings(process.env)
  if (settings === undefined) return giveUp(faultTable(faults))
  const refuse = (error: unknown) => giveUp(startFailure(error, settings.host))
  await standInSettings(settings).catch(refuse)
  const fault = await portFault(settings.host)
  if (fault !== undefined) return giveUp(fault)
  await tryStandIn(settings).catch(refuse)
  return settings
}

/** The database that a start would work on; gives up where it would bring none. */
export const ownDatabase = () => {
  const { settings, faults } = readStartSettings(process.env)
  if (settings === undefined) return giveUp(faultTable(faults))
  return (
    settings.standIn?.database ?? giveUp("OPERATOR_ORIGIN names an operator of its own: there is no database here.")
  )
}
