import type { EnvironmentVariables } from "@fakham/host"
import type { SandboxSettings } from "@fakham/stand-in"
import { freePort } from "./port.ts"
import { ownChannel, ownLog, ownMetrics, type StartSettings } from "./start-settings.ts"

export type DemoLogin = { readonly userName: string; readonly pin: string; readonly shows: string }
export type StandIn = {
  readonly origin: string
  readonly logins: ReadonlyArray<DemoLogin>
  /** The path and key that open its control desk; nothing where it is closed. */
  readonly desk: string | undefined
  /** The address of its own figures; nothing where nobody may read them. */
  readonly metrics?: string | undefined
  /** Where its partners have their games; nothing where somebody else has them. */
  readonly partnerOrigins?: ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** What means the host alone: where it listens, who stands in front of it; the database is said by the start. */
const ofTheHost = new Set(["PORT", "HOST", "TRUSTED_PROXIES", "DATABASE_URL"])

/** What the stand-in is told; the public key of push is the host's as long as no app is named. */
const ownSettings = (env: EnvironmentVariables): EnvironmentVariables =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !ofTheHost.has(name) && (name !== "PUSHER_KEY" || Boolean(env["PUSHER_APP_ID"])),
    ),
  )

/** The stand-in's own settings, all that it has; an error of one line names what cannot be used. */
export const standInSettings = async (
  { standIn }: StartSettings,
  env: EnvironmentVariables = process.env,
): Promise<SandboxSettings | undefined> => {
  if (standIn === undefined) return undefined
  const { readSandboxSettings } = await import("@fakham/stand-in")
  return {
    ...readSandboxSettings({ ...ownSettings(env), ...ownChannel(env), ...ownLog(env), ...ownMetrics(env) }),
    port: 0,
    hostname: "127.0.0.1",
    database: standIn.database,
  }
}

/** Fails with one line where the stand-in's database cannot be used. */
export const tryStandIn = async ({ standIn }: StartSettings): Promise<void> => {
  if (standIn === undefined) return
  const { tryDatabase } = await import("@fakham/stand-in")
  await tryDatabase(standIn.database)
}

/** Starts the stand-in operator on a port of its own, if one is wanted; it is loaded only then. */
export const startStandIn = async (
  settings: StartSettings,
  env: EnvironmentVariables = process.env,
): Promise<StandIn | undefined> => {
  const own = await standInSettings(settings, env)
  if (own === undefined) return undefined
  const { demoLogins, deskAddress, startSandbox } = await import("@fakham/stand-in")
  const port = await freePort("127.0.0.1")
  // The site is visited by one of these names, and games come by the other.
  const partnerOrigins = own.partnerOrigins ?? [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  const { origin, stop } = await startSandbox({ ...own, port, partnerOrigins })
  return {
    origin,
    desk: deskAddress("", own.desk ?? "open"),
    metrics: own.metrics === undefined || own.metrics === "closed" ? undefined : `${origin}/metrics`,
    logins: own.seed === "demo" ? demoLogins : [],
    partnerOrigins,
    stop,
  }
}
