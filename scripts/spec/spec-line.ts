/** A name, path, message or number of a line, alone or with what stands for it in a test: ["200,000", "20000000"]. */
export type Literal = string | readonly [said: string, asserted: string]

/** Some literals, and the test that asserts them. */
export type Assertion = { readonly file: string; readonly title: string; readonly literals: ReadonlyArray<Literal> }

/** A line of the specification in its own words; one that holds nothing to assert says why. */
export type SpecLine = { readonly says: string } & (
  | { readonly asserted: ReadonlyArray<Assertion> }
  | { readonly leaves: string }
)

export const saidOf = (literal: Literal): string => (typeof literal === "string" ? literal : literal[0])

export const assertedOf = (literal: Literal): string => (typeof literal === "string" ? literal : literal[1])

/** What of a line is a literal by its form: quoted, a path, a number, or written as programs write names. */
export const literalsIn = (says: string): ReadonlyArray<string> => {
  const quoted = [...says.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = ""]) => text)
  const words = says.replaceAll(/(?<!\w)'[^']+'(?!\w)/g, " ").split(/[\s,;:()|*]+|\.(?=\s|$)/)
  const isLiteral = /^\/.|^[\d,]+$|^[+]\d\d:\d\d$|[a-z][A-Z]|[a-z]\d|\d[a-z]|\w_\w|\w\.\w|^[A-Z]{4,}$/
  return [...quoted, ...words.filter((word) => isLiteral.test(word))]
}
