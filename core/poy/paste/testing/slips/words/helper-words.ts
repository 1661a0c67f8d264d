import { both, each, line, message, type SentSlip } from "../../slip.ts"

const threes = "03 13 23 30 31 32 33 34 35 36 37 38 39 43 53 63 73 83 93"
const threesInFront = "30 31 32 33 34 35 36 37 38 39"
const threesBehind = "03 13 23 33 43 53 63 73 83 93"
const siblings = "01 09 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 90 98"
const doubles = "00 11 22 33 44 55 66 77 88 99"
const evenEven = "00 02 04 06 08 20 22 24 26 28 40 42 44 46 48 60 62 64 66 68 80 82 84 86 88"
const evenOdd = "01 03 05 07 09 21 23 25 27 29 41 43 45 47 49 61 63 65 67 69 81 83 85 87 89"
const oddEven = "10 12 14 16 18 30 32 34 36 38 50 52 54 56 58 70 72 74 76 78 90 92 94 96 98"
const oddOdd = "11 13 15 17 19 31 33 35 37 39 51 53 55 57 59 71 73 75 77 79 91 93 95 97 99"
const low =
  "00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49"
const high =
  "50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99"
const winOf124 = "12 14 21 24 41 42"
const threesOf12345 =
  "123 124 125 132 134 135 142 143 145 152 153 154 213 214 215 231 234 235 241 243 245 251 253 254 312 314 315 321 324 325 341 342 345 351 352 354 412 413 415 421 423 425 431 432 435 451 452 453 512 513 514 521 523 524 531 532 534 541 542 543"

const onSides = (numbers: string, baht: number) =>
  `? ${each("2บน", numbers, baht)} | ${each("2ล่าง", numbers, baht)} | ${both(each("2บน", numbers, baht), each("2ล่าง", numbers, baht))}`

