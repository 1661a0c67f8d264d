import { line, message, type SentSlip } from "../slip.ts"

/** Sums, changes and names of money beside bets, and what only looks like them. */
export const sums: ReadonlyArray<SentSlip> = [
  line("123=50 รวมโต๊ด", "notRead"),
  line("123=50 รวมกลับ", "notRead"),
  line("123=50 รวม 6 กลับ", "notRead"),
  line("บน 12=50 รวมล่าง", "notRead"),
  line("123 456=50 ทั้งหมดโต๊ด", "notRead"),
  line("123 456=50 ทั้งหมดล่าง", "notRead"),
  line("123=50 โอนแล้ว 456=20", "notRead"),
  line("123=50 รวม 50 456=20 รวม 20", "notRead"),
  line("บน 12=50 รวม 34=20", "notRead"),
  line("123=50 เหลือ 20", "notRead"),
  line("บน 12=100 เหลือ 50", "notRead"),
  message(["123=50", "? 3บน 123=50"], ["เหลือแค่ 20", "ignored"]),
  line("บน 12=50 K.สมชาย", "2บน 12=50"),
  line("123=20 K นก", "? 3บน 123=20"),
  line("บน 12=20 พันธ์ทิพย์", "notRead"),
  line("123=20 ร้อยโท", "notRead"),
  line("123 20 หมื่นศรี", "notRead"),
  line("บน 12 34 ร้อย", "notRead"),
  line("123 456 พัน", "notRead"),
  message(["123=50", "3บน 123=50"], ["456=50", "3บน 456=50"], ["500 - 100 = 400", "? 3บน 100=400, 3บน 500=400"]),
  line("500-100=400", "? 3บน 100=400, 3บน 500=400"),
  message(["บน", "heading"], ["12=50", "2บน 12=50"], ["34=20", "2บน 34=20"], ["50+20=70", "? 2บน 20=70, 2บน 50=70"]),
  message(["123=100", "3บน 123=100"], ["456=150", "3บน 456=150"], ["100+150=250", "? 3บน 100=250, 3บน 150=250"]),
  message(["123 456=100", "3บน 123=100, 3บน 456=100"], ["500 - 200", "? 3บน 500=200"]),
]
