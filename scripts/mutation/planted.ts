import type { Mutant } from "./mutants.ts"

/** The source with one mutant in it for good, for whoever only wants to read it. */
export const mutated = (source: string, { start, end, text, form }: Mutant): string =>
  source.slice(0, start) + (form === "expression" ? `(${text})` : text) + source.slice(end)

/** The source with all its mutants in it at once; which of them acts is asked each time one is reached. */
export const planted = (source: string, mutants: ReadonlyArray<Mutant>): string => {
  const sites = [...Map.groupBy(mutants, ({ start, end, form }) => `${start}-${end}-${form}`).values()]
  const render = (from: number, to: number, inner: ReadonlyArray<ReadonlyArray<Mutant>>): string => {
    let text = ""
    let at = from
    for (const [index, site] of inner.entries()) {
      const { start, end } = site[0]!
      if (start < at) continue
      const within = inner.slice(index + 1).filter(([mutant]) => mutant!.start >= start && mutant!.end <= end)
      text += source.slice(at, start) + switched(site, render(start, end, within))
      at = end
    }
    return text + source.slice(at, to)
  }
  const ordered = sites.toSorted(([one], [other]) => one!.start - other!.start || other!.end - one!.end)
  return `const at__ = globalThis.mutation__.at; ${render(0, source.length, ordered)}`
}

const switched = (site: ReadonlyArray<Mutant>, original: string): string => {
  const statement = site.find(({ form }) => form === "statement")
  if (statement) return `{ if (!at__(${statement.id})) { ${original} } }`
  const body = site.find(({ form }) => form === "body")
  if (body) return `{ if (at__(${body.id})) return; ${original.slice(1)}`
  return `(${site.map(({ id, text }) => `at__(${id}) ? (${text}) : `).join("")}(${original}))`
}
