import { resolve } from "node:path"
import { isWritten } from "@fakham/adapters/environment"
import { type MetricsAccess, metricsAccess } from "@fakham/adapters/metrics"
import { type AddressRange, isLoopbackAddress, readNetworks } from "@fakham/adapters/proxies"
import { hour } from "@fakham/core/time"
import * as v from "valibot"
import type { RecaptchaSettings } from "./accounts/captcha/recaptcha.ts"
import type { DatabaseSettings } from "./database/open.ts"
import { type DeskAccess, newDeskKey } from "./desk/desk-key.ts"
import type { LeastBodyPace } from "./http/body.ts"
import { defaultRateLimits, type RateLimits } from "./http/rate-limits.ts"
import type { Log } from "./http/requests.ts"
import { costOfPin, costOfPublicPin, type HashCost } from "./internals/passwords.ts"
import type { SessionLife } from "./internals/session-life.ts"
import type { PushServerSettings } from "./push/open-push.ts"
import { readPushSettings } from "./push/push-settings.ts"
import type { Seed } from "./seeds/seeding.ts"
import { ofThisMachine, sandboxVariables } from "./variables.ts"
import { readWebPushSettings, type WebPushSettings } from "./web-push/web-push-settings.ts"

export type SandboxSettings = {
  /** 0 takes any free port. */
  readonly port: number
  /** 127.0.0.1 when nothing is said. */
  readonly hostname?: string
  readonly database: DatabaseSettings
  /** What a database is filled with that has never been filled. */
  readonly seed: Seed
  /** Without one, a random secret is kept in the database. */
  readonly tokenSecret?: string
  /** What the clock shows when a database is filled, in milliseconds since 1970; the machine's time when nothing is said. */
  readonly clockAt?: number | undefined
  /** The machine's time, in milliseconds since 1970; tests let it stand still. */
  readonly machineNow?: () => number
  /** For how many days back rounds are drawn when there are none yet. */
  readonly historyDays?: number
  readonly push?: PushServerSettings
  /** What browsers are pushed messages with; a pair of its own, in the database, when nothing is said. */
  readonly webPush?: WebPushSettings
  /**
   * Where the partners' games are found, such as https://games.example: the first that has another name than the site.
   * The site's own address when nothing is said.
   */
  readonly partnerOrigins?: ReadonlyArray<string>
  /** How many games are offered at least, to try a long list; some sixty when nothing is said. */
  readonly gameCount?: number
  /** Origins whose pages may ask it, without a host in between; none when nothing is said. */
  readonly corsOrigins?: ReadonlyArray<string>
  /** What hashing a player's PIN costs; as much as scrypt should, when nothing is said. */
  readonly passwordCost?: HashCost
  /** When sessions end by themselves; a day after they were used last, and seven after they were opened, when nothing is said. */
  readonly sessionLife?: SessionLife
  /** How often calls may be asked for; without any, as often as anybody likes. */
  readonly rateLimits?: RateLimits
  /** Whether a second process is kept off a SQLite file. */
  readonly isSoleProcess?: boolean
  /** How many slips a player may send a minute; as many as anybody likes when nothing is said. */
  readonly ordersAMinute?: number
  /** How many WebSockets of each kind one household may hold; as many as there is room for when nothing is said. */
  readonly socketsPerNetwork?: number
  /** Who is believed about whom it serves: the host in front; a program of this machine when nothing is said. */
  readonly trustedProxies?: ReadonlyArray<AddressRange>
  /** Hosts, with or without a port, to which LINE leads back beside those of the operator's own sites. */
  readonly mainHosts?: ReadonlyArray<string>
  /** Whether calls that move money are refused without an Idempotency-Key; they are when nothing is said. */
  readonly requiresKeys?: boolean
  /** Google's secret, and where it is asked; with them newcomers are asked for a reCAPTCHA instead of ALTCHA's work. */
  readonly recaptcha?: RecaptchaSettings
  /** Who may use the control desk; whoever sits at this machine when nothing is said. */
  readonly desk?: DeskAccess
  /** Who may read the operator's figures; nobody when nothing is said. */
  readonly metrics?: MetricsAccess
  /** How slowly a body may arrive before it is given up. */
  readonly bodyPace?: LeastBodyPace
  readonly log?: Log
}

