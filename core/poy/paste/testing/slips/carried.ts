import { each, line, message, type SentSlip, sideOf } from "../slip.ts"

/** Words that may hold for the line below, and lines that may mend the one above. */
export const carried: ReadonlyArray<SentSlip> = [
  message(["โต๊ด 123=20", "โต๊ด 123=20"], ["456=20", "? โต๊ด 456=20 | 3บน 456=20"]),
  message(
    ["โต๊ด 123=20", "โต๊ด 123=20"],
    ["456=20", "? โต๊ด 456=20 | 3บน 456=20"],
    ["789=10", "? โต๊ด 789=10 | 3บน 789=10"],
    [""],
    ["111=5", "3บน 111=5"],
  ),
  message(["ล่าง 12=20", "2ล่าง 12=20"], ["34=20", sideOf("34=20")]),
  message(
    ["19ประตู บน 5=10", each("2บน", "05 15 25 35 45 50 51 52 53 54 55 56 57 58 59 65 75 85 95", 10)],
    ["123=50", "3บน 123=50"],
  ),
  message(["123 โต๊ด 20", "โต๊ด 123=20"], ["456=20", "3บน 456=20"]),
  message(["บน 12=50", "? 2บน 12=50"], ["20 นะ", "notRead"]),
  message(["บน 12=50", "2บน 12=50"], ["12", "notRead"]),
  message(["12 บน 50", "2บน 12=50"], ["ล่าง 20", "notRead"]),
  line("ฮานอย 123-45", "? 3บน 123=45"),
  line("ลาว 123=50", "? 3บน 123=50"),
  message(["12", "notRead"], ["บน=50 ล่าง=20", "notRead"]),
]
