import { about, logLevels } from "@fakham/adapters/environment"
import { isMetricsKey } from "@fakham/adapters/metrics"
import { readNetworks } from "@fakham/adapters/proxies"
import * as v from "valibot"
import { pushVariables } from "./push/push-settings.ts"
import { seeds } from "./seeds/seeding.ts"
import { webPushVariables } from "./web-push/web-push-settings.ts"

export const ofThisMachine = "127.0.0.0/8,::1"

const isPostgresUrl = (text: string) =>
  /^postgres(ql)?:\/\//.test(text) && (URL.canParse(text) || /^postgres(ql)?:\/\/[^/]*\/[^/?]+(\?.*)?$/.test(text))
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text

const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, "PORT has to be a port, 0 to 65535"),
  v.transform(Number),
)
const time = v.pipe(
  v.string(),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)),
    "SANDBOX_CLOCK has to be a time such as 2026-11-20T12:00:00+07:00",
  ),
  v.transform((text) => Date.parse(text)),
)
const partnerOrigins = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((one) => one.trim())),
  v.check(
    (origins) => origins.every(isOrigin),
    "PARTNER_ORIGIN has to look like https://games.example, several by commas",
  ),
)
const networks = v.pipe(
  v.string(),
  v.check(
    (text) => readNetworks(text) !== undefined,
    "TRUSTED_PROXIES has to be networks by commas, such as 10.0.0.0/8,2001:db8::/32,192.0.2.7",
  ),
  v.transform((text) => readNetworks(text) ?? []),
)
const count = (shape: RegExp, wanted: string) => v.pipe(v.string(), v.regex(shape, wanted), v.transform(Number))
const hours = (name: string) => count(/^[1-9]\d{0,4}$/, `${name} has to be a number of hours`)

