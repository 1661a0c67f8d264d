import { fileURLToPath } from "node:url"
import { type Network, readNetworks } from "@fakham/adapters/proxies"
import * as v from "valibot"
import { type ExtraSources, extraSourcesOf, recaptchaSources } from "./content-policy.ts"
import { type Environment, type Read, readEnvironment } from "./environment.ts"
import { isHost } from "./target.ts"

export type HostSettings = {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly operatorOrigin: string
  readonly pushOrigin: string
  /** What browsers are told of push: the public key of its app, and how a player's channel is called. */
  readonly push: { readonly key: string; readonly channel: string }
  /** Where this site is at home; none means localhost and 127.0.0.1 with the port. */
  readonly mainHosts: ReadonlyArray<string>
  readonly brand: string
  readonly description: string
  /** Offered to visitors without scripts when the operator names no live chat; empty means none. */
  readonly liveChatUrl: string
  /** Further paths that belong to the operator, such as a stand-in's control desk. */
  readonly proxyPaths: ReadonlyArray<string>
  readonly siteDir: string
  /** The site is visited by https, whatever stands in front of this process. */
  readonly https: boolean
  /** What stands in front of this process and is believed when it says whom it serves. */
  readonly trustedProxies: ReadonlyArray<Network>
  readonly log: "off" | "json"
  readonly operatorTimeoutMs: number
  readonly tokenHeader: string
  readonly operatorPaths: ReadonlyMap<string, string>
  /** What tells that the operator is ready; its clock where nothing is named. */
  readonly operatorReadyPath: string | undefined
  /** Where partners have their games: what the site may show in a frame. */
  readonly partnerOrigins: ReadonlyArray<string>
  /** The sites that may frame the login for players whom they bring, and bring them; none brings any. */
  readonly externalOrigins: ReadonlyArray<string>
  /** The site's key for reCAPTCHA, for operators that ask for one. */
  readonly recaptchaKey: string | undefined
  /** The site's key at a fingerprint service, and where that listens. */
  readonly fingerprint: { readonly key: string; readonly address: string } | undefined
  /** What vendors need beyond the strict content policy. */
  readonly extraSources: ExtraSources
}

const words = (text: string) =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
const httpUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && ["http:", "https:"].includes(url.protocol) ? url : undefined
}

const portNumber = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, "a port, 0 to 65535"),
  v.transform(Number),
)
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => [httpUrl(text)?.origin, `${httpUrl(text)?.origin}/`].includes(text),
    "http://host:port or https://host:port, nothing after it",
  ),
  v.transform((text) => new URL(text).origin),
)
const httpAddress = v.pipe(
  v.string(),
  v.check((text) => text === "" || httpUrl(text) !== undefined, "an http or https address"),
)
const hosts = v.pipe(
  v.string(),
  v.transform((text) => words(text.toLowerCase())),
  v.check((names) => names.every(isHost), "hosts with or without a port, by commas: example.com,localhost:4173"),
)
const isOrigin = (text: string) => httpUrl(text)?.origin === text
const origins = v.pipe(
  v.string(),
  v.transform(words),
  v.check((given) => given.every(isOrigin), "origins by commas: https://partner.example,https://other.example:8443"),
)
const paths = v.pipe(
  v.string(),
  v.transform(words),
  v.check((given) => given.every((path) => /^(\/[\w.-]*\w)+$/.test(path)), "paths by commas, each beginning with /"),
)
const networks = v.pipe(
  v.string(),
  v.check((text) => readNetworks(text) !== undefined, "networks by commas: 10.0.0.0/8,2001:db8::/32,192.0.2.7"),
  v.transform((text) => readNetworks(text) ?? []),
)
const path = /^(\/[\w.-]*\w)+$/
const ourPaths: ReadonlySet<string> = new Set(["/api", "/poy-api", "/ccu"])
const operatorPaths = v.pipe(
  v.string(),
  v.transform((text) => words(text).map((pair) => pair.split("="))),
  v.check(
    (pairs) =>
      pairs.every(([ours = "", theirs = "", ...more]) => ourPaths.has(ours) && path.test(theirs) && more.length === 0),
    "where the operator has our paths: /api=/v2/main,/poy-api=/v2/lottery,/ccu=/v2/live",
  ),
  v.transform((pairs) => new Map(pairs.map(([ours = "", theirs = ""]) => [ours, theirs]))),
)
const sources = v.pipe(
  v.string(),
  v.check(
    (text) => extraSourcesOf(text) !== undefined,
    "directives by semicolons: script-src https://a.example; connect-src wss://b.example",
  ),
  v.transform((text) => extraSourcesOf(text) ?? {}),
)

