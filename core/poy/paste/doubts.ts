import type { Block } from "./blocks.ts"
import { distinct, type Meanings, meaningsOf, sameBets } from "./choosing.ts"
import { doubtedByOthers } from "./doubted-by-others.ts"
import { hasWords } from "./parse.ts"
import type { PastedLine } from "./pasted-line.ts"
import { saysSide } from "./prices.ts"
import type { PasteSetting, Reading } from "./reading.ts"
import { mark, sides } from "./words.ts"

/** A question to the player: nothing of it is bet before one reading is picked. */
export type PasteDoubt = {
  /** The line that it is asked at: the heading, or the first of its lines. */
  readonly at: number
  readonly text: string
  /** What one line means; which side numbers are on; or what a heading that is not understood means for what follows. */
  readonly about: "meaning" | "side" | "heading"
  /** Every line whose bets hang on the answer. */
  readonly lines: ReadonlyArray<number>
  /** The bets of all these lines together, the likeliest first. */
  readonly readings: ReadonlyArray<Reading>
}

const { top, bottom, tode, straight, front } = mark
const sideChoices = [top, bottom, sides] as const
const headingChoices = [top, bottom, sides, tode, straight | tode, front] as const
const mostReadings = 8

type Hanging = { readonly block: Block; readonly under: (choice: number) => Meanings }
type Group = {
  readonly about: "side" | "heading"
  readonly at: number
  readonly text: string
  readonly members: Array<Hanging>
}

/** Decides for each line whether it is read, asked about or not read. */
export const settle = (
  blocks: ReadonlyArray<Block>,
  setting: PasteSetting,
): {
  readonly lines: ReadonlyArray<PastedLine>
  readonly doubts: ReadonlyArray<PasteDoubt>
  readonly hasSecondPrices: boolean
} => {
  const lines: Array<PastedLine> = []
  const doubts: Array<PasteDoubt> = []
  const groups = new Map<string, Group>()
  let hasSecondPrices = false
  const spots = new Set<string>()

  const lineOf = ({ text, at, said }: Block, as: PastedLine["as"], bets: Reading = []): PastedLine => {
    const reason = said._tag === "aside" ? said.reason : as === "ignored" ? "talk" : undefined
    return { text, at, as, bets, aside: said.aside, reason }
  }
  const together = new Map<string, Array<PasteDoubt>>()
  const ask = (block: Block, readings: ReadonlyArray<Reading>) => {
    const { at, text, askedWith = `${at}` } = block
    const others = together.get(askedWith) ?? []
    others.push({ at, text, about: "meaning", lines: [at], readings: distinct(readings).slice(0, mostReadings) })
    together.set(askedWith, others)
    return lineOf(block, "doubted")
  }
  const hang = (about: Group["about"], at: number, text: string, member: Hanging) => {
    const key = `${about} ${member.block.above.at}`
    const group = groups.get(key) ?? { about, at, text, members: [] }
    groups.set(key, group)
    group.members.push(member)
    return lineOf(member.block, "doubted")
  }

  const meant = ({ parses, above: { arrangements } }: Block, heading: number, side: number) =>
    meaningsOf(parses, { ...setting, heading, arrangements, side })

  const decide = (block: Block): PastedLine => {
    const { parses, above, at, text } = block
    const as = (heading: number, side: number = top) => meant(block, heading, side)
    if (above.isUnknown) {
      const choices = headingChoices.map((choice) => as(choice))
      const offered = choices.flatMap(({ readings }) => readings)
      const [reading] = offered
      if (reading === undefined) return lineOf(block, "notRead")
      if (choices.every((one) => one.isPlain && sameBets(one.readings[0] ?? [], reading)))
        return lineOf(block, "bets", reading)
      if (choices.some(({ readings, isPlain }) => readings.length > 0 && !isPlain)) return ask(block, offered)
      return hang("heading", above.at, above.text, { block, under: as })
    }
    const meanings = as(above.marks)
    hasSecondPrices ||= meanings.usesSecondPrice
    const [reading] = meanings.readings
    if (reading === undefined) {
      const otherwise = sideChoices.flatMap((side) => as(0, side).readings)
      return otherwise.length === 0 || parses.some(hasWords) ? lineOf(block, "notRead") : ask(block, otherwise)
    }
    if (meanings.asksSide)
      return meanings.isPlain
        ? hang("side", at, text, { block, under: (side) => as(above.marks, side) })
        : ask(
            block,
            sideChoices.flatMap((side) => as(above.marks, side).readings),
          )
    if (!meanings.isPlain) return ask(block, meanings.readings)
    const carried = block.carried === 0 || parses.some(hasWords) ? undefined : as(block.carried).readings[0]
    const isOther = carried !== undefined && !sameBets(carried, reading)
    // Under a heading they do only where its numbers would be bet a second time.
    if (isOther && (above.marks === 0 || reading.some((bet) => spots.has(spotOf(above.at, bet)))))
      return ask(block, [carried, reading])
    for (const bet of reading) spots.add(spotOf(above.at, bet))
    return lineOf(block, "bets", reading)
  }

  for (const block of blocks) {
    const line = lineFor(block, decide, lineOf)
    const role = block.mayBePriceOf === "before" ? "price" : "heading"
    lines.push(line.as === "notRead" && block.mayBePriceOf !== undefined ? lineOf(block, role) : line)
  }
  for (const [place, marks] of doubtedByOthers(blocks, lines)) {
    const [block, line] = [blocks[place], lines[place]]
    if (block === undefined || line?.as !== "bets") continue
    lines[place] = ask(block, [line.bets, ...(marks === 0 ? [] : meant(block, marks, top).readings)])
  }
  for (const same of together.values()) doubts.push(...asOne(same))
  for (const { about, at, text, members } of groups.values()) {
    const readings = headingChoices.flatMap((choice) => {
      const each = members.map(({ under }) => under(choice))
      return each.every(({ isPlain }) => isPlain) ? [each.flatMap(({ readings: [reading] }) => reading ?? [])] : []
    })
    doubts.push({ at, text, about, lines: members.map(({ block }) => block.at), readings: distinct(readings) })
  }
  return { ...withHeadings(lines, doubts), hasSecondPrices }
}

