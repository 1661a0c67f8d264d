import { mkdir } from "node:fs/promises"
import type { StartSettings } from "./start-settings.ts"

export type DemoLogin = { readonly userName: string; readonly pin: string; readonly shows: string }
export type StandIn = {
  readonly origin: string
  readonly logins: ReadonlyArray<DemoLogin>
  readonly stop: () => Promise<void>
}

/** Starts the stand-in operator on a port of its own, if one is wanted; it is loaded only then. */
export const startStandIn = async ({ dataDir, standIn }: StartSettings): Promise<StandIn | undefined> => {
  if (standIn === undefined) return undefined
  const { defaultRateLimits: rateLimits, demoLogins, startSandbox } = await import("@fakham/sandbox")
  await mkdir(dataDir, { recursive: true })
  const { database } = standIn
  const { origin, stop } = await startSandbox({ port: 0, hostname: "127.0.0.1", database, seed: "demo", rateLimits })
  return { origin, logins: demoLogins, stop }
}
