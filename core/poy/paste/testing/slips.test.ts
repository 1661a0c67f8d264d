import { expect, test } from "vitest"
import { satang } from "../../../money/satang.ts"
import { digitsOf, options } from "../../options/option.ts"
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
      .flatMap((interpretation) => interpretation.split(", "))
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

test("of messages that mean one thing at least 98 of 100 are read, and no message is refused", () => {
  const found = every.map((slip) => ({
    verdict: judgePaste(slip, paste(slip.text)),
    isUnambiguous: !slip.lines.some((meant) => meant.startsWith("?")),
  }))
  const plain = found.filter(({ isUnambiguous }) => isUnambiguous)
  expect(plain.length).toBeGreaterThan(700)
  expect(plain.filter(({ verdict }) => verdict === "read").length / plain.length).toBeGreaterThanOrEqual(0.98)
  expect(found.filter(({ verdict }) => verdict === "refused")).toEqual([])
})