const variables = v.object({
  PORT: v.optional(portNumber, "4173"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  OPERATOR_ORIGIN: v.optional(origin, ""),
  PUSH_ORIGIN: v.optional(origin),
  PUSHER_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "letters, digits, _ or -")), "fakham-demo"),
  PUSHER_CHANNEL: v.optional(v.picklist(["{uuid}", "private-{uuid}"], "{uuid} or private-{uuid}"), "{uuid}"),
  MAIN_HOSTS: v.optional(hosts, ""),
  BRAND: v.optional(v.pipe(v.string(), v.maxLength(60, "a name of at most 60 characters")), "ฟ้าค่ำ"),
  DESCRIPTION: v.optional(v.string(), "หวยรัฐบาล หวยหุ้น ยี่กี ปิงปอง หวยชุด 4 ตัว และเกม ฝากถอนในที่เดียว"),
  LIVE_CHAT_URL: v.optional(httpAddress, ""),
  PROXY_PATHS: v.optional(paths, ""),
  SITE_DIR: v.optional(v.string(), fileURLToPath(new URL("../../ui/dist", import.meta.url))),
  HTTPS: v.optional(v.picklist(["on", "off"], "on or off"), "off"),
  TRUSTED_PROXIES: v.optional(networks, ""),
  LOG: v.optional(v.picklist(["off", "json"], "off or json"), "off"),
  OPERATOR_TIMEOUT_MS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{1,5}$/, "milliseconds, 10 to 999999"), v.transform(Number)),
    "30000",
  ),
  OPERATOR_TOKEN_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "the name of a header"), v.toLowerCase()),
    "x-access-token",
  ),
  OPERATOR_PATHS: v.optional(operatorPaths, ""),
  OPERATOR_READY_PATH: v.optional(v.pipe(v.string(), v.regex(path, "a path that begins with /"))),
  CSP_EXTRA: v.optional(sources, ""),
  EXTERNAL_ORIGINS: v.optional(origins, ""),
  RECAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, "letters, digits, _ or -"))),
  FINGERPRINT_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, "letters, digits, _, . or -"))),
  FINGERPRINT_URL: v.optional(httpAddress, ""),
  PARTNER_ORIGIN: v.optional(origins, ""),
})

/** The host's settings out of the environment, or every variable that is wrong. */
export const readHostSettings = (env: Environment): Read<HostSettings> => {
  const read = readEnvironment(variables, env)
  if (read.faults !== undefined) return read
  const given = read.settings
  const fingerprint =
    given.FINGERPRINT_KEY === undefined || given.FINGERPRINT_URL === ""
      ? undefined
      : { key: given.FINGERPRINT_KEY, address: given.FINGERPRINT_URL }
  return {
    settings: {
      port: given.PORT,
      host: given.HOST,
      operatorOrigin: given.OPERATOR_ORIGIN,
      pushOrigin: given.PUSH_ORIGIN ?? given.OPERATOR_ORIGIN,
      push: { key: given.PUSHER_KEY, channel: given.PUSHER_CHANNEL },
      mainHosts: given.MAIN_HOSTS,
      brand: given.BRAND,
      description: given.DESCRIPTION,
      liveChatUrl: given.LIVE_CHAT_URL,
      proxyPaths: given.PROXY_PATHS,
      siteDir: given.SITE_DIR,
      https: given.HTTPS === "on",
      trustedProxies: given.TRUSTED_PROXIES,
      log: given.LOG,
      operatorTimeoutMs: given.OPERATOR_TIMEOUT_MS,
      tokenHeader: given.OPERATOR_TOKEN_HEADER,
      operatorPaths: given.OPERATOR_PATHS,
      operatorReadyPath: given.OPERATOR_READY_PATH,
      partnerOrigins: given.PARTNER_ORIGIN,
      externalOrigins: given.EXTERNAL_ORIGINS,
      recaptchaKey: given.RECAPTCHA_SITE_KEY,
      fingerprint,
      extraSources: [
        given.RECAPTCHA_SITE_KEY === undefined ? {} : recaptchaSources,
        fingerprint === undefined ? {} : { "connect-src": [new URL(fingerprint.address).origin] },
      ].reduce(together, given.CSP_EXTRA),
    },
  }
}

const together = (one: ExtraSources, other: ExtraSources): ExtraSources =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((directive) => [
      directive,
      [...(one[directive] ?? []), ...(other[directive] ?? [])],
    ]),
  )