/** The words of the keypad's helpers, and others that stand for many numbers at once. */
export const helperWords: ReadonlyArray<SentSlip> = [
  line("บน 19หาง 3=5", each("2บน", threes, 5)),
  line("หาง3 ล่าง 5 บาท", each("2ล่าง", threes, 5)),
  line("3 หางบน=5", each("2บน", threes, 5)),
  line("สิบเก้าหาง 3 บนล่าง=5", both(each("2บน", threes, 5), each("2ล่าง", threes, 5))),
  line("19หาง 3=5", onSides(threes, 5)),
  line("หาง 33 บน=5", "notRead"),
  message(["บน", "heading"], ["หน้า3=5", each("2บน", threesInFront, 5)], ["หลัง3=5", each("2บน", threesBehind, 5)]),
  line("หน้า 3 ล่าง ตัวละ 5", each("2ล่าง", threesInFront, 5)),
  line("ท้าย 3 บน 10", each("2บน", threesBehind, 10)),
  line("หน้า 3 บน 10 ล่าง 5", both(each("2บน", threesInFront, 10), each("2ล่าง", threesInFront, 5))),
  line("หน้า3=5", onSides(threesInFront, 5)),
  line("หน้าหลัง 3 บน=5", each("2บน", threes, 5)),
  line("รูดหน้า-หลัง 3 ล่าง 5", each("2ล่าง", threes, 5)),
  line("หน้า-หลัง3 บน ตัวละ5", each("2บน", threes, 5)),
  line("หน้าหลัง 345=20", "3หน้า 345=20, 3ล่าง 345=20"),
  line("หน้า 35=20", "notRead"),
  message(["สามตัวหน้า", "heading"], ["3=20", "? วิ่งบน 3=20 | วิ่งล่าง 3=20 | วิ่งบน 3=20, วิ่งล่าง 3=20"]),
  message(
    ["บน", "heading"],
    ["รูดหน้า 3", each("2บน", threesInFront, 5)],
    ["หาง 3", each("2บน", threes, 5)],
    ["=5", "price"],
  ),
  line("บน หน้า 3 5 = 10", each("2บน", `${threesInFront} 50 51 52 53 54 55 56 57 58 59`, 10)),
  line("พี่น้องล่าง=5", each("2ล่าง", siblings, 5)),
  line("เลขพี่น้อง บน ตัวละ 5 บาท", each("2บน", siblings, 5)),
  line("พี่น้อง 12 บน=5", "notRead"),
  line("พี่น้อง 10 บน", each("2บน", siblings, 10)),
  line("พี่น้อง 20 บน 10 ล่าง", both(each("2บน", siblings, 20), each("2ล่าง", siblings, 10))),
  line("เบิ้ล 10 บน", each("2บน", doubles, 10)),
  line("เบิ้ล 45 บน", `? ${each("2บน", doubles, 45)}`),
  message(["เบิ้ล 10 บน", each("2บน", doubles, 10)], ["พี่น้อง 5 ล่าง", each("2ล่าง", siblings, 5)], ["123=50", "3บน 123=50"]),
  line("คู่คี่ 5 บน", each("2บน", evenOdd, 5)),
  line("สูง 10 บน ต่ำ 10 ล่าง", "notRead"),
  line("6 หน้า 10 บน", each("2บน", "60 61 62 63 64 65 66 67 68 69", 10)),
  line("6 หลัง 10 ล่าง", each("2ล่าง", "06 16 26 36 46 56 66 76 86 96", 10)),
  line("รูด 3 หน้า 10 บน", each("2บน", threesInFront, 10)),
  line("3 รูดหลัง 5 ล่าง", each("2ล่าง", threesBehind, 5)),
  line("345 หน้า 10 บน", "notRead"),
  line("ตองคู่ล่าง=10", each("2ล่าง", doubles, 10)),
  line("คู่คู่ บน 5", each("2บน", evenEven, 5)),
  line("คู่คี่ล่าง=5", each("2ล่าง", evenOdd, 5)),
  line("บน คี่คู่ ตัวละ 5", each("2บน", oddEven, 5)),
  line("คี่คี่ บนล่าง=5", both(each("2บน", oddOdd, 5), each("2ล่าง", oddOdd, 5))),
  message(["คี่ คี่ บน", "heading"], ["=5", each("2บน", oddOdd, 5)]),
  line("สูงบน=1", each("2บน", high, 1)),
  line("เลขต่ำ ล่าง ตัวละ 1", each("2ล่าง", low, 1)),
  line("สูงต่ำ บน=5", "notRead"),
  line("สูงสุด 500", "notRead"),
  line("ขั้นต่ำ 20 บาท", "notRead"),
  line("วินกลับ 124 2ตัวบน=5", each("2บน", winOf124, 5)),
  line("วินเบิ้ล 124 สองตัวล่าง 5", each("2ล่าง", `11 22 44 ${winOf124}`, 5)),
  line("วิน 124 2 ตัวบน ละ 5", `? ${each("2บน", winOf124, 5)} | ${each("2บน", `11 22 44 ${winOf124}`, 5)}`),
  line("วินกลับ 124 บน=5", `? ${each("2บน", winOf124, 5)} | ${each("3บน", "124 142 214 241 412 421", 5)}`),
  line("12345 กลับทุกประตู ตูละ30", `? ${each("3บน", threesOf12345, 30)}`),
  line("12345 ทุกประตู=5", `? ${each("3บน", threesOf12345, 5)}`),
  line("145 กลับทุกประตู ตูละ 5", each("3บน", "145 154 415 451 514 541", 5)),
  line("45 บน กลับทุกตัว 5", "2บน 45=5, 2บน 54=5"),
  line("12345 กลับ 30", "notRead"),
  line("12345 กลับทุกประตู 20*20", "notRead"),
  line("=88 ตอง", each("3บน", "000 111 222 333 444 555 666 777 888 999", 88)),
  line("พี่น้อง บน 5=10", `? ${each("2บน", "01 09 10 12 21 23 32 34 43 45 54 56 65 67 76 78 87 89 90 98", 5)}`),
  line("502กลับ 20ช", "notRead"),
]
