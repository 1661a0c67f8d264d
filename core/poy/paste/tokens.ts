import { marksOf, wordPattern } from "./words.ts"

/** A line cut up: digits, a price mark (= : มี ตัวละ), a times mark, a dash, context words; a gap is a plain space. */
export type Token = {
  readonly kind: "digits" | "equals" | "times" | "dash" | "words"
  readonly text: string
  readonly marks: number
}

export type Cut = {
  readonly tokens: ReadonlyArray<Token>
  readonly ignored: ReadonlyArray<string>
  readonly strange: boolean
}

const year = "(?:25|20)\\d\\d|6[7-9]|7\\d"
const date = `(?:0?[1-9]|[12]\\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:${year})`
const heading = "(?:ประจำ)?(?:งวด(?:ประจำ)?(?:วันที่|ที่)?|วันที่)"
const wholeDate = new RegExp(`^(?:${heading}(?!.*(?:[=×*xX]|มี)).*|${date})$`)
const leadingDate = new RegExp(`^(?:${heading}\\s*)?${date}(?=\\s)`)
const index = /^\(?\d{1,3}(?:\)|\.(?=\s|\d{2,3}\D))/

const piece = new RegExp(
  `(?<words>${wordPattern})|(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)|(?<equals>=|:|มี|ตัวละ)|(?<times>[xX*×])|(?<dash>[-/])|(?<gap>[\\s,]+|บาท|฿)`,
  "y",
)

const kinds = ["words", "digits", "equals", "times", "dash"] as const

/** Cuts one line; dates, draw headings and list indices are set aside, what nobody knows makes the line strange. */
export const cutLine = (line: string): Cut => {
  const ignored: Array<string> = []
  if (wholeDate.test(line)) return { tokens: [], ignored: [line], strange: false }
  let rest = line
  for (const pattern of [leadingDate, index]) {
    const [found = ""] = pattern.exec(rest) ?? []
    if (found !== "") ignored.push(found)
    rest = rest.slice(found.length).trimStart()
  }
  const tokens: Array<Token> = []
  piece.lastIndex = 0
  while (piece.lastIndex < rest.length) {
    const groups = piece.exec(rest)?.groups
    if (groups === undefined) return { tokens, ignored, strange: true }
    const kind = kinds.find((one) => groups[one] !== undefined)
    const text = kind === undefined ? "" : (groups[kind] ?? "")
    if (kind !== undefined) tokens.push({ kind, text, marks: kind === "words" ? marksOf(text) : 0 })
  }
  return { tokens, ignored, strange: false }
}

/** Thai digits become Arabic ones, and marks that cannot be seen go. */
export const plain = (line: string): string =>
  line
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, "")
    .trim()
