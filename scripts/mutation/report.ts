import type { Mutant } from "./mutants.ts"
import type { Rule } from "./rules.ts"
import { isAlive, type Tried } from "./try-rule.ts"

/** What came of the mutants of one rule; refused ones were never tried. */
export type Result = { readonly rule: Rule; readonly tried: Tried; readonly refused: number }

/** How many mutants of a file change nothing that anybody could notice. */
export type Recorded = Readonly<Record<string, number>>

const bar = 0.9

/** A mutant as people read it: its line with the changed part marked, and what that part becomes. */
export const described = ({ source }: Rule, { start, end, text }: Mutant): string => {
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start).trimStart()
  const [inside = "", ...more] = source.slice(start, end).split("\n")
  const after = more.length > 0 ? "" : (source.slice(end).split("\n")[0] ?? "")
  return `${before}⟦${inside}${more.length > 0 ? " …" : ""}⟧${after}  →  ${text.replaceAll(/\s*\n\s*/g, " ")}`
}

const lineOf = ({ source }: Rule, { start }: Mutant): number => source.slice(0, start).split("\n").length

const percent = (caught: number, all: number) => `${(all === 0 ? 100 : (caught / all) * 100).toFixed(1)} %`

const row = (cells: ReadonlyArray<string | number>) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(44) : String(cell).padStart(10))).join("")

/** The table, the survivors of each file that has more than are recorded, and whether the bar holds. */
export const report = (results: ReadonlyArray<Result>, recorded: Recorded) => {
  const lines = [row(["", "mutants", "caught", "recorded", "refused", "score"])]
  const open: Array<string> = []
  let [all, caught] = [0, 0]
  for (const { rule, tried, refused } of results) {
    const survivors = rule.mutants.filter(({ id }) => isAlive(tried.verdicts.get(id)))
    const { size } = tried.verdicts
    const known = recorded[rule.name] ?? 0
    all += size
    caught += size - survivors.length
    lines.push(row([rule.name, size, size - survivors.length, known, refused, percent(size - survivors.length, size)]))
    if (survivors.length < known) lines.push(`${rule.name}: ${survivors.length} survive, fewer than are recorded`)
    if (survivors.length > known)
      for (const mutant of survivors) {
        const unreached = tried.verdicts.get(mutant.id)?.verdict === "unreached" ? " (no test comes here)" : ""
        open.push(`${rule.name}:${lineOf(rule, mutant)}  ${described(rule, mutant)}${unreached}`)
      }
  }
  const broken = results.flatMap(({ tried }) => tried.broken)
  return {
    isMet: all > 0 && caught / all >= bar && open.length === 0 && broken.length === 0,
    lines: [
      ...lines,
      ...open,
      ...broken.map((test) => `fails without any mutant: ${test}`),
      `${all} mutants, ${percent(caught, all)} caught, at least ${bar * 100} % asked, ${open.length} survivors to look at`,
    ],
  }
}