/** What the stand-in operator is told by its environment; docs/operations.md is written from it. */
export const sandboxVariables = v.object({
  PORT: v.pipe(
    v.optional(port, "4180"),
    about("where it listens; 0 takes any free port, and under `npm start` it always takes one", "8081"),
  ),
  HOST: v.pipe(v.optional(v.string(), "127.0.0.1"), about("the address of this machine that it listens at", "0.0.0.0")),
  DATA_DIR: v.pipe(v.optional(v.string(), ".data"), about("the folder of its SQLite file", "/var/lib/fakham")),
  DATABASE_URL: v.pipe(
    v.optional(
      v.pipe(v.string(), v.check(isPostgresUrl, "DATABASE_URL has to look like postgres://user@host:5432/name")),
    ),
    about("a PostgreSQL database in the place of the file", "postgres://fakham@127.0.0.1:5432/fakham"),
  ),
  SEED: v.pipe(
    v.optional(v.picklist(seeds, "SEED has to be demo or empty"), "demo"),
    about("what a database is filled with that has never been filled: `demo` or `empty`", "empty"),
  ),
  SANDBOX_TOKEN_SECRET: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(32, "SANDBOX_TOKEN_SECRET needs at least 32 characters"))),
    about(
      "what tokens are signed with, at least 32 characters",
      "any-32-characters-of-your-own-12",
      "made once, in the database",
    ),
  ),
  SANDBOX_CLOCK: v.pipe(
    v.optional(time),
    about("what the clock shows when a database is filled", "2026-11-20T12:00:00+07:00", "the machine's time"),
  ),
  SANDBOX_HISTORY_DAYS: v.pipe(
    v.optional(count(/^\d{1,3}$/, "SANDBOX_HISTORY_DAYS has to be a number of days")),
    about("for how many days back a new demo has rounds", "1", "`30`"),
  ),
  LOG: v.pipe(
    v.optional(v.picklist(logLevels, "LOG has to be off, error, info or debug"), "info"),
    about(
      "which lines are written, each JSON: `error`, what went wrong; `info`, also calls and orders of the desk, by the player's uuid; `debug`, also pictures, pages and signs of life; `off`, none ([what they hold](#lines))",
      "error",
      "`info`; `error` under `npm start`",
    ),
  ),
  SANDBOX_RATE_LIMITS: v.pipe(
    v.optional(v.picklist(["on", "off"], "SANDBOX_RATE_LIMITS has to be on or off"), "on"),
    about("`off` lets everybody ask as often as they like", "off"),
  ),
  PARTNER_ORIGIN: v.pipe(
    v.optional(partnerOrigins),
    about(
      "origins by commas where the partners' games are found; the first that has another name than the site is used",
      "https://games.example",
      "its own",
    ),
  ),
  MAIN_HOSTS: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(",").map((one) => one.trim().toLowerCase())),
      ),
      "",
    ),
    about("hosts by commas, the host's own: LINE leads back to them, and to the operator's sites", "example.com"),
  ),
  SANDBOX_GAMES: v.pipe(
    v.optional(count(/^\d{1,5}$/, "SANDBOX_GAMES has to be a number of games")),
    about("how many games are offered at least, filled up with made up ones, to try a long list", "5000", "`74`"),
  ),
  SANDBOX_IDEMPOTENCY_KEYS: v.pipe(
    v.optional(
      v.picklist(["required", "optional"], "SANDBOX_IDEMPOTENCY_KEYS has to be required or optional"),
      "required",
    ),
    about("`optional` for an operator's own clients that send none", "optional"),
  ),
  RECAPTCHA_SECRET: v.pipe(
    v.optional(v.string()),
    about(
      "Google's secret; with it newcomers are asked for a reCAPTCHA instead of work by ALTCHA",
      "secret-from-google",
    ),
  ),
  RECAPTCHA_VERIFY_URL: v.pipe(
    v.optional(
      v.pipe(v.string(), v.url("RECAPTCHA_VERIFY_URL has to be an address")),
      "https://www.google.com/recaptcha/api/siteverify",
    ),
    about("where answers to a reCAPTCHA are checked", "https://verify.example/check"),
  ),
  SANDBOX_PIN_COST: v.pipe(
    v.optional(v.picklist(["full", "low"], "SANDBOX_PIN_COST has to be full or low"), "full"),
    about("`low` hashes PINs cheaply, for tests", "low"),
  ),
  SANDBOX_SESSION_IDLE_HOURS: v.pipe(
    v.optional(hours("SANDBOX_SESSION_IDLE_HOURS"), "24"),
    about("after how many hours in which it was not used a session ends", "8"),
  ),
  SANDBOX_SESSION_LONGEST_HOURS: v.pipe(
    v.optional(hours("SANDBOX_SESSION_LONGEST_HOURS"), "168"),
    about("after how many hours a session ends however much it is used", "72"),
  ),
  SANDBOX_DESK_KEY: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => text === "none" || text.length >= 16, "SANDBOX_DESK_KEY needs at least 16 characters"),
      ),
    ),
    about(
      "what opens the control desk, at least 16 characters; `none` opens it to whoever sits at this machine. It stays closed where `HOST` is an address that others reach, unless a key is named",
      "any-16-characters",
      "made at each start, and printed",
    ),
  ),
  METRICS_KEY: v.pipe(
    v.optional(
      v.pipe(v.string(), v.check(isMetricsKey, "METRICS_KEY needs at least 16 characters without spaces, or is none")),
    ),
    about(
      "what opens `/metrics` ([figures](#figures)), at least 16 characters, shown as `Authorization: Bearer`; `none` opens it to whoever sits at this machine. Without it there is no `/metrics`",
      "any-16-characters",
      "not set; `none` under `npm start` where the host's `HOST` is this machine alone",
    ),
  ),
  SANDBOX_SYNCHRONOUS: v.pipe(
    v.optional(v.picklist(["full", "off"], "SANDBOX_SYNCHRONOUS has to be full or off"), "full"),
    about("`off` lets no commit to SQLite wait for the disk, for tests: a machine that stops may lose some", "off"),
  ),
  TRUSTED_PROXIES: v.pipe(
    v.optional(networks, ofThisMachine),
    about(
      "networks in CIDR, by commas, of what stands in front of it: the host. Under `npm start` that is this machine always",
      "10.0.0.0/8",
    ),
  ),
  ...pushVariables,
  ...webPushVariables,
})
