import { wordPattern } from "./words.ts"

/** Why a line, or a piece of one, is no bet. */
export type NonBetReason = "date" | "time" | "account" | "sum" | "calledOff" | "talk"

const year = "(?:25\\d\\d|20\\d\\d|6[6-9]|7\\d)"
const day = "(?:0?[1-9]|[12]\\d|3[01])"
const month =
  "(?:(?:มี?|ก|เม|พ|มิ|ส|ต|ธ)\\.?[คพย]\\.?(?![ก-๛])|(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา)(?:คม|พันธ์|ยน)?)"
const date = `(?:20\\d\\d-\\d\\d-\\d\\d|${day}[/.-](?:0?[1-9]|1[0-2])[/.-]${year}|${day}\\s*(?:${month})(?:\\s*${year}(?!\\d))?)`
const heading = "(?:ประจำ)?(?:งวด(?:ประจำ)?(?:วันที่|ที่|นี้)?|วันที่)"
const hour = "(?:[01]?\\d|2[0-3])"
const clock = `(?:${hour}[:.][0-5]\\d\\s*น\\.?(?![ก-๛])|(?:0?\\d|1\\d|2[0-3]):[0-5]\\d(?!\\d))`
const surely = `(?:${hour}[:.][0-5]\\d\\s*น\\.?(?![ก-๛])|(?:0?\\d|1\\d|2[0-3]):(?:0\\d|[1-5][1-46-9])(?!\\d))`
const account =
  "(?:(?:0|\\+66 ?)[2-9]\\d?[- .]?\\d{3}[- .]?\\d{4}|\\d{3}-\\d-\\d{5}-\\d|\\d{7,}|\\d{3}-\\d{6,7}(?:-\\d)?)"
const sum = "(?:รวม(?!เบิ้)|ยอด|โอน|ทั้งหมด(?!.*ละ)|สุทธิ|จ่ายแล้ว|ชำระ|คงเหลือ|ค้าง|ส่วนลด|จ่าย(?!ครึ่ง)|ทอน|total)"
const talk =
  "(?:สวัสดี|ขอบคุณ|ขอบใจ|รบกวน|ฝาก|โพย|ส่ง|สลิป|โอเค|ok|หวัดดี|ได้ไหม|ได้มั้ย|งวดนี้|เฮง|รวย|สาธุ|แม่น|ปัง|ค่า|รอ|รับ|ทราบ|เรียบร้อย|แล้ว)"

const wholeDate = new RegExp(`^(?:${heading}(?!.*(?:[=×*xX]|มี)).*|[^\\d=]*${date}[^\\d=]*)$`)
const wholeTime = new RegExp(`^(?:เวลา\\s*${clock}|${surely})$`)
const wholeAccount = new RegExp(`^(?=.*\\d)(?:[^\\d=]*\\s)?${account}(?:\\s[^\\d=]*)?$`)
const wholes: ReadonlyArray<readonly [NonBetReason, RegExp]> = [
  ["date", wholeDate],
  ["time", wholeTime],
  ["account", wholeAccount],
  ["account", /บัญชี|พร้อมเพย์|ธนาคาร|กสิกร|ไทยพาณิชย์|เบอร์|โทร/],
  ["sum", new RegExp(`^(?:[\\d,.]+\\s*(?:บาท|บ\\.?)?\\s*)?(?:${sum}|เหลือ)`, "i")],
  ["talk", /^(?:ยี่กี|หวย\S*)?\s*รอบ(?:ที่)?\s*\d+$/],
  ["talk", new RegExp(`^${talk}[^\\d=]*$`, "i")],
]
const betting = new RegExp(wordPattern)
const callOff =
  /ยกเลิ[กค]|แคนเซิล|cancel|(?:ไม่|ม่าย)\s*(?:เอา|แทง|เล่น|ลง|ซื้อ|รับ|ทัน)|(?<![ก-๛])งด(?!งาม)|ตัดออก|ลบออก|โมฆะ|ล้อเล่น/i

const leads = [
  new RegExp(`^(?:${heading}\\s*)?${date}(?=[\\s,])`),
  new RegExp(`^(?:เวลา\\s*)?${clock}(?=\\s+\\S)(?!\\s+\\d+:\\d)`),
  /^(?:ยี่กี|หวย\S*)?\s*(?:รอบ|งวด)(?:ที่)?\s*\d+(?=\s\D*\d)/,
  /^(?!\(\d\d\)\s*(?:[ก-๛]\D*)?=\s*\d+\D*$)\(?\d{1,2}(?:\.?\)|\.(?=\s)(?!.*\d\.\s))|^\d\.(?=\d{2,3}\D)/,
]
const trailing = new RegExp(`\\s*(?:${sum}(?!.*(?:[=xX*×]|${wordPattern})).*|\\s${surely})$`, "i")
const dateWithin = new RegExp(`(?<![\\d=xX*×/.-])${date}(?:\\s+${clock})?(?=\\s|$|[):](?!\\s*\\d))`)

const dated = new RegExp(`(?:ชุด\\s*)?${heading}|${date}`)

/** Why a whole line is no bet, if it is none. */
export const nonBetReasonOf = (line: string): NonBetReason | undefined => {
  if (callOff.test(line)) return "calledOff"
  const reason = wholes.find(([, pattern]) => pattern.test(line))?.[0]
  // รวมโต๊ด: what looks like a sum says a side; beside a draw's date a side or a bet may stand.
  const mayBeMore = reason === "talk" || reason === "date" || (reason === "sum" && !/\d/.test(line))
  return mayBeMore && line.split(dated).some((part) => betting.test(part)) ? undefined : reason
}

/** A line without the list index, date or time before it and the sum behind it. */
export const withoutNonBets = (line: string): { readonly rest: string; readonly nonBets: ReadonlyArray<string> } => {
  const nonBets: Array<string> = []
  let rest = line
  for (const pattern of leads) {
    const [found = ""] = pattern.exec(rest) ?? []
    if (found === "") continue
    nonBets.push(found)
    rest = rest.slice(found.length).trimStart()
  }
  const [within = ""] = dateWithin.exec(rest) ?? []
  if (within !== "") {
    nonBets.push(within)
    rest = rest.replace(within, "").trim()
  }
  const [behind = ""] = trailing.exec(rest) ?? []
  if (behind !== "") {
    nonBets.push(behind.trim())
    rest = rest.slice(0, -behind.length)
  }
  return { rest, nonBets }
}
