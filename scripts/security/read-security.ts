import type { Assertion } from "../spec/spec-line.ts"
import { levelOf } from "./levels.ts"

const verdicts = ["met", "deviation", "partly", "not met", "not ours"] as const

/** A requirement of ASVS in our words, and how the site stands to it. */
export type Requirement = {
  readonly number: string
  readonly says: string
  readonly verdict: (typeof verdicts)[number]
  /** What is missing, whose it is, or what the product demands instead. */
  readonly why: string
  readonly tests: ReadonlyArray<Assertion>
}

const testOf = (text: string): Assertion => {
  const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(text) ?? []
  return { file, title, literals: [] }
}

const cellsOf = (row: string) =>
  row
    .slice(2, -2)
    .split(/(?<!\\) \| /)
    .map((cell) => cell.replaceAll("\\|", "|").trim())

const rowOf = (row: string) => {
  const [number = "", level = "", says = "", standing = "", shown = ""] = cellsOf(row)
  const [verdict = "met", ...why] = standing.split(": ")
  const known = verdicts.find((one) => one === verdict)
  if (known === undefined) throw new Error(`${number} has the standing ${standing}`)
  const tests = shown === "" ? [] : shown.split("<br>").map(testOf)
  return { number, level: Number(level), says, verdict: known, why: why.join(": "), tests }
}

/** The rows of docs/security.md, the numbers with nothing to meet, and the counts in its first table. */
export const readSecurity = (page: string) => {
  const lines = page.split("\n")
  return {
    requirements: lines.filter((one) => /^\| \d/.test(one)).map(rowOf),
    absent: lines.flatMap((one) => /^Nothing to meet in ([\d., ]+): ./.exec(one)?.[1]?.split(", ") ?? []),
    counts: lines.filter((one) => /^\| (?:[a-z ]+) \| \d+ \| \d+ \|$/.test(one)),
  }
}

type Read = Pick<ReturnType<typeof readSecurity>, "absent"> & { readonly requirements: ReadonlyArray<Requirement> }

/** How the counts have to stand: of each standing, the requirements of level 1 and of level 2. */
export const countsOf = ({ requirements, absent }: Read): ReadonlyArray<string> => {
  const row = (name: string, numbers: ReadonlyArray<string>) =>
    `| ${[name, ...[1, 2].map((level) => numbers.filter((number) => levelOf.get(number) === level).length)].join(" | ")} |`
  const met = verdicts.map((name) =>
    row(
      name,
      requirements.flatMap(({ number, verdict }) => (verdict === name ? [number] : [])),
    ),
  )
  return [...met, row("nothing to meet", absent)]
}
