import type { SlipNews } from "@fakham/core/betting"
import { moneyText, satang } from "@fakham/core/money"
import { stakeOf } from "@fakham/core/order"
import type { Line } from "@fakham/core/poy"
import type { Deposited, Login, Placed, Question, Withdrawn } from "@fakham/operator"
import type { Asking } from "./question.ts"

const words: Readonly<Record<string, string>> = {
  gov: "หวยรัฐบาล",
  stock: "หวยหุ้น",
  yeekee: "ยี่กี",
  yeekee5min: "ยี่กี 5 นาที",
  pingpong: "ปิงปอง",
  teng_bon_3: "สามตัวบน",
  tode_3: "สามตัวโต๊ด",
  teng_bon_nha_3: "สามตัวหน้า",
  teng_lang_3: "สามตัวล่าง",
  teng_bon_2: "สองตัวบน",
  teng_lang_2: "สองตัวล่าง",
  teng_bon_1: "วิ่งบน",
  teng_lang_1: "วิ่งล่าง",
  waiting: "รอผล",
  won: "ถูกรางวัล",
  lost: "ไม่ถูก",
  refunded: "คืนเงิน",
  cancelled: "ยกเลิกแล้ว",
  order: "ยังไม่ทราบผลของโพย",
  deposit: "ยังไม่ทราบผลของรายการฝาก",
  withdrawal: "ยังไม่ทราบผลของรายการถอน",
  MATCHED: "เงินเข้ากระเป๋าแล้ว",
  EXPIRED: "หมดเวลาแล้ว",
  CANCELLED: "ยกเลิกรายการนี้แล้ว",
  MISMATCH: "รายการโอนไม่ตรง ติดต่อทีมงาน",
  unreachable: "ไม่ได้รับคำตอบ ตรวจดูอินเทอร์เน็ตของคุณ",
  required: "กรุณาใส่จำนวนเงิน",
  notMoney: "รูปแบบจำนวนเงินไม่ถูกต้อง",
  belowMinimum: "ต่ำกว่ายอดขั้นต่ำ",
  accountRequired: "ยังไม่มีบัญชีธนาคาร",
  turnoverNotMet: "ยอดเทิร์นยังไม่ครบ",
  pendingTransaction: "มีรายการถอนก่อนหน้าค้างอยู่",
  balanceNotEnough: "ยอดเงินในกระเป๋าไม่พอ",
  BalanceNotEnough: "ยอดเงินในกระเป๋าไม่พอ",
  RatesChanged: "อัตราจ่ายเปลี่ยนแล้ว",
  RoundClosed: "รอบนี้ปิดรับแล้ว ไม่ตัดเงิน",
  roundClosed: "รอบนี้ปิดรับแล้ว",
  nothingSelected: "เลือกประเภทที่แทงก่อน",
  belowMin: "ต่ำกว่าขั้นต่ำ",
  aboveMax: "เกินสูงสุด",
}

/** What players call something, and why not; what few ever meet is told by its name. */
export const say = (name: string): string => words[name] ?? `ทำรายการไม่ได้ (${name})`

export const loginText = (login: Exclude<Login, { readonly is: "player" }>): string => {
  if (login.is === "wrongPin") return `ชื่อผู้ใช้หรือ PIN ไม่ถูกต้อง เหลืออีก ${login.attemptsLeft ?? "ไม่กี่"} ครั้ง`
  if (login.is === "locked") return `ใส่ผิดครบจำนวนครั้งแล้ว รออีก ${login.unlocksInSeconds ?? "หลาย"} วินาที`
  return login.is === "pinRequired" ? "กรุณาใส่ PIN" : say(login.is)
}

export const lineText = ({ option, number, multiply }: Line): string =>
  `${number} ${say(option)} จ่าย ${multiply / 100} `

/** What a slip has to tell. */
export const newsText = (news: SlipNews): string => {
  if (news._tag === "refused") return say(news.reason)
  if (news._tag === "displaced") return `ปิด ${news.displaced.map(({ key }) => say(key)).join(" ")}`
  if (news._tag === "priceRefused") return `${say(news.reason)} ${moneyText(satang(news.bound))} บาท`
  if (news._tag === "pricesClamped") return `ปรับราคา ${news.clamped.length} รายการให้อยู่ในช่วงที่รับ`
  if (news._tag === "addedInPart") return `ไม่ได้เพิ่ม ${news.left.map(({ number }) => number).join(" ")}`
  return news._tag === "termsChanged" ? `อัตราจ่ายเปลี่ยน ${news.changed.length} รายการ` : "โพยเปลี่ยนไปแล้ว"
}

/** Asks whether to go on waiting for what nobody has answered yet; whoever waits sees it go by itself. */
export const doubtOf = (flow: "order" | "deposit" | "withdrawal"): Asking => ({
  title: say(flow),
  lines: ["ไม่ได้รับคำตอบ ระบบกำลังตรวจจนกว่าจะรู้ผล และนับครั้งเดียว"],
  no: "ไว้ดูทีหลัง",
})

/** What is asked before, while and after a slip is sent. */
export const questionOf = ({ is, order, balanceAfter, changed, refusal }: Question): Asking => {
  const no = "กลับไปแก้โพย"
  const stake = `${order.lines.length} รายการ ${moneyText(stakeOf(order))} บาท`
  const after = balanceAfter === undefined ? [] : [`คงเหลือหลังแทง ${moneyText(balanceAfter)} บาท`]
  const rates = changed.map(({ line, now }) => `${lineText(line)} → ${now / 100}`)
  if (is === "awaitingAnswer") return doubtOf("order")
  if (is === "changed") return { title: say("RatesChanged"), lines: rates, yes: "ยืนยันอัตราใหม่", no }
  if (is === "neverReceived") return { title: "ระบบไม่ได้รับโพยนี้", lines: [stake], yes: "ส่งอีกครั้ง", no }
  if (is === "reviewing") return { title: "ตรวจก่อนแทง", lines: [stake, ...after], yes: "ยืนยันแทง", no }
  return { title: "ยังไม่ได้แทง", lines: [say(refusal?._tag ?? is)], yes: "ลองอีกครั้ง", no }
}

export const placedText = (placed: Placed): string => {
  if (placed.is === "placed")
    return `แทงสำเร็จ เลขที่โพย ${placed.poy?.id ?? "-"}${placed.isEarlier ? " ของโพยก่อนหน้า" : ""}`
  if (placed.is === "left" && placed.isInDoubt) return `${say("order")} กดแทงอีกครั้งเพื่อตรวจ โพยไม่ถูกส่งซ้ำ`
  if (placed.is === "unreachable") return say(placed.is)
  return placed.is === "left" && placed.because !== undefined ? say(placed.because._tag) : "ยังไม่ได้แทง"
}

export const depositText = (out: Exclude<Deposited, { readonly is: "open" }>): string => {
  if (out.is === "faulty") return say(out.faults.amount ?? out.is)
  if (out.is === "refused") return say("reason" in out.failure ? out.failure.reason : out.failure._tag)
  return say(out.is === "left" ? "deposit" : out.is)
}

export const withdrawnText = (out: Withdrawn): string => {
  if (out.is === "requested") return `กำลังโอนเข้าบัญชี เลขที่ ${out.withdrawal.id}`
  if (out.is === "faulty") return say(out.fault)
  if (out.is === "refused") return say(out.refusal.reason)
  return out.is === "left" ? (out.isInDoubt ? say("withdrawal") : "ยังไม่ได้ถอน") : say(out.is)
}
