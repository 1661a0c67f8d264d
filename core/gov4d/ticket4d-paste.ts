import { normalizeDigits } from "../poy/paste/tokens/normalize.ts"
import { setLineFault, type Ticket4dLine, type Ticket4dLineFault } from "./ticket4d-line.ts"

/** What a pasted text says: the sets that were understood, and every line that was not. */
export type ReadSets = {
  readonly lines: ReadonlyArray<Ticket4dLine>
  readonly unread: ReadonlyArray<{
    /** Counted from 1, as the player counts. */
    readonly row: number
    readonly text: string
    readonly reason: "notUnderstood" | Ticket4dLineFault
  }>
}

const listIndex = /^\(?\d{1,3}(?:\)|\.\s)\s*(?=\S)/
/** A number, and its sets after a mark, or after a gap when they cannot be meant as a number; nothing is one set. */
const item = /(?<number>\d{4})(?:\s*(?:[=:xX×*/-]|มี)\s*(?<marked>\d+)|\s+(?<bare>\d{1,2}))?(?:\s*ชุด)?(?:[\s,;]+|$)/y

/** Reads lines such as `1234=2`, `1234 x 2` or `1234=2 5678`; a line is understood as a whole or not at all. */
export const readSets = (text: string): ReadSets => {
  const lines: Array<Ticket4dLine> = []
  const unread: Array<ReadSets["unread"][number]> = []
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const read = itemsOf(normalizeDigits(row).replace(listIndex, ""))
    const reason = read === undefined ? "notUnderstood" : read.map(setLineFault).find((fault) => fault !== undefined)
    if (reason !== undefined) unread.push({ row: index + 1, text: row, reason })
    else lines.push(...(read ?? []))
  }
  return { lines, unread }
}

const itemsOf = (text: string): ReadonlyArray<Ticket4dLine> | undefined => {
  const items: Array<Ticket4dLine> = []
  item.lastIndex = 0
  while (item.lastIndex < text.length) {
    const groups = item.exec(text)?.groups
    if (groups === undefined) return undefined
    items.push({ number: groups["number"] ?? "", sets: Number(groups["marked"] ?? groups["bare"] ?? 1) })
  }
  return items
}

/** Sets as a text that reads back as the same sets. */
export const printSets = (lines: ReadonlyArray<Ticket4dLine>): string =>
  lines.map(({ number, sets }) => `${number}=${sets}`).join("\n")
