const until = "\\s*(?:[→➡⇒➜⟶…]|\\.{2,}|-?>)\\s*"
/** One number made another, or all between. */
const oneForAnother = `(?<!\\d)(?:\\d\\d${until}\\d\\d|\\d{3}${until}\\d{3})(?!\\d)`

/** Words that call off what stands below them too. */
export const callsOff = /(?<!เบิ้)ลบ|ตัด|ทิ้ง|อั้น|เต็ม|ปิด|คืน|ตัวอย่าง|ผล(?:งวด|รางวัล)/

/** Words and signs of a line that takes back, corrects or bounds what stands above it. */
export const corrects = new RegExp(
  [
    "แทน|ลด|เพิ่ม|หมายถึง|ต่างหาก|ผิด|แก้|เปลี่ยน|ไม่ใช่|ไม่ต้อง|(?<!เบิ้)ลบ|ตัด|อย่า(?!ง)|ใหม่|โทษ|ออก|เอ[้๊]ย|เฮ้ย|อ้าว|อุ๊ย|ขออภัย|sorry",
    "แค่(?!นี้)|เฉพาะ|ครึ่ง|หาร|คูณสอง|^x\\d$|เลิก|ที่แล้ว|เมื่อวาน|ที่ถูก|\\d\\s*พอ|รับได้",
    "เต็ม|อั้น|ปิด|หมดแล้ว|เกิน|คืน(?!นี้)|ถอน|ทิ้ง|หยุด|ก่อน|ข้าม|เว้น|หรือ|เป็น|จาก|^แต่|ตัวอย่าง|ผล(?:งวด|รางวัล)|(?<!คง|ยอด)เหลือ",
    "\\d\\*+$|^\\*\\s*\\d{2,3}|[❌✗✘🚫⛔]",
    oneForAnother,
  ].join("|"),
  "iu",
)

const games =
  "ฮานอย|ลาว|มาเล|นิเคอิ|จีน|ฮั่งเส็ง|ไต้หวัน|เกาหลี|สิงคโปร์|อินเดีย|อียิปต์|รัสเซีย|เยอรมัน|อังกฤษ|ดาวโจนส์|หุ้น|ยี่กี|รัฐบาล|ออมสิน|ธกส"
const round = /(?:รอบ|งวด)(?:ประจำ)?(?:วัน)?(?:ที่)?\s*(\d[\d/]*)/
const game = new RegExp(games)
/** The round or the game that a line names. */
export const gameIn = (line: string): string | undefined => round.exec(line)?.[1] ?? game.exec(line)?.[0]

const group = "ชุด\\s*(?:[23]|สอง|สาม|บน|ล่าง)"
const person = "(?:พี่|เจ[้๊]|คุณ|น้อง|ป้า|ลุง|เฮีย)"

/** Signs with which a line that looks like a bet may be none, or another. */
export const mayBeAmbiguous = new RegExp(
  [
    // Struck out or refused; another order, or what is below.
    "^[~❌]|~\\s*\\d|\\d\\s*~|[✗✘🚫⛔🔄🔁⇄↔⬇↓]|❌(?!\\s*\\d)|(?<![\\d\\s])\\s*❌",
    oneForAnother,
    // Up to another or at a price, a time or a bet, the place in a list or a number.
    "\\d\\s*(?:→|-?>)\\s*\\d|^(?:[01]?\\d|2[0-3]):[0-5]\\d\\s+\\d+:\\d|^\\(?\\d{3}\\)|^\\(\\d\\d\\)\\s*(?:[ก-๛]\\D*)?=",
    // A question, a digit left open, a number of times.
    "ครั้ง|\\?|_\\d|\\d_|\\d[xX*×]\\s*=|\\d[xX]\\s+[ก-๛]",
    // A name of one letter, a set of numbers, a word for one number or for all.
    `${person}\\s*[บลตชซ](?![ก-๛])|${group}|\\d\\s+\\d{2,3}\\s*\\((?:กลับ|ชุด|โต)`,
    // A published result.
    `^(?:(?:${games})(?:.*\\D)?|รอบ(?:ที่)?\\s*\\d+\\D*)\\d{3}\\s*[-/ :]\\s*\\d\\d$`,
    // A cell of a table that is left out.
    "\\s-\\s*$",
  ].join("|"),
  "u",
)

/** A group of numbers, or each number in every order. */
export const mayBeGroup = new RegExp(group)
/** Beside a date or a place in a list it may be the group of that. */
export const saysGroup = /[ชซ]/

/** Words with much between them stand over columns. */
const column = "(?:บน|ล่าง|ตรง|เต็ง|โต๊ด)"
const columns = new RegExp(`${column}(?:\\s{2,}|\\t|\\s*\\|\\s*|\\s+[/-]\\s+)${column}`)
export const areColumns = (raw: string): boolean => columns.test(raw)

/** 50+20=70, 500-100=400: numbers whose sum is right, whatever names stand around them. */
export const isReckoning = (line: string): boolean => {
  if (!/[+-]/.test(line)) return false
  const sides = line.replace(/[^\d=+-]/g, "").split("=")
  for (const [at, side] of sides.entries()) {
    const [result] = /^\d+/.exec(sides[at + 1] ?? "") ?? []
    // What stands before two signs, or before the first number, is none of its terms.
    const terms = side.replace(/^.*[+-][+-]|^[+-]/, "")
    if (result === undefined || !/^\d+(?:[+-]\d+)+$/.test(terms)) continue
    return (terms.match(/[+-]?\d+/g) ?? []).reduce((sum, term) => sum + Number(term), 0) === Number(result)
  }
  return false
}
