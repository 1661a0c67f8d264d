import { expect, test } from "vitest"
import { blocksOf } from "./lines/blocks.ts"
import { stepsOfLine } from "./parses/steps.ts"
import { paste } from "./paste.ts"
import { decideLines } from "./questions/decide-lines.ts"

const stepsFor = (text: string) => {
  const steps = { left: Number.MAX_SAFE_INTEGER }
  blocksOf(text.split("\n"), steps)
  return Number.MAX_SAFE_INTEGER - steps.left
}

/** How many lines of a text are cut up, in how many steps for each, and how many numbers are tried for each. */
const workFor = (lines: ReadonlyArray<string>) => {
  const [steps, tries] = [{ left: 1_000_000 }, { left: 1_000_000 }]
  const { blocks, end } = blocksOf(lines, steps)
  decideLines(blocks, { secondPrice: "unsaid" }, tries)
  return { read: end, steps: (1_000_000 - steps.left) / end, tried: (1_000_000 - tries.left) / end }
}
const differing = (count: number, line: (two: string, price: number) => string) =>
  Array.from({ length: count }, (_, at) => line(String(at % 100).padStart(2, "0"), 50 + Math.floor(at / 100)))

/** Lines that can be read in ever more ways the longer they are. */
const hard = ["50บ ", "12 ล่าง 34 บน ", "บน 12 34=20 ", "บน 12 34 ", "12x50 ", "12.34", "1x", "123 กลับ 20 ", "สมชาย "]

test.each(hard)("a line of %j over and over takes no more than a line may, however long it is", (piece) => {
  for (const length of [100, 500, 2_000]) {
    const line = piece.repeat(length).slice(0, length)
    expect(stepsFor(line)).toBeLessThanOrEqual(stepsOfLine + length)
  }
})

test.each(["50บ ", "12 ล่าง 34 บน ", "บน 12 34=20 ", "บน 12 34 ", "123 กลับ 20 "])(
  "two thousand letters of %j take a step each and four thousand more, at which the line is given up",
  (piece) => {
    expect(stepsFor(piece.repeat(2_000).slice(0, 2_000))).toBe(6_000)
  },
)

test("a text is read as long as a step of its two hundred thousand is left", () => {
  const lines = Array.from({ length: 200 }, () => "ก".repeat(1_000))
  expect(blocksOf([...lines, "12=50"]).end).toBe(200)
  expect(blocksOf([...lines.slice(1), "ก".repeat(999), "12=50"]).end).toBe(201)
  expect(blocksOf([])).toEqual({ blocks: [], end: 0 })
})

test.each([...hard.map((piece) => piece.repeat(30).trim()), "12 34", "บน", "ล่าง 12=5", "บล กก"])(
  "twice as many lines %j take twice as many steps",
  (line) => {
    expect(stepsFor(`${line}\n`.repeat(60))).toBe(2 * stepsFor(`${line}\n`.repeat(30)))
  },
)

test.each(hard)("of a megabyte of %j what takes too long is not read, and all of it is answered", (piece) => {
  const text = `${piece.repeat(500).slice(0, 540)}\n`.repeat(1_850)
  const { lines, bets } = paste(text)
  expect([lines.length, bets]).toEqual([1_850, []])
  expect(lines.at(-1)?.as).toBe("notRead")
})

test("a line that takes too long is not read, though it stands alone", () => {
  expect(paste("บน 12 34=20 ".repeat(160).trim())).toMatchObject({
    count: 0,
    questions: [],
    lines: [{ as: "notRead" }],
  })
})

test("a line of a hundred bets is read", () => {
  expect(paste(`บน\n${"123=50 ".repeat(99)}456=50`).lines[1]?.as).toBe("bets")
})

test.each(["12 บน 34 ล่าง 50", "12 บน 50 34", "12=20*20 34 56 บน 50"])(
  "equal lines %j have their interpretations in common",
  (line) => {
    const { questions } = paste(`${line}\n`.repeat(900))
    expect(questions).toHaveLength(900)
    expect(new Set(questions.flatMap(({ interpretations }) => interpretations)).size).toBe(
      questions[0]?.interpretations.length,
    )
  },
)

test.each([500, 1_000, 5_000])(
  "each of %i differing lines is read once, and tried for each side it may be on",
  (read) => {
    const work = (line: string) =>
      workFor(differing(read, (two, price) => line.replace("12", two).replace("50", `${price}`)))
    expect(work("12=50")).toEqual({ read, steps: 12, tried: 4 })
    expect(work("บน 12=50")).toEqual({ read, steps: 15, tried: 1 })
  },
)

test.each([500, 1_000, 40_000])(
  "of %i differing lines that are asked about no more are read than are asked",
  (count) => {
    const work = workFor(differing(count, (two, price) => `${two}=20*20 ${two} 34 บน ${price}`))
    expect(work).toEqual({ read: Math.min(count, 1_000), steps: 36, tried: 6 })
  },
)

test("of a megabyte of doubts a thousand are asked about, and the rest is not read", () => {
  const lines = Array.from({ length: 4_000 }, (_, at) => `${12 + (at % 80)}=20*20 34 56 บน ${at + 50}`)
  const { questions, lines: found, bets } = paste(lines.join("\n"))
  expect([questions.length, questions.at(-1)?.at, bets]).toEqual([1_000, 999, []])
  expect(new Set(found.slice(0, 1_000).map(({ as }) => as))).toEqual(new Set(["ambiguous"]))
  expect(new Set(found.slice(1_000).map(({ as }) => as))).toEqual(new Set(["notRead"]))
})

test.each([
  [0, ["bets", "notRead", "notRead"]],
  [1, ["bets", "bets", "notRead"]],
  [2, ["bets", "bets", "bets"]],
])("with %i numbers left to be tried %j are read, and the lines behind them are not", (left, read) => {
  const { blocks } = blocksOf(["123=50", "456=50", "789=50"])
  expect(decideLines(blocks, { secondPrice: "unsaid" }, { left }).lines.map(({ as }) => as)).toEqual(read)
})

test("a line of spaces is blank, however long it is", () => {
  expect(paste(" ".repeat(3_000)).lines).toEqual([])
})

test("a thousand lines are asked about, and those behind them are not read, though none is ambiguous by its shape", () => {
  const { questions, lines } = paste("12=50x20 ล่าง\n".repeat(1_200))
  expect([questions.length, lines.filter(({ as }) => as === "notRead").length]).toEqual([1_000, 200])
})
