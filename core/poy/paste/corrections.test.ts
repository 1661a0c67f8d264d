import { expect, test } from "vitest"
import { answered } from "./testing/answered.ts"

test.each([
  ["123=100ตรง50โต๊ด", ["3บน 123=100, โต๊ด 123=50"]],
  ["123=10 ตรง 20 โต๊ด", ["3บน 123=10, โต๊ด 123=20"]],
  ["45=100บน 50ล่าง", ["2บน 45=100, 2ล่าง 45=50"]],
  ["123=10บน20ล่าง30โต๊ด", ["3บน 123=10, 3ล่าง 123=20, โต๊ด 123=30"]],
  ["บน 45=20 กลับ", ["2บน 45=20, 2บน 54=20"]],
])("words that follow their prices go with the price before them: %s", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["123 บน 100 ล่าง 50 โต๊ด", ["notRead"]],
  ["45 บน 50 ล่าง", ["notRead"]],
  ["123=100 ตรง โต๊ด 50", ["notRead"]],
  ["12 บน 34 ล่าง 50", ["? 2บน 12=50, 2ล่าง 34=50 | 2บน 12=34, 2ล่าง 12=50"]],
  ["บน 12 ล่าง 34 50", ["? 2บน 12=50, 2ล่าง 34=50"]],
  ["12 บน 50 34", ["? 2บน 12=50, 2บน 34=50 | 2บน 12=50, 2บน 21=34 | 2บน 12=50, 2ล่าง 12=34"]],
  [
    "12=10 ล่าง 34=20",
    [
      "? 2บน 12=10, 2ล่าง 34=20 | 2บน 34=20, 2ล่าง 12=10 | 2ล่าง 12=10, 2ล่าง 34=20 | 2บน 12=10, 2ล่าง 12=10, 2ล่าง 34=20 | 2บน 34=20, 2ล่าง 12=10, 2ล่าง 34=20",
    ],
  ],
])("which price a word or a bet has is not guessed: %s", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["โต๊ด 123 บน 10", ["notRead"]],
  ["ตรง 123 โต๊ด 20", ["notRead"]],
  ["หน้า11ตรง2", ["notRead"]],
  ["บน 12 34\nล่าง=10", ["notRead", "price"]],
])("a word that counts for no price of its line makes it not read: %j", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["บน 45 50 ล่าง 20", ["2บน 45=50, 2ล่าง 45=20"]],
  ["บน 45=10 ล่าง 20", ["2บน 45=10, 2ล่าง 45=20"]],
  ["วิ่ง 5 บน 10 ล่าง 20", ["วิ่งบน 5=10, วิ่งล่าง 5=20"]],
  ["บนล่าง 45 บน 10 ล่าง 20", ["2บน 45=10, 2ล่าง 45=20"]],
  ["บน 12=50 ล่าง 34=20", ["2บน 12=50, 2ล่าง 34=20"]],
])("a word counts when one of the prices on its line is for it: %s", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["โต๊ด\nบน 123=10", ["heading", "3บน 123=10"]],
  ["โต๊ด\nล่าง 123=10", ["heading", "3ล่าง 123=10"]],
  ["หน้า\nล่าง 123=10", ["heading", "3ล่าง 123=10"]],
  ["ตรงโต๊ด\nล่าง 123=10", ["heading", "3ล่าง 123=10"]],
  ["โต๊ด 123=10 บน 20", ["3บน 123=20, โต๊ด 123=10"]],
  ["วิ่ง\nบน 5=10", ["heading", "วิ่งบน 5=10"]],
  ["วิ่งบน\nกลับ 45=10", ["heading", "2บน 45=10, 2บน 54=10"]],
])("a side takes the place of any order and front above it, and nothing is bet twice: %j", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["กลับ\nตรง 123=10", ["heading", "3บน 123=10"]],
  ["กลับ\n112=10", ["heading", "3บน 112=10, 3บน 121=10, 3บน 211=10"]],
])("what a line is for takes the place of what its heading was for: %j", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["บน\n12 34\nบนล่าง=10 กลับ 5", ["heading", "? 2บน 12=34", "notRead"]],
  ["บน\n12 34\nบน=10 ล่าง=12", ["heading", "? 2บน 12=34", "notRead"]],
  ["บน\n12 34\n=10 20", ["heading", "? 2บน 12=34", "notRead"]],
])("a closing line with too much on it prices nothing: %j", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["สองตัวล่าง: 45=10", ["2ล่าง 45=10"]],
  ["ล่าง=45=10", ["2ล่าง 45=10"]],
  ["ล่าง: 45 กลับ 10", ["2ล่าง 45=10, 2ล่าง 54=10"]],
  ["ล่าง: 45 10", ["2ล่าง 45=10"]],
])("after a colon, or before another mark, digits are a number: %s", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["45 100 บน 50", ["? 2บน 45=50, 3บน 100=50"]],
  ["123 456 บน 50", ["3บน 123=50, 3บน 456=50"]],
  [
    "123=10,456 789=20",
    ["? 3บน 123=10, 3บน 456=20, 3บน 789=20 | 3บน 123=10456, 3บน 789=20 | 3บน 123=10, 3บน 789=20, โต๊ด 123=456"],
  ],
  ["123=10 456=20", ["3บน 123=10, 3บน 456=20"]],
  ["123=1,000", ["3บน 123=1000"]],
  ["123/50x20", ["3บน 123=50, โต๊ด 123=20"]],
  ["123 45\nบน=10", ["? 3บน 123=45 | 2บน 45=10, 3บน 123=10", "price"]],
  ["123=100-456=50", ["3บน 123=100, 3บน 456=50"]],
])(
  "numbers of two lengths, or a price that could be a number of those that follow, are asked about: %s",
  (text, lines) => {
    expect(answered(text)).toEqual(lines)
  },
)

