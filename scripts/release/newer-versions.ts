import * as v from "valibot"

const One = v.object({ current: v.optional(v.string()), latest: v.string(), dependent: v.string() })
const Outdated = v.record(v.string(), v.union([One, v.array(One)]))

/** A library that the registry has a newer version of. */
export type NewerVersion = {
  readonly name: string
  readonly current: string
  readonly latest: string
  readonly part: "major" | "minor" | "patch"
  /** Whether players or servers get it, or tools alone. */
  readonly isShipped: boolean
  readonly heldBack: string | undefined
}

/** Why a library stays at its version; whoever changes that takes the row away. */
export const heldBack: Readonly<Record<string, string>> = {
  "@babel/core": "Lingui's tools and the router's have version 7",
  "@rolldown/plugin-babel": "Lingui's plugin goes with 0.2",
  marked: "goes with attw, whose terminal reads by version 9",
  node: "24 is the version with long-term support",
  rolldown: "goes with vite",
  vite: "8.4 names a package for Windows that the registry does not have everywhere, and npm ci then refuses the lock",
  "@types/node": "goes with node",
  "web-vitals": "6 is heavier, for what is not asked for (decision 124)",
}

const numbersOf = (version: string) => (/^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1) ?? []).map(Number)

/** The part of a version that rose; nothing where another one is no newer, or is none to be relied on. */
const risenPart = (current: string, latest: string): NewerVersion["part"] | undefined => {
  const [before, after] = [numbersOf(current), numbersOf(latest)]
  if (before.length === 0 || after.length === 0) return undefined
  const at = before.findIndex((number, index) => number !== after[index])
  if (at < 0 || (after[at] ?? 0) < (before[at] ?? 0)) return undefined
  // Until 1.0 a minor version may change anything.
  if (at === 0 || (before[0] === 0 && at === 1)) return "major"
  return at === 1 ? "minor" : "patch"
}

/** What waits, by what `npm outdated --json` says; `shipped` are the libraries that players or servers get. */
export const newerVersionsIn = (text: string, shipped: ReadonlySet<string>): ReadonlyArray<NewerVersion> =>
  Object.entries(v.parse(Outdated, JSON.parse(text))).flatMap(([name, found]) => {
    const [{ current, latest } = { current: undefined, latest: "" }] = [found].flat()
    const part = current === undefined ? undefined : risenPart(current, latest)
    return current === undefined || part === undefined
      ? []
      : [{ name, current, latest, part, isShipped: shipped.has(name), heldBack: heldBack[name] }]
  })
