import { mark, marksOf, wordPattern } from "./words.ts"

/** What stands between a number and the one before it; a gap is a space or a mark that says no more than one. */
export type Join = "gap" | "to" | "comma" | "dot" | "dash" | "slash" | "plus" | "times"

/**
 * A line cut up, words that stand together as one. `loose` numbers have a space somewhere between them and the number
 * before; what is unknown and `touches` a known word or a number may be something else altogether.
 */
export type Token =
  | { readonly kind: "number"; readonly text: string; readonly join: Join; readonly loose: boolean }
  | { readonly kind: "words"; readonly marks: number; readonly arrangements: number | undefined }
  | { readonly kind: "equals"; readonly as: "mark" | "colon" | "each" }
  | { readonly kind: "baht" }
  | { readonly kind: "unknown"; readonly text: string; readonly touches: boolean }

const each = "(?:ตัว|ตู|ชุด|อย่าง|เลข|ข้าง|ฝั่ง|ประตู|คู่)?ละ|ราคา(?:ตัวละ)?|มี"

const piece = new RegExp(
  [
    `(?<arrangements>(?<![=:xX×*]\\s*|\\d)(?:[236]|หก|สาม|สอง)\\s*(?:กลับ|ประตู|ปต\\.?|ตู(?!ละ)))`,
    `(?<scale>(?<=\\d\\s*)(?:ร้อย|พัน|หมื่น|[kK](?![A-Za-z])))`,
    `(?<equals>${each})`,
    `(?<baht>บาท|฿|(?<=\\d\\s*)บ\\.(?!\\s*(?:[ลต](?![ก-๛])|\\d))|(?<=\\d)b\\b)`,
    `(?<words>${wordPattern})`,
    `(?<digits>\\d+)`,
    "(?<times>คูณ)|(?<plus>และ)|(?<to>ถึง)",
    "(?<gap>\\s)",
    "(?<unknown>[^\\s\\d])",
  ].join("|"),
  "y",
)

/** 3บน, before any number. */
const beginning = /[23](?=\s*(?:บน|ล่าง|ตรง|เต[็๊้]?ง|โต[๊้็๋]?[ดต]|หน้า|ท้าย|หลัง|[บลต][.ลต]*(?![ก-๛\d])))/y

/** A number that no word follows which may count it. */
const number = /\d+(?!\d)(?=[=:xX*,./+-]|\s*[\d=:xX*,./+-]|\s*$)/y

const signs: Readonly<Record<string, Join | "space" | "equals">> = {
  " ": "space",
  "=": "equals",
  ":": "equals",
  x: "times",
  X: "times",
  "*": "times",
  "×": "times",
  "-": "dash",
  "/": "slash",
  "+": "plus",
  "&": "plus",
  ",": "comma",
  ".": "dot",
}

const joins = ["times", "plus", "to"] as const

const countOf = (text: string) => (/^(?:6|หก)/.test(text) ? 6 : /^(?:3|สาม)/.test(text) ? 3 : 2)

/** Bottom before top, or any order before straight: prices that follow are in that order too. */
const turnedBy = (before: number, after: number) =>
  (before & mark.bottom && !(before & mark.top) && after & mark.top) ||
  (before & mark.tode && !(before & (mark.top | mark.straight)) && after & (mark.top | mark.straight))
    ? mark.turned
    : 0

/** Cuts a line without its dress. What stands between words, or before and after everything, says nothing. */
export const tokensOf = (line: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  const say = (marks: number, arrangements?: number) => {
    const last = tokens.at(-1)
    if (last?.kind !== "words") tokens.push({ kind: "words", marks, arrangements })
    else
      tokens[tokens.length - 1] = {
        kind: "words",
        marks: last.marks | marks | turnedBy(last.marks, marks),
        arrangements: last.arrangements ?? arrangements,
      }
  }
  const touch = (isApart: boolean) => {
    const last = tokens.at(-1)
    if (last?.kind === "unknown" && !isApart) tokens[tokens.length - 1] = { ...last, touches: true }
  }
  let [join, loose]: [Join, boolean] = ["gap", false]
  for (let at = 0; at < line.length; ) {
    const sign = signs[line[at] ?? ""]
    if (sign !== undefined) {
      if (sign === "space") loose = true
      else if (sign === "equals") {
        if (tokens.at(-1)?.kind !== "equals") tokens.push({ kind: "equals", as: line[at] === ":" ? "colon" : "mark" })
        ;[join, loose] = ["gap", false]
      } else join = sign
      at++
      continue
    }
    number.lastIndex = at
    const [plainNumber] = number.exec(line) ?? []
    if (plainNumber !== undefined) {
      touch(loose)
      tokens.push({ kind: "number", text: plainNumber, join, loose })
      ;[join, loose] = ["gap", false]
      at = number.lastIndex
      continue
    }
    beginning.lastIndex = at
    const [digitCount] = tokens.every(({ kind }) => kind === "unknown") ? (beginning.exec(line) ?? []) : []
    if (digitCount !== undefined) {
      say(marksOf(`${digitCount}ตัว`))
      at = beginning.lastIndex
      continue
    }
    piece.lastIndex = at
    const groups = piece.exec(line)?.groups
    at = piece.lastIndex
    if (groups === undefined) break
    const { digits, words, equals, baht, arrangements, unknown, gap, scale } = groups
    const last = tokens.at(-1)
    if (gap !== undefined) loose = true
    else if (scale !== undefined) {
      if (last?.kind === "number")
        tokens[tokens.length - 1] = {
          ...last,
          text: last.text + (scale === "ร้อย" ? "00" : scale === "หมื่น" ? "0000" : "000"),
        }
    } else if (digits !== undefined) {
      touch(loose)
      tokens.push({ kind: "number", text: digits, join, loose })
    } else if (words !== undefined) {
      touch(loose)
      say(marksOf(words))
    } else if (arrangements !== undefined) say(marksOf("กลับ"), countOf(arrangements))
    else if (equals !== undefined) {
      if (last?.kind !== "equals") tokens.push({ kind: "equals", as: "each" })
    } else if (baht !== undefined) {
      if (last?.kind === "number") tokens.push({ kind: "baht" })
    } else if (unknown !== undefined) {
      if (last?.kind === "unknown" && !loose) tokens[tokens.length - 1] = { ...last, text: last.text + unknown }
      else
        tokens.push({
          kind: "unknown",
          text: unknown,
          touches: (last?.kind === "words" || last?.kind === "number") && !loose,
        })
    } else join = joins.find((one) => groups[one] !== undefined) ?? "gap"
    if (gap === undefined && (digits ?? words ?? arrangements ?? equals ?? baht ?? unknown) !== undefined)
      [join, loose] = ["gap", false]
  }
  // A mark with nothing behind it: something is missing.
  if (join !== "gap" && join !== "comma" && join !== "dot" && tokens.some(({ kind }) => kind === "number"))
    tokens.push({ kind: "unknown", text: "-", touches: true })
  return tokens
}
