import { both, each, line, message, type SentSlip } from "../slip.ts"

const fives = "05 15 25 35 45 50 51 52 53 54 55 56 57 58 59 65 75 85 95"
const inFront = "50 51 52 53 54 55 56 57 58 59"
const behind = "05 15 25 35 45 55 65 75 85 95"
const doubles = "00 11 22 33 44 55 66 77 88 99"
const triples = "000 111 222 333 444 555 666 777 888 999"

/** Words for many numbers at once: nineteen doors, rood, doubles, triples, win. */
export const helpers: ReadonlyArray<SentSlip> = [
  line("19ประตู บน 5=10", each("2บน", fives, 10)),
  line("19 ประตู ล่าง 5=10", each("2ล่าง", fives, 10)),
  line("5 19ประตู ล่าง 10", each("2ล่าง", fives, 10)),
  line("19ประตู บนล่าง 5=10", both(each("2บน", fives, 10), each("2ล่าง", fives, 10))),
  line("บน 5 สิบเก้าประตู ตัวละ 10", each("2บน", fives, 10)),
  line("19ตู 5 บน=10", each("2บน", fives, 10)),
  line(
    "19ประตู 5=10",
    `? ${each("2บน", fives, 10)} | ${each("2ล่าง", fives, 10)} | ${each("2บน", fives, 10)}, ${each("2ล่าง", fives, 10)}`,
  ),
  line("รูดหน้า บน 5=5", each("2บน", inFront, 5)),
  line("รูดหน้า 5 ล่าง 5 บาท", each("2ล่าง", inFront, 5)),
  line("รูดหลัง ล่าง 5=5", each("2ล่าง", behind, 5)),
  line("รูดท้าย บน 5=5", each("2บน", behind, 5)),
  line("บน รูดหลัง 5 ตัวละ 20", each("2บน", behind, 20)),
  line("รูด บน 5=10", `? ${each("2บน", inFront, 10)} | ${each("2บน", behind, 10)}`),
  line("เบิ้ล บน=10", each("2บน", doubles, 10)),
  line("เบิ้ลล่าง=20", each("2ล่าง", doubles, 20)),
  line("เบิ้ล บนล่าง ตัวละ 10", both(each("2บน", doubles, 10), each("2ล่าง", doubles, 10))),
  line("เลขเบิ้ล บน ตัวละ 5 บาท ค่ะ", each("2บน", doubles, 5)),
  line(
    "เบิ้ล=10",
    `? ${each("2บน", doubles, 10)} | ${each("2ล่าง", doubles, 10)} | ${each("2บน", doubles, 10)}, ${each("2ล่าง", doubles, 10)}`,
  ),
  line("ตอง=10", each("3บน", triples, 10)),
  line("ตอง ตัวละ 10 บาท", each("3บน", triples, 10)),
  line("เลขตอง บน=5", each("3บน", triples, 5)),
  line("วิน 2 ตัวบน 123=5", `? ${each("2บน", "12 13 21 23 31 32", 5)} | ${each("2บน", "11 12 13 21 22 23 31 32 33", 5)}`),
  line("วิน 2 ตัวล่าง ไม่รวมเบิ้ล 123=5", each("2ล่าง", "12 13 21 23 31 32", 5)),
  line(
    "วิน 3 ตัวบน 123=5",
    `? ${each("3บน", "123 132 213 231 312 321", 5)}`,
    `? ${each("3บน", "123 132 213 231 312 321", 5)} | ${each("3บน", "111 112 113 121 122 123 131 132 133 211 212 213 221 222 223 231 232 233 311 312 313 321 322 323 331 332 333", 5)}`,
  ),
  line("19ประตู วิ่งบน 5=10", "notRead"),
  line("เบิ้ล โต๊ด=10", "notRead"),
  message(["19ประตู", "heading"], ["บน 5=10", each("2บน", fives, 10)]),
  message(["รูดหน้า ล่าง", "heading"], ["5=5", each("2ล่าง", inFront, 5)]),
]
