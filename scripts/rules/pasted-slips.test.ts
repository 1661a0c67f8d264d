import { satang } from "@fakham/core/money"
import type { JudgedAnswer } from "@fakham/core/testing"
import { expect, test } from "vitest"
import { pastedSlips } from "./pasted-slips.ts"

const interpretation = (number: string): JudgedAnswer["lines"][number]["bets"] => [
  { option: "teng_bon_3", number, price: satang(5_000) },
]
const answers: Readonly<Record<string, JudgedAnswer>> = {
  "123=50": { lines: [{ at: 0, bets: interpretation("123") }], questions: [] },
  "456=50": { lines: [{ at: 0, bets: interpretation("654") }], questions: [] },
  "789 50": {
    lines: [{ at: 0, bets: [] }],
    questions: [{ at: 0, lines: [0], interpretations: [interpretation("789")] }],
  },
}
const answerTo = (text: string): JudgedAnswer => answers[text] ?? { lines: [{ at: 0, bets: [] }], questions: [] }
const slip = (text: string, meant: string) => ({ text, lines: [meant] })

test("messages are counted by family and in all", () => {
  const families = [
    { family: "equals", slips: [slip("123=50", "3บน 123=50"), slip("12=50", "2บน 12=50")] },
    { family: "gaps", slips: [slip("789 50", "? 3บน 789=50")] },
  ]
  expect(pastedSlips(families, answerTo)).toEqual({
    ok: true,
    text: [
      "pasted slips          misread  refused  offered     read   in all",
      "equals                      0        1        0        1        2",
      "gaps                        0        0        1        0        1",
      "all                         0        1        1        1        3",
      "33.3 of 100 read, 66.7 of 100 read or offered",
    ].join("\n"),
  })
})

test("a message that is misread is shown with what it means and what was read, and is no success", () => {
  const { ok, text } = pastedSlips([{ family: "equals", slips: [slip("456=50", "3บน 456=50")] }], answerTo)
  expect(ok).toBe(false)
  expect(text).toContain('✘ "456=50" means 3บน 456=50, read 3บน 654=50')
})
