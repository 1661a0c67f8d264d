import { mkdir } from "node:fs/promises"
import type { Environment } from "@fakham/host"
import type { StartSettings } from "./start-settings.ts"

export type DemoLogin = { readonly userName: string; readonly pin: string; readonly shows: string }
export type StandIn = {
  readonly origin: string
  readonly logins: ReadonlyArray<DemoLogin>
  readonly stop: () => Promise<void>
}

/** The stand-in's own settings: where partners have their games, and whose channels it pushes to, if an app is named. */
const ownSettings = ({ PARTNER_ORIGIN, PUSHER_APP_ID, ...env }: Environment): Environment => {
  if (PUSHER_APP_ID === undefined || PUSHER_APP_ID === "") return { PARTNER_ORIGIN }
  const { PUSHER_KEY, PUSHER_SECRET, PUSHER_HOST, PUSHER_CLUSTER } = env
  return { PARTNER_ORIGIN, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, PUSHER_HOST, PUSHER_CLUSTER }
}

/** Starts the stand-in operator on a port of its own, if one is wanted; it is loaded only then. */
export const startStandIn = async (
  { dataDir, standIn }: StartSettings,
  env: Environment = process.env,
): Promise<StandIn | undefined> => {
  if (standIn === undefined) return undefined
  const { demoLogins, readSandboxSettings, startSandbox } = await import("@fakham/sandbox")
  const { push, partnerOrigin, rateLimits } = readSandboxSettings(ownSettings(env))
  await mkdir(dataDir, { recursive: true })
  const { origin, stop } = await startSandbox({
    port: 0,
    hostname: "127.0.0.1",
    database: standIn.database,
    seed: "demo",
    ...(push === undefined ? {} : { push }),
    ...(partnerOrigin === undefined ? {} : { partnerOrigin }),
    ...(rateLimits === undefined ? {} : { rateLimits }),
  })
  return { origin, logins: demoLogins, stop }
}
