import { line, message, type SentSlip } from "../slip.ts"

/** Lines that call a bet off. */
export const callOffs: ReadonlyArray<SentSlip> = [
  line("ยกเลิก 123=50", "ignored"),
  line("123=50 ยกเลิก", "ignored"),
  line("ยกเลิกโต๊ด 123", "ignored"),
  line("ยกเลิกค่ะ", "ignored"),
  line("ไม่เอา 45", "ignored"),
  line("ไม่เอา 45=50 แล้วนะ", "ignored"),
  line("45 ล่าง 50 ไม่เอาแล้ว", "ignored"),
  line("งด 12 บน 50", "ignored"),
  line("งด 123", "ignored"),
  line("❌ ยกเลิก 123=50x50 ❌", "ignored"),
  line("แคนเซิล 123=50", "ignored"),
  line("ลบ 123=50", "notRead"),
  line("ไม่ต้องแทง 123=50", "notRead"),
  line("อย่าเอา 12=50 บน", "notRead"),
  line("123=50 ผิดค่ะ", "notRead"),
  line("แก้ 123=50 เป็น 321=50", "notRead"),
  line("เปลี่ยน 12 ล่าง 50 เป็น 21 ล่าง 50", "notRead"),
  line("บน 12=50 หรือ 21=50", "notRead"),
  line("ถ้า 123=50 เต็ม ขอคืนเงิน", "notRead"),
  line("ขอยกเลิก 12=50 หน่อยครับ", "ignored"),
  message(["123=50", "3บน 123=50", "? 3บน 123=50"], ["ไม่เอา 45", "ignored"], ["456=20", "3บน 456=20"]),
  message(
    ["ล่าง", "heading"],
    ["12=50", "2ล่าง 12=50", "? 2ล่าง 12=50"],
    ["งด 34=20", "ignored"],
    ["56=10", "2ล่าง 56=10"],
  ),
  message(["ยกเลิก 789=50", "ignored"], ["เอา 123=50", "3บน 123=50"]),
  message(["123=50", "3บน 123=50"], ["456=50", "? 3บน 456=50"], ["ยกเลิก 456", "ignored"]),
]
