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
    // 5ร้อย, 1k, = 5 ร้อย; not a name behind a price, nor 1พัน5.
    `(?<scale>(?<=\\d|[=xX*×ก-๛]\\s*[1-9]\\s)(?:ร้อย|พัน|หมื่น|[kK])(?![ก-ฮA-Za-z.(\\d]))`,
    `(?<equals>${each})`,
    `(?<baht>บาท|฿|(?<=\\d\\s*)บ\\.(?!\\s*(?:[ลต](?![ก-๛])|\\d))|(?<=\\d)b\\b)`,
    `(?<words>${wordPattern})`,
    `(?<digits>\\d+)`,
    "(?<times>คูณ)|(?<plus>และ|กับ)|(?<to>ถึง)",
    "(?<unknown>[^\\s\\d])",
  ].join("|"),
  "y",
)

/** Digits that no word stands behind, which they could belong to: 123=, but not 3ตัว. */
const digitsAlone = /\d+(?!\d|\s*[ก-๛])/y

/** 3บน, before any number. */
const beginning = /[23](?=\s*(?:บน|ล่าง|ตรง|เต[็๊้]?ง|โต[๊้็๋]?[ดต]|หน้า|ท้าย|หลัง|[บลต][.ลต]*(?![ก-๛\d])))/y

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

const countOf = (text: string) => (/6|หก/.test(text) ? 6 : /3|สาม/.test(text) ? 3 : 2)

/** The order in which a number is bet on several places, whatever the order of the words. */
const placesInOrder = [mark.top | mark.straight, mark.tode, mark.front, mark.bottom | mark.back]
const placeOf = (marks: number) => placesInOrder.findIndex((place) => marks & place)

/** Words in another order than that: prices that follow are in the order of the words. */
const turnedBy = (before: number, after: number) =>
  placeOf(after) >= 0 && placeOf(before) > placeOf(after) ? mark.turned : 0

/** Cuts a line whose decoration is gone. What stands between words, or before and after everything, says nothing. */
export const tokensOf = (line: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  const replaceLast = (token: Token) => {
    tokens.pop()
    tokens.push(token)
  }
  const say = (marks: number, arrangements?: number) => {
    const last = tokens.at(-1)
    if (last?.kind !== "words") tokens.push({ kind: "words", marks, arrangements })
    else
      replaceLast({
        kind: "words",
        marks: last.marks | marks | turnedBy(last.marks, marks),
        arrangements: last.arrangements ?? arrangements,
      })
  }
  const touch = (isApart: boolean) => {
    const last = tokens.at(-1)
    if (last?.kind === "unknown" && !isApart) replaceLast({ ...last, touches: true })
  }
  let [join, loose]: [Join, boolean] = ["gap", false]
  const count = (text: string) => {
    touch(loose)
    tokens.push({ kind: "number", text, join, loose })
  }
  for (let at = 0; ; ) {
    const sign = signs[line.charAt(at)]
    if (sign !== undefined) {
      if (sign === "space") loose = true
      else if (sign !== "equals") join = sign
      else {
        // The dot of บล.= belongs to the word.
        if (join === "dot") join = "gap"
        if (tokens.at(-1)?.kind !== "equals") tokens.push({ kind: "equals", as: line[at] === ":" ? "colon" : "mark" })
      }
      at++
      continue
    }
    digitsAlone.lastIndex = at
    const [alone] = digitsAlone.exec(line) ?? []
    if (alone !== undefined) {
      count(alone)
      at = digitsAlone.lastIndex
      ;[join, loose] = ["gap", false]
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
    const { digits, words, equals, baht, arrangements, unknown, scale, times, plus, to } = groups
    const last = tokens.at(-1)
    if ((times ?? plus ?? to) !== undefined) {
      join = times !== undefined ? "times" : plus !== undefined ? "plus" : "to"
      continue
    }
    if (scale !== undefined) {
      if (last?.kind === "number")
        replaceLast({ ...last, text: last.text + (scale === "ร้อย" ? "00" : scale === "หมื่น" ? "0000" : "000") })
    } else if (digits !== undefined) count(digits)
    else if (words !== undefined) {
      touch(loose)
      say(marksOf(words))
    } else if (arrangements !== undefined) say(marksOf("กลับ"), countOf(arrangements))
    else if (equals !== undefined) {
      if (last?.kind !== "equals") tokens.push({ kind: "equals", as: "each" })
    } else if (baht !== undefined) {
      if (last?.kind === "number") tokens.push({ kind: "baht" })
    } else if (unknown !== undefined) {
      if (last?.kind === "unknown" && !loose) replaceLast({ ...last, text: last.text + unknown })
      else
        tokens.push({
          kind: "unknown",
          text: unknown,
          touches: (last?.kind === "words" || last?.kind === "number") && !loose,
        })
    }
    ;[join, loose] = ["gap", false]
  }
  // A mark with nothing behind it: something is missing.
  if (join !== "gap" && join !== "comma" && join !== "dot" && tokens.length > 0)
    tokens.push({ kind: "equals", as: "mark" })
  return tokens
}