export const standardTrust: ReadonlyArray<AddressRange> = readNetworks(ofThisMachine) ?? []

/** The settings out of the environment, else an error of one line. A variable that is empty counts as not set. */
export const readSandboxSettings = (environment: Readonly<Record<string, string | undefined>>): SandboxSettings => {
  const read = v.safeParse(
    sandboxVariables,
    Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== "")),
  )
  if (!read.success) throw new Error(read.issues.map(({ message }) => message).join("; "))
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    SEED,
    SANDBOX_TOKEN_SECRET,
    SANDBOX_CLOCK,
    SANDBOX_HISTORY_DAYS,
    SANDBOX_RATE_LIMITS,
    LOG,
    PARTNER_ORIGIN,
    MAIN_HOSTS,
    SANDBOX_GAMES,
    TRUSTED_PROXIES,
    SANDBOX_IDEMPOTENCY_KEYS,
    SANDBOX_PIN_COST,
    SANDBOX_SESSION_IDLE_HOURS,
    SANDBOX_SESSION_LONGEST_HOURS,
    SANDBOX_DESK_KEY,
    METRICS_KEY,
    SANDBOX_SYNCHRONOUS,
    RECAPTCHA_SECRET,
    RECAPTCHA_VERIFY_URL,
  } = read.output
  return {
    port: PORT,
    hostname: HOST,
    database:
      DATABASE_URL === undefined
        ? { kind: "sqlite", file: resolve(DATA_DIR, "sandbox.sqlite"), synchronous: SANDBOX_SYNCHRONOUS }
        : { kind: "postgres", url: DATABASE_URL },
    isSoleProcess: true,
    seed: SEED,
    ...(SANDBOX_TOKEN_SECRET === undefined ? {} : { tokenSecret: SANDBOX_TOKEN_SECRET }),
    ...(SANDBOX_CLOCK === undefined ? {} : { clockAt: SANDBOX_CLOCK }),
    ...(SANDBOX_HISTORY_DAYS === undefined ? {} : { historyDays: SANDBOX_HISTORY_DAYS }),
    ...(SANDBOX_RATE_LIMITS === "on" ? everyLimit : { rateLimits: {} }),
    push: readPushSettings(read.output),
    webPush: readWebPushSettings(read.output),
    ...(PARTNER_ORIGIN === undefined ? {} : { partnerOrigins: PARTNER_ORIGIN }),
    ...(SANDBOX_GAMES === undefined ? {} : { gameCount: SANDBOX_GAMES }),
    ...(RECAPTCHA_SECRET === undefined
      ? {}
      : { recaptcha: { secret: RECAPTCHA_SECRET, verifyUrl: RECAPTCHA_VERIFY_URL } }),
    desk: deskAccess(HOST, SANDBOX_DESK_KEY),
    metrics: metricsAccess(METRICS_KEY),
    trustedProxies: TRUSTED_PROXIES,
    mainHosts: MAIN_HOSTS,
    requiresKeys: SANDBOX_IDEMPOTENCY_KEYS === "required",
    sessionLife: { idle: SANDBOX_SESSION_IDLE_HOURS * hour, longest: SANDBOX_SESSION_LONGEST_HOURS * hour },
    passwordCost: SANDBOX_PIN_COST === "full" ? costOfPin : costOfPublicPin,
    log: (line) => {
      if (isWritten(line.level, LOG)) console.error(JSON.stringify({ time: new Date().toISOString(), ...line }))
    },
  }
}

const everyLimit = { rateLimits: defaultRateLimits, ordersAMinute: 30, socketsPerNetwork: 50 }

/** Where others reach the operator too, its desk is opened only by a key that was named. */
const deskAccess = (host: string, key: string | undefined): DeskAccess => {
  if (key === "none") return "open"
  if (key !== undefined) return { key }
  return host === "localhost" || isLoopbackAddress(host) ? { key: newDeskKey() } : "closed"
}
