import { resolve } from "node:path"
import { type Network, readNetworks } from "@fakham/adapters/proxies"
import * as v from "valibot"
import type { RecaptchaSettings } from "./accounts/recaptcha.ts"
import { costOfPin, costOfPublicPin, type HashCost } from "./back-office/passwords.ts"
import type { DatabaseSettings } from "./database/open.ts"
import type { BodyPace } from "./http/body.ts"
import { defaultRateLimits, type RateLimits } from "./http/rate-limits.ts"
import type { Log } from "./http/requests.ts"
import type { PushServerSettings } from "./push/open-push.ts"
import { pushVariables, readPushSettings } from "./push/push-settings.ts"
import { type Seed, seeds } from "./seeds/seeding.ts"

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
  /**
   * Where the partners' games are found, such as https://games.example: the first that has another name than the site.
   * The site's own address when nothing is said.
   */
  readonly partnerOrigins?: ReadonlyArray<string>
  /** How many games are offered at least, to try a long list; some sixty when nothing is said. */
  readonly gameCount?: number
  /** What hashing a player's PIN costs; as much as scrypt should, when nothing is said. */
  readonly passwordCost?: HashCost
  /** How often calls may be asked for; without any, as often as anybody likes. */
  readonly rateLimits?: RateLimits
  /** Who is believed about whom it serves: the host in front; a program of this machine when nothing is said. */
  readonly trustedProxies?: ReadonlyArray<Network>
  /** Whether calls that move money are refused without an Idempotency-Key; they are when nothing is said. */
  readonly requiresKeys?: boolean
  /** Google's secret, and where it is asked; with them newcomers are asked for a reCAPTCHA instead of ALTCHA's work. */
  readonly recaptcha?: RecaptchaSettings
  /** How slowly a body may arrive before it is given up. */
  readonly bodyPace?: BodyPace
  readonly log?: Log
}

const ofThisMachine = "127.0.0.0/8,::1"
export const standardTrust: ReadonlyArray<Network> = readNetworks(ofThisMachine) ?? []

const isPostgresUrl = (text: string) =>
  /^postgres(ql)?:\/\//.test(text) && (URL.canParse(text) || /^postgres(ql)?:\/\/[^/]*\/[^/?]+(\?.*)?$/.test(text))

const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, "PORT has to be a port, 0 to 65535"),
      v.transform(Number),
    ),
    "4180",
  ),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.check(isPostgresUrl, "DATABASE_URL has to look like postgres://user@host:5432/name")),
  ),
  SEED: v.optional(v.picklist(seeds, "SEED has to be demo or empty"), "demo"),
  SANDBOX_TOKEN_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, "SANDBOX_TOKEN_SECRET needs at least 32 characters")),
  ),
  SANDBOX_CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => !Number.isNaN(Date.parse(text)),
        "SANDBOX_CLOCK has to be a time such as 2026-11-20T12:00:00+07:00",
      ),
      v.transform((text) => Date.parse(text)),
    ),
  ),
  SANDBOX_HISTORY_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, "SANDBOX_HISTORY_DAYS has to be a number of days"), v.transform(Number)),
  ),
  LOG: v.optional(v.picklist(["off", "json"], "LOG has to be off or json"), "off"),
  SANDBOX_RATE_LIMITS: v.optional(v.picklist(["on", "off"], "SANDBOX_RATE_LIMITS has to be on or off"), "on"),
  PARTNER_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").map((one) => one.trim())),
      v.check(
        (origins) =>
          origins.every((one) => /^https?:\/\//.test(one) && URL.canParse(one) && new URL(one).origin === one),
        "PARTNER_ORIGIN has to look like https://games.example, several by commas",
      ),
    ),
  ),
  SANDBOX_GAMES: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, "SANDBOX_GAMES has to be a number of games"), v.transform(Number)),
  ),
  SANDBOX_IDEMPOTENCY_KEYS: v.optional(
    v.picklist(["required", "optional"], "SANDBOX_IDEMPOTENCY_KEYS has to be required or optional"),
    "required",
  ),
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_VERIFY_URL: v.optional(
    v.pipe(v.string(), v.url("RECAPTCHA_VERIFY_URL has to be an address")),
    "https://www.google.com/recaptcha/api/siteverify",
  ),
  SANDBOX_PIN_COST: v.optional(v.picklist(["full", "low"], "SANDBOX_PIN_COST has to be full or low"), "full"),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readNetworks(text) !== undefined,
        "TRUSTED_PROXIES has to be networks by commas, such as 10.0.0.0/8,2001:db8::/32,192.0.2.7",
      ),
      v.transform((text) => readNetworks(text) ?? []),
    ),
    ofThisMachine,
  ),
  ...pushVariables,
})

/** The settings out of the environment, else an error of one line. A variable that is empty counts as not set. */
export const readSandboxSettings = (environment: Readonly<Record<string, string | undefined>>): SandboxSettings => {
  const read = v.safeParse(variables, Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== "")))
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
    SANDBOX_GAMES,
    TRUSTED_PROXIES,
    SANDBOX_IDEMPOTENCY_KEYS,
    SANDBOX_PIN_COST,
    RECAPTCHA_SECRET,
    RECAPTCHA_VERIFY_URL,
  } = read.output
  return {
    port: PORT,
    hostname: HOST,
    database:
      DATABASE_URL === undefined
        ? { kind: "sqlite", file: resolve(DATA_DIR, "sandbox.sqlite") }
        : { kind: "postgres", url: DATABASE_URL },
    seed: SEED,
    ...(SANDBOX_TOKEN_SECRET === undefined ? {} : { tokenSecret: SANDBOX_TOKEN_SECRET }),
    ...(SANDBOX_CLOCK === undefined ? {} : { clockAt: SANDBOX_CLOCK }),
    ...(SANDBOX_HISTORY_DAYS === undefined ? {} : { historyDays: SANDBOX_HISTORY_DAYS }),
    rateLimits: SANDBOX_RATE_LIMITS === "on" ? defaultRateLimits : {},
    push: readPushSettings(read.output),
    ...(PARTNER_ORIGIN === undefined ? {} : { partnerOrigins: PARTNER_ORIGIN }),
    ...(SANDBOX_GAMES === undefined ? {} : { gameCount: SANDBOX_GAMES }),
    ...(RECAPTCHA_SECRET === undefined
      ? {}
      : { recaptcha: { secret: RECAPTCHA_SECRET, verifyUrl: RECAPTCHA_VERIFY_URL } }),
    trustedProxies: TRUSTED_PROXIES,
    requiresKeys: SANDBOX_IDEMPOTENCY_KEYS === "required",
    passwordCost: SANDBOX_PIN_COST === "full" ? costOfPin : costOfPublicPin,
    log: (line) => {
      if (LOG === "json" || line.level === "error") console.error(JSON.stringify(line))
    },
  }
}