test.each([
  ["สองตัว\n111=20", ["heading", "? 3บน 111=20"]],
  ["3บน\n12=50", ["heading", "? 2บน 12=50 | 2ล่าง 12=50 | 2บน 12=50, 2ล่าง 12=50"]],
  ["โต๊ด\n45=20", ["heading", "? 2บน 45=20 | 2ล่าง 45=20 | 2บน 45=20, 2ล่าง 45=20"]],
])("a heading that a line contradicts is asked about where the line has no words: %j", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  [
    "บน 00-09=5",
    [
      "? 2บน 00=5, 2บน 09=5 | 2บน 00=5, 2บน 01=5, 2บน 02=5, 2บน 03=5, 2บน 04=5, 2บน 05=5, 2บน 06=5, 2บน 07=5, 2บน 08=5, 2บน 09=5",
    ],
  ],
  [
    "บน 00 ถึง 09=5",
    ["2บน 00=5, 2บน 01=5, 2บน 02=5, 2บน 03=5, 2บน 04=5, 2บน 05=5, 2บน 06=5, 2บน 07=5, 2บน 08=5, 2บน 09=5"],
  ],
  ["บน 12-34=5", ["2บน 12=5, 2บน 34=5"]],
  [
    "บน\n20-29\n=5",
    [
      "heading",
      "? 2บน 20=5, 2บน 29=5 | 2บน 20=5, 2บน 21=5, 2บน 22=5, 2บน 23=5, 2บน 24=5, 2บน 25=5, 2บน 26=5, 2บน 27=5, 2บน 28=5, 2บน 29=5",
      "price",
    ],
  ],
])("a range of ten may be two numbers: %s", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})

test.each([
  ["123=50\n456=50\nยกเลิก 456", ["3บน 123=50", "? 3บน 456=50", "ignored"]],
  ["123=50\n456=50\nยกเลิก", ["? 3บน 123=50", "? 3บน 456=50", "ignored"]],
  ["ยกเลิก 123=50", ["ignored"]],
])("what is called off below is asked about: %j", (text, lines) => {
  expect(answered(text)).toEqual(lines)
})
