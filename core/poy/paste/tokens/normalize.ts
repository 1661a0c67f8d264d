/** Thai letters and what a keyboard has, but no digits of other scripts. */
const usual = /^[ -~ก-๎]*$/

/** Thai and full-width digits and marks become plain ones, and marks that cannot be seen go. */
export const normalizeDigits = (line: string): string => (usual.test(line) ? line : inUsualDigits(line)).trim()

const inUsualDigits = (line: string): string =>
  line
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff|\ufe0e|\ufe0f|\u00ad/g, "")
    .replace(/\s/g, " ")

/** A digit in a keycap before plain ones is the place in a list; keycaps alone are a number. */
const keycapIndex = /^(?:\d{1,2}\u20e3)+(?:\s+(?=\S)|(?=\d(?!\u20e3)))/
const others: ReadonlyArray<readonly [RegExp, string]> = [
  [/\u20e3/g, ""],
  [/[✖✕❌]/gu, "x"],
  [/➕/gu, "+"],
  [/[➖–—−‐‑]/gu, "-"],
  [/\u{1f7f0}/gu, "="],
  [/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]/gu, " "],
  [/[\u2190-\u21ff\u2500-\u27bf\u2b00-\u2bff\u3000-\u303f•·▪“”‘’„«»…ฯๆ]/gu, " "],
]
const ascii: ReadonlyArray<readonly [RegExp, string]> = [
  // The number at its price, and each other arrangement of it at the second: 508=40(10x5).
  [/(\d)\s*\(\s*(\d+)\s*[xX*×]\s*(\d+)\s*\)/g, "$1*$2*$3"],
  [/^\s*[-+*>]+(?=[^\d-+*>])|\s[-+*]+\s*$/g, ""],
  [/\.-/g, " "],
  [/[>]/g, " "],
  [/["'`#!~^_|\\[\]{}<;?]/g, " "],
  [/\.{2,}/g, " "],
  [/[()]/g, " "],
]

const polite =
  /คร?[ั้]า?บ+(?:ผม)?|ค่ะ+|คะ+|น่?ะ+|จ้า+|จ[้๊๋]ะ+|จ๋า+|(?:เจ[้๊]|พี่(?!น้อง))(?!\s*[บลตชซ](?![ก-๛]))|ด้วย|หน่อย|ฮะ|ฮับ|เด้อ/g
const wishing = /ขอให้(?:ถูก|เฮง|รวย|ปัง|โชคดี)(?:[ๆ\s]*(?:ถูก|เฮง|รวย|ปัง|โชคดี))*/g
const asking = /แทง|เอา|ขอ(?!ง)|ซื้อ|(?<!หาง)เลข(?!ละ)/g

/** Inside a Thai word it leaves no gap, so that the rest of the word is not taken for a word of its own. */
const gone = (word: string, at: number, line: string): string =>
  /[ก-๛]/.test(line.charAt(at + word.length)) ? "" : " "

/** What most lines have none of, so that nothing of the kind is looked for in them. */
const maySign = /[^\u0e47-๛ -~ก-ฮะ-ๅ]/
const mayBeWord = /[ขคจซดทพยอฮะ]/
const mayMark = /["'`#!~^_|\\[\]{}<;?()>]|\.[-.]|^\s*[-+*]|\s[-+*]+\s*$/

/** What says nothing about a bet goes: emoji, brackets, quotes, bullets, arrows, polite and asking words. */
export const stripDecoration = (line: string): string => {
  let rest = line
  if (maySign.test(rest)) {
    rest = rest.replace(keycapIndex, "")
    for (const [pattern, replacement] of others) rest = rest.replace(pattern, replacement)
  }
  if (mayBeWord.test(rest)) rest = rest.replace(wishing, gone).replace(polite, gone).replace(asking, gone)
  if (mayMark.test(rest)) for (const [pattern, replacement] of ascii) rest = rest.replace(pattern, replacement)
  return rest.trim()
}
