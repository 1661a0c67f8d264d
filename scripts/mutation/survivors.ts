import type { Mutant } from "./mutants.ts"
import type { Rule } from "./rules.ts"

/** A mutant as people read it: its line with the changed part marked, and what that part becomes. */
export type Description = { readonly line: string; readonly to: string }

/** Why survivors may live, one sentence each, by file; without a `to` it holds for whatever the marked part becomes. */
export type Explanation = { readonly line: string; readonly to?: string; readonly why: string }
export type Explanations = Readonly<Record<string, ReadonlyArray<Explanation>>>

export const described = ({ source }: Rule, { start, end, text }: Mutant): Description => {
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start).trimStart()
  const [inside = "", ...more] = source.slice(start, end).split("\n")
  const after = more.length > 0 ? "" : (source.slice(end).split("\n")[0] ?? "")
  return { line: `${before}⟦${inside}${more.length > 0 ? " …" : ""}⟧${after}`, to: text.replaceAll(/\s*\n\s*/g, " ") }
}

export const lineOf = ({ source }: Rule, { start }: Mutant): number => source.slice(0, start).split("\n").length

export const explains = ({ line, to }: Explanation, survivor: Description): boolean =>
  line === survivor.line && (to === undefined || to === survivor.to)
