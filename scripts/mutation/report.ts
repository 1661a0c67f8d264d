import type { Mutant } from "./mutants.ts"
import type { Rule } from "./rules.ts"
import { described, type Explanations, explains, lineOf } from "./survivors.ts"
import { isAlive, type Tried } from "./try-rule.ts"

/** What came of the mutants of one rule; refused ones were never tried. */
export type Result = { readonly rule: Rule; readonly tried: Tried; readonly refused: number }

const bar = 0.9

const lived = ({ rule, tried }: Result): ReadonlyArray<Mutant> =>
  rule.mutants.filter(({ id }) => isAlive(tried.verdicts.get(id)))

const percent = (caught: number, all: number) => `${(all === 0 ? 100 : (caught / all) * 100).toFixed(1)} %`

const row = (cells: ReadonlyArray<string | number>) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(44) : String(cell).padStart(10))).join("")

/** The table, every survivor that nobody explained, explanations that fit no survivor, and whether the bar holds. */
export const report = (results: ReadonlyArray<Result>, explanations: Explanations) => {
  const lines = [row(["", "mutants", "caught", "explained", "open", "refused", "score"])]
  const sum = { all: 0, caught: 0, explained: 0, open: 0, refused: 0 }
  const open: Array<string> = []
  for (const result of results) {
    const { rule, tried, refused } = result
    const survivors = lived(result)
    const known = explanations[rule.name] ?? []
    const unexplained = survivors.filter((mutant) => !known.some((one) => explains(one, described(rule, mutant))))
    const all = tried.verdicts.size
    const caught = all - survivors.length
    const explained = survivors.length - unexplained.length
    lines.push(row([rule.name, all, caught, explained, unexplained.length, refused, percent(caught, all)]))
    for (const mutant of unexplained) {
      const { line, to } = described(rule, mutant)
      const unreached = tried.verdicts.get(mutant.id)?.verdict === "unreached" ? " (no test comes here)" : ""
      open.push(`${rule.name}:${lineOf(rule, mutant)}  ${line}  →  ${to}${unreached}`)
    }
    for (const one of known)
      if (!survivors.some((mutant) => explains(one, described(rule, mutant))))
        open.push(`${rule.name}  explained, but it does not survive: ${one.line}  →  ${one.to ?? "…"}`)
    sum.all += all
    sum.caught += caught
    sum.explained += explained
    sum.open += unexplained.length
    sum.refused += refused
  }
  const broken = results.flatMap(({ tried }) => tried.broken)
  const isKept = sum.all > 0 && sum.caught / sum.all >= bar && open.length === 0 && broken.length === 0
  return {
    isKept,
    lines: [
      ...lines,
      row(["all", sum.all, sum.caught, sum.explained, sum.open, sum.refused, percent(sum.caught, sum.all)]),
      ...open,
      ...broken.map((test) => `fails without any mutant: ${test}`),
      `${sum.all} mutants, ${percent(sum.caught, sum.all)} caught, at least ${bar * 100} % asked, ${open.length} survivors to explain`,
    ],
  }
}
