import type { Token } from "./tokens.ts"
import { isNearlyKnown } from "./words.ts"

/** Words that change what a bet means, or take it back: never a name. */
const changesABet =
  /ไม่|อย่า|ผิด|ถ้า|เปลี่ยน|แก้|แทน|คืน(?!นี้)|ครึ่ง|ร้อย|พัน|หมื่น|สิบ|หาร|คู่|คี่|ต่ำ|สูง|ลด|เพิ่ม|อีก|ทุก|เหมือน|เดิม|เท่า|ละ|ถูก|บวก|แสน|ล้าน|สตางค์|ใบ|งวด|ถอน|เลิก|พัก|รอ|^ยก|^ย$|เล่น|เช่น|สมมติ|เมื่อวาน|ใต้|ที่$|รอบ|คน|โต๊ะ|สาย|รหัส|ออก|ผล|ไอดี|โทษ|ใหม่|ลบ|ตัด|^[lbtLBT]$/

/** Words of refusing, asking, waiting and correcting, which a name may contain too. */
const mayTakeBack =
  /เต็ม|อั้น|ปิด|หมด|เกิน|ไหม|มั้ย|หรือ|ก่อน|^del$|^no$|^พอ$|พรุ่งนี้|ทดสอบ|สมมุติ|ซ้ำ|ครั้ง|^เข้า|เป็น|จาก|sorry|เฮ้ย|^แต่/i

/** A name before or after a bet is a note; one that is nearly a word that is known may be that word. */
export const withoutNotes = (all: ReadonlyArray<Token>) => {
  const isNote = (token: Token | undefined) =>
    token?.kind === "unknown" && /\p{L}/u.test(token.text) && !changesABet.test(token.text)
  let [from, to] = [0, all.length]
  while (isNote(all[from])) from++
  while (to > from && isNote(all[to - 1])) to--
  const unknown = [...all.slice(0, from), ...all.slice(to)].filter((token) => token.kind === "unknown")
  return {
    tokens: all.slice(from, to),
    notes: unknown.map(({ text }) => text),
    isAmbiguous: unknown.some(({ text, touches }) => touches || isNearlyKnown(text) || mayTakeBack.test(text)),
  }
}
