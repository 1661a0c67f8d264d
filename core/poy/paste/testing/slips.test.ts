import { expect, test } from "vitest"
import { satang } from "../../../money/satang.ts"
import { digitsOf, options } from "../../option.ts"
import { paste } from "../index.ts"
import { answered, answersOf } from "./answered.ts"
import { betsInShort, judgePaste } from "./judge.ts"
import { sentSlips } from "./slips.ts"

const every = sentSlips.flatMap(({ slips }) => slips)

test("every line that is not blank has its meaning, in bets that can be placed", () => {
  const names = options.map((option) => ({
    name: betsInShort([{ option, number: "", price: satang(0) }]).replace(" =0", ""),
    digits: digitsOf(option),
  }))
  const isBet = (bet: string) =>
    names.some(({ name, digits }) =>
      new RegExp(`^${name} \\d{${digits}}=(?:[1-9]\\d*|0(?=\\.))(?:\\.\\d\\d?)?$`).test(bet),
    )
  for (const { text, lines, answers = lines } of every) {
    const written = text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .filter((line) => !/^[\s\u200b-\u200d\u2060\ufeff]*$/.test(line))
    expect([text, lines.length, answers.length]).toEqual([text, written.length, written.length])
    const bets = [...lines, ...answers]
      .filter((meant) => !["heading", "price", "ignored", "notRead", "?"].includes(meant))
      .flatMap((meant) => meant.replace(/^.*\? /, "").split(" | "))
      .flatMap((reading) => reading.split(", "))
    expect([text, bets.filter((bet) => !isBet(bet))]).toEqual([text, []])
  }
})

test("no message stands twice", () => {
  const texts = every.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test.each(every.map((slip) => [slip.text, answersOf(slip)] as const))(
  "each line of %j is answered",
  (text, answers) => {
    expect(answered(text)).toEqual(answers)
  },
)

const verdicts = () => every.map((slip) => ({ text: slip.text, verdict: judgePaste(slip, paste(slip.text)) }))

test("nothing is bet that nobody meant", () => {
  const misread = verdicts().filter(({ verdict }) => verdict === "misread")
  expect(misread.map(({ text }) => text)).toEqual([])
})

test("at least 70 of 100 messages are read as they are meant, and 90 are read or offered", () => {
  const found = verdicts().map(({ verdict }) => verdict)
  const share = (...wanted: ReadonlyArray<string>) =>
    found.filter((verdict) => wanted.includes(verdict)).length / found.length
  expect(share("read")).toBeGreaterThanOrEqual(0.7)
  expect(share("read", "doubted")).toBeGreaterThanOrEqual(0.9)
})
