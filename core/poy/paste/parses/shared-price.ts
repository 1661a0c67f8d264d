import { looksLikePrice } from "./amounts.ts"
import type { Clause, Parse } from "./parse.ts"
import type { Atom } from "./partitions.ts"

const isRound = ([number, ...others]: ReadonlyArray<string>) =>
  number !== undefined && others.length === 0 && looksLikePrice(number) && (number.length < 2 || number.endsWith("0"))

/** A price that stands before or behind several numbers with their own words: 50 บาท บน 12, 12 บน 34 ล่าง 50. */
export const wholeOf = (atoms: ReadonlyArray<Atom>): Parse | undefined => {
  const price = atoms.find(({ kind }) => kind === "prices")
  if (price?.kind !== "prices") return undefined
  const shape = atoms.map(({ kind }) => kind[0]).join("")
  const isBefore = price.marked && /^w?p(?:w?n)+$/.test(shape)
  const isBehind = /^(?:nw){2,}p$/.test(shape)
  if (!isBefore && !isBehind && !/^(?:wn){2,}p$/.test(shape)) return undefined
  if (isBehind && atoms.every((atom, at) => at === 0 || atom.kind !== "numbers" || isRound(atom.numbers)))
    return undefined
  const clauses: Array<Clause> = []
  let lead = 0
  for (const [at, atom] of atoms.entries()) {
    if (atom.kind === "words") lead = atom.marks
    if (atom.kind !== "numbers") continue
    const after = atoms[at + 1]
    const marks = isBehind && after?.kind === "words" ? after.marks : lead
    clauses.push({
      lead: marks,
      numbers: atom.numbers,
      parts: [{ marks: 0, arrangements: undefined, satang: price.satang }],
    })
  }
  return { clauses, ambiguity: isBefore ? 0 : 1 }
}
