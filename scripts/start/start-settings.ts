import { join, resolve } from "node:path"
import { isLoopbackAddress } from "@fakham/adapters/proxies"
import { type EnvironmentVariables, type HostSettings, type Read, readHostSettings } from "@fakham/host"

type Database = { readonly kind: "sqlite"; readonly file: string } | { readonly kind: "postgres"; readonly url: string }
export type StartSettings = {
  /** The host as it will run; its operator is filled in once the stand-in listens. */
  readonly host: HostSettings
  /** The stand-in operator is started unless a real one is named. */
  readonly standIn: { readonly database: Database } | undefined
}

export const sandboxDeskPath = "/__sandbox"
/** Where the demo's partners have their games. */
export const partnerPath = "/__partner"
/** Where the pictures of the demo's games are. */
export const picturesPath = "/__pictures"
/** Where the stand-in plays LINE. */
const linePath = "/__line"
const notListeningYet = "http://127.0.0.1"
const unusableUrl = {
  variable: "DATABASE_URL",
  given: "(not shown)",
  wanted: "postgres://user:password@host/database",
}

/** Everything `npm start` and `npm run dev` can be told, or every variable that is wrong. */
export const readStartSettings = (env: EnvironmentVariables): Read<StartSettings> => {
  const named = env["OPERATOR_ORIGIN"] ?? ""
  const ofStandIn = [sandboxDeskPath, partnerPath, picturesPath, linePath]
  const paths = named === "" ? [env["PROXY_PATHS"], ...ofStandIn].filter(Boolean).join(",") : env["PROXY_PATHS"]
  // The stand-in says itself whether it is ready.
  const origin =
    named === ""
      ? { OPERATOR_READY_PATH: "/readyz", OPERATOR_ORIGIN: notListeningYet, ...ownPush(env), ...ownChannel(env) }
      : undefined
  const own = named === "" ? { ...ownLog(env), ...ownMetrics(env) } : undefined
  const host = readHostSettings({ ...env, ...origin, ...own, PROXY_PATHS: paths })
  const url = env["DATABASE_URL"] ?? ""
  const wrongUrl = url === "" || /^postgres(?:ql)?:\/\/./.test(url) ? [] : [unusableUrl]
  if (host.settings === undefined) return { faults: [...host.faults, ...wrongUrl] }
  if (wrongUrl.length > 0) return { faults: wrongUrl }
  const dataDir = resolve(env["DATA_DIR"] || ".data")
  const database: Database =
    url === "" ? { kind: "sqlite", file: join(dataDir, "sandbox.sqlite") } : { kind: "postgres", url }
  return { settings: { host: host.settings, standIn: named === "" ? { database } : undefined } }
}

/** The stand-in keeps the connections itself, but where it publishes at Pusher. */
const ownPush = ({ PUSH_ORIGIN = "", PUSHER_CLUSTER = "" }: EnvironmentVariables) =>
  PUSH_ORIGIN === "" && PUSHER_CLUSTER === "" ? { PUSH_ORIGIN: notListeningYet } : undefined

/** The stand-in signs who may follow a player's channel, so that its site follows the private one when nothing is said. */
export const ownChannel = ({ PUSHER_CHANNEL }: EnvironmentVariables) => ({
  PUSHER_CHANNEL: PUSHER_CHANNEL || "private-{uuid}",
})

/** Whoever tries the stand-in at a terminal reads addresses and logins there, unless lines are wanted. */
export const ownLog = ({ LOG }: EnvironmentVariables) => ({ LOG: LOG || "error" })

/** Where nobody else reaches the site, whoever tries it reads its figures without a key. */
export const ownMetrics = ({ METRICS_KEY, HOST }: EnvironmentVariables) => ({
  METRICS_KEY: METRICS_KEY || (isOfThisMachine(HOST || "127.0.0.1") ? "none" : undefined),
})

const isOfThisMachine = (host: string) => host === "localhost" || isLoopbackAddress(host)

type Serving = { readonly origin: string; readonly partnerOrigins?: ReadonlyArray<string> | undefined }

/** The host's settings with the stand-in as its operator, and as its push server where none is named; ready as it is. */
export const servedBy = (
  host: HostSettings,
  { origin: operatorOrigin, partnerOrigins = host.partnerOrigins }: Serving,
): HostSettings => ({
  ...host,
  operatorOrigin,
  partnerOrigins,
  operatorReadyPath: host.operatorReadyPath ?? "/readyz",
  pushOrigin: host.pushOrigin === notListeningYet ? operatorOrigin : host.pushOrigin,
})
