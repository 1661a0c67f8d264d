import * as v from "valibot"
import type { Ended } from "../commands/run.ts"

export const severities = ["critical", "high", "moderate", "low", "info"] as const
export type Severity = (typeof severities)[number]

/** A known hole, the package that has it, and what to read on it. */
export type Hole = {
  readonly advisory: string
  readonly name: string
  readonly severity: Severity
  readonly title: string
  readonly url: string
}

/** A package whose signature is wrong, or that has none where the registry signs. */
export type Unsigned = { readonly name: string; readonly version: string; readonly fault: "invalid" | "missing" }

/** What the registry said, or why it is not known. */
export type Answer<Found> = { readonly found: ReadonlyArray<Found> } | { readonly unanswered: string }

const Advisory = v.object({
  name: v.string(),
  title: v.string(),
  url: v.string(),
  severity: v.picklist(severities),
})
const Holes = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), Advisory])) })),
})
const Package = v.object({ name: v.string(), version: v.string() })
const Signatures = v.object({ invalid: v.array(Package), missing: v.array(Package) })
/** Where the registry refuses, npm leaves the summary empty; where npm fails by itself, there is no message. */
const Failure = v.object({
  message: v.optional(v.string(), ""),
  error: v.optional(v.object({ summary: v.string() }), { summary: "" }),
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const firstLine = (text: string) => text.trim().split("\n")[0] ?? ""

const unanswered = ({ output, stdout }: Ended) => {
  const failure = v.safeParse(Failure, parsed(stdout))
  const told = failure.success ? failure.output.message || failure.output.error.summary : ""
  return { unanswered: firstLine(told || output) || "npm said nothing" }
}

/** Reads `npm audit --json`: each hole once, however many packages depend on it. */
export const holesIn = (ended: Ended): Answer<Hole> => {
  const read = v.safeParse(Holes, parsed(ended.stdout))
  if (!read.success) return unanswered(ended)
  const advisories = Object.values(read.output.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one) => (typeof one === "string" ? [] : [one])),
  )
  const holes = advisories.map((one) => ({ ...one, advisory: one.url.split("/").at(-1) ?? one.url }))
  return { found: [...new Map(holes.map((hole) => [`${hole.name} ${hole.advisory}`, hole])).values()] }
}

/** Reads `npm audit signatures --json`. */
export const unsignedIn = (ended: Ended): Answer<Unsigned> => {
  const read = v.safeParse(Signatures, parsed(ended.stdout))
  if (!read.success) return unanswered(ended)
  return {
    found: (["invalid", "missing"] as const).flatMap((fault) =>
      read.output[fault].map(({ name, version }) => ({ name, version, fault })),
    ),
  }
}
