const latin = "th-TH-u-nu-latn"
const inThailand = { timeZone: "Asia/Bangkok" }
const clock = new Intl.DateTimeFormat(latin, { ...inThailand, timeStyle: "medium" })
const hours = new Intl.DateTimeFormat(latin, { ...inThailand, timeStyle: "short" })
const weekday = new Intl.DateTimeFormat(latin, { ...inThailand, weekday: "long" })
const date = new Intl.DateTimeFormat(latin, { ...inThailand, day: "numeric", month: "short", year: "numeric" })
const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2 })

export const timeOf = (at) => clock.format(new Date(at))
export const hourOf = (at) => hours.format(new Date(at))
export const dateOf = (at) => `${weekday.format(new Date(at)).replace("วัน", "")} ${date.format(new Date(at))}`
export const baht = (amount) => money.format(amount)
export const phone = (digits) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3")

const two = (number) => String(number).padStart(2, "0")

/** 02:48, 1:02:48, or whole days. */
export const countdown = (ms) => {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} วัน`
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

export const ahead = ({ offsetSeconds, stands }) => {
  if (stands) return "หยุดอยู่"
  if (offsetSeconds === 0) return "ตรงกับเครื่องนี้"
  const by = Math.abs(offsetSeconds)
  const words = `${Math.floor(by / 3_600)}:${two(Math.floor(by / 60) % 60)}:${two(by % 60)}`
  return offsetSeconds > 0 ? `เร็วกว่าเครื่องนี้ ${words}` : `ช้ากว่าเครื่องนี้ ${words}`
}

export const methods = {
  fast: "ฝากด่วน",
  normal: "แจ้งสลิป",
  truemoney: "ทรูมันนี่",
  qrcode: "คิวอาร์",
  crypto: "คริปโต",
}
export const groups = {
  yeekee: "ยี่กี",
  yeekee5min: "ยี่กี 5 นาที",
  gov: "รัฐบาล",
  stock: "หุ้น",
  pingpong: "ปิงปอง",
  gov4d: "หวยชุด",
}
export const faultWords = ({ kind, delayMs, status }) =>
  ({
    delay: `ตอบช้า ${delayMs / 1_000} วินาที`,
    status: `ตอบปฏิเสธ ${status}`,
    cut: "ตัดสาย",
    malformed: "ตอบอ่านไม่ได้",
    "afterwards-cut": "ตัดสายหลังทำแล้ว",
  })[kind]
