import { features } from "web-features"
import { leastBrowsers } from "../site/least-browsers.ts"

/** The names of the least browsers in the table of features: where one has a kind for phones, that one. */
const named = { chrome: "chrome_android", safari: "safari_ios", firefox: "firefox" } as const

const browsers = ["chrome", "safari", "firefox"] as const
type Support = Readonly<Partial<Record<(typeof named)[keyof typeof named], string | boolean>>>

const isLater = (version: string | boolean | undefined, least: string) => {
  const given = /[\d.]+$/.exec(typeof version === "string" ? version : "")?.[0]
  if (given === undefined) return true
  const [major = 0, minor = 0] = given.split(".").map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number)
  return major > leastMajor || (major === leastMajor && minor > leastMinor)
}

/** The browsers that have a feature too late for us, each with the version that brought it. */
export const lateIn = (support: Support): ReadonlyArray<string> =>
  browsers
    .filter((name) => isLater(support[named[name]], leastBrowsers[name]))
    .map((name) => `${name} ${support[named[name]] ?? "never"}`)

const all = Object.values(features).flatMap((feature) =>
  feature.kind === "feature" ? Object.entries(feature.status.by_compat_key ?? {}) : [],
)

/** Where a feature of this key came, in every browser. */
export const browserSupportOf = (key: string): Support => all.find(([name]) => name === key)?.[1].support ?? {}

/** The keys of all features that one of the least browsers lacks, with the versions that brought them. */
export const newerKeys: ReadonlyMap<string, string> = new Map(
  all.flatMap(([key, { support }]) => {
    const late = lateIn(support)
    return late.length > 0 ? [[key, late.join(", ")]] : []
  }),
)

/** The last words of the keys of what every one of the least browsers has. */
export const olderWords: ReadonlySet<string> = new Set(
  all.flatMap(([key]) => (newerKeys.has(key) ? [] : [key.slice(key.lastIndexOf(".") + 1)])),
)
