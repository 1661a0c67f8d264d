import { readNetworks } from "@fakham/adapters/proxies"
import * as v from "valibot"
import { extraSourcesOf } from "../content-policy.ts"
import { collectorOf } from "../reports/error-reports.ts"
import { isHost } from "../target.ts"

/** What Google calls a stream of page views. */
export const analyticsId = /^G-[A-Z\d]{4,20}$/

const words = (text: string) =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
const httpUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && ["http:", "https:"].includes(url.protocol) ? url : undefined
}
const ourPaths: ReadonlySet<string> = new Set(["/api", "/poy-api", "/ccu"])
export const pathShape = /^(\/[\w.-]*\w)+$/

export const portNumber = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, "a port, 0 to 65535"),
  v.transform(Number),
)

export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => [httpUrl(text)?.origin, `${httpUrl(text)?.origin}/`].includes(text),
    "http://host:port or https://host:port, nothing after it",
  ),
  v.transform((text) => new URL(text).origin),
)

export const origins = v.pipe(
  v.string(),
  v.transform(words),
  v.check(
    (given) => given.every((text) => httpUrl(text)?.origin === text),
    "origins by commas: https://partner.example,https://other.example:8443",
  ),
)

export const httpAddress = v.pipe(
  v.string(),
  v.check((text) => text === "" || httpUrl(text) !== undefined, "an http or https address"),
)

export const hosts = v.pipe(
  v.string(),
  v.transform((text) => words(text.toLowerCase())),
  v.check((names) => names.every(isHost), "hosts with or without a port, by commas: example.com,localhost:4173"),
)

export const path = v.pipe(v.string(), v.regex(pathShape, "a path that begins with /"))

export const paths = v.pipe(
  v.string(),
  v.transform(words),
  v.check((given) => given.every((one) => pathShape.test(one)), "paths by commas, each beginning with /"),
)

export const networkList = v.pipe(
  v.string(),
  v.check((text) => readNetworks(text) !== undefined, "networks by commas: 10.0.0.0/8,2001:db8::/32,192.0.2.7"),
  v.transform((text) => readNetworks(text) ?? []),
)

export const operatorPaths = v.pipe(
  v.string(),
  v.transform((text) => words(text).map((pair) => pair.split("="))),
  v.check(
    (pairs) =>
      pairs.every(
        ([ours = "", theirs = "", ...more]) => ourPaths.has(ours) && pathShape.test(theirs) && more.length === 0,
      ),
    "where the operator has our paths: /api=/v2/main,/poy-api=/v2/lottery,/ccu=/v2/live",
  ),
  v.transform((pairs) => new Map(pairs.map(([ours = "", theirs = ""]) => [ours, theirs]))),
)

/** Headers that say who asks, whom and how, and are written here. */
const ownHeaders =
  /^(?:host|cookie|connection|upgrade|te|trailer|expect|via|forwarded|idempotency-key|(?:content|transfer|x-forwarded|keep|proxy|sec)-.*)$/

export const requestToken = v.pipe(
  v.string(),
  v.transform((text) => /^([\w-]{1,64}): *([ -z|~]*)\{token\}([ -z|~]*)$/.exec(text) ?? []),
  v.check(
    ([, header = ""]) => header !== "" && !ownHeaders.test(header.toLowerCase()),
    "a header and its value with {token} in it: x-player-token: {token}",
  ),
  v.transform(([, header = "", before = "", after = ""]) => ({ header: header.toLowerCase(), before, after })),
)

export const sources = v.pipe(
  v.string(),
  v.check(
    (text) => extraSourcesOf(text) !== undefined,
    "directives by semicolons: script-src https://a.example; connect-src wss://b.example",
  ),
  v.transform((text) => extraSourcesOf(text) ?? {}),
)

export const dsn = v.pipe(
  v.string(),
  v.check((text) => collectorOf(text) !== undefined, "a DSN: https://key@errors.example/7"),
  v.transform(collectorOf),
)

/** As RFC 9116 wants a contact: an address with its scheme. */
const contactOf = (text: string): string | undefined => {
  const address = /^[^\s:@/]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? `mailto:${text}` : text
  return /^(?:mailto|https|tel):[!-~]+$/.test(address) && URL.canParse(address) ? address : undefined
}

export const contacts = v.pipe(
  v.string(),
  v.transform(words),
  v.check(
    (given) => given.every((one) => contactOf(one) !== undefined),
    "addresses by commas: security@example.com,https://example.com/security",
  ),
  v.transform((given) => given.flatMap((one) => contactOf(one) ?? [])),
)

export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{1,5}$/, "milliseconds, 10 to 999999"),
  v.transform(Number),
)
