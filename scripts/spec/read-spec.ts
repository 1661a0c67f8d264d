import type { Assertion, Literal, SpecLine } from "./spec-line.ts"

const literal = /`([^`]*)`(?: as `([^`]*)`)?/g

const literalsOf = (list: string): ReadonlyArray<Literal> =>
  [...list.matchAll(literal)].map(([, said = "", asserted]) => (asserted === undefined ? said : [said, asserted]))

const assertionOf = (text: string): Assertion | undefined => {
  const [, file, title, list = ""] = /^ {2}- `([^`]+)`, "(.+?)"(?:: (`[^"]*))?$/.exec(text) ?? []
  if (file === undefined || title === undefined || list.replaceAll(literal, "").replaceAll(", ", "") !== "")
    return undefined
  return { file, title, literals: literalsOf(list) }
}

const [nothing, heading] = ["  - Nothing to assert: ", /^(?:#{1,3} .+|\|.+\|)?$/]

/** The lines of docs/spec.md with the tests below each, and what of the page is neither. */
export const readSpec = (page: string) => {
  const lines: Array<SpecLine> = []
  const unread: Array<string> = []
  for (const text of page.slice(page.indexOf("\n## ")).split("\n")) {
    const last = lines.at(-1)
    const assertion = assertionOf(text)
    if (text.startsWith("- ")) lines.push({ says: text.slice(2), asserted: [] })
    else if (last !== undefined && "asserted" in last && assertion !== undefined)
      lines.splice(-1, 1, { ...last, asserted: [...last.asserted, assertion] })
    else if (last !== undefined && text.startsWith(nothing))
      lines.splice(-1, 1, { says: last.says, leaves: text.slice(nothing.length) })
    else if (!heading.test(text)) unread.push(text)
  }
  return { lines, unread }
}