/** Lines with the same price beside them are one question, if each can be read in as many ways. */
const asOne = (doubts: ReadonlyArray<PasteDoubt>): ReadonlyArray<PasteDoubt> => {
  const [first] = doubts
  if (first === undefined || doubts.some(({ readings }) => readings.length !== first.readings.length)) return doubts
  const readings = first.readings.map((_, way) => doubts.flatMap(({ readings: ways }) => ways[way] ?? []))
  return [{ ...first, lines: doubts.flatMap(({ lines }) => lines), readings }]
}

const spotOf = (heading: number, { option, number }: Reading[number]) => `${heading} ${option} ${number}`

const lineFor = (
  block: Block,
  decide: (block: Block) => PastedLine,
  lineOf: (block: Block, as: PastedLine["as"]) => PastedLine,
): PastedLine => {
  const { said, parses, priceOf } = block
  if (priceOf === "before") return lineOf(block, "price")
  switch (said._tag) {
    case "blank":
    case "aside":
      return lineOf(block, "ignored")
    case "heading":
      return lineOf(block, "heading")
    case "price":
      if (parses.length > 0) return decide(block)
      return lineOf(block, saysSide(said.price) || priceOf === "after" ? "heading" : "notRead")
    case "bets":
      return decide(block)
    case "unknown":
      return lineOf(block, said.hasNumber ? "notRead" : "ignored")
    case "notRead":
      break
  }
  return lineOf(block, "notRead")
}

/** A heading that something hangs on is asked about; doubts stand in the order of the text. */
const withHeadings = (lines: ReadonlyArray<PastedLine>, doubts: ReadonlyArray<PasteDoubt>) => {
  const asked = new Set(doubts.map(({ at }) => at))
  return {
    lines: lines.map(
      (line): PastedLine =>
        asked.has(line.at) && line.as === "ignored" ? { ...line, as: "doubted", reason: undefined } : line,
    ),
    doubts: doubts.toSorted((one, other) => one.at - other.at),
  }
}
