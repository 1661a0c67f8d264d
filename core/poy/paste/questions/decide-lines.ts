import { distinct, type Meanings, meaningsOfEach, sameBets } from "../interpretations/choosing.ts"
import type { Interpretation, PasteSetting } from "../interpretations/interpretation.ts"
import { secondPrices } from "../interpretations/second-price.ts"
import type { LineNumber } from "../line-number.ts"
import type { Block } from "../lines/blocks.ts"
import { hasWords } from "../parses/parse.ts"
import { saysSide } from "../parses/prices.ts"
import { mostAsked, type Steps } from "../parses/steps.ts"
import { eitherSide, mark } from "../tokens/words.ts"
import { ambiguitiesFromOthers } from "./ambiguities.ts"
import { asOne, type PasteQuestion, withHeadings } from "./paste-question.ts"
import type { PastedLine } from "./pasted-line.ts"

const { top, bottom, tode, straight, front } = mark
const sideChoices = [top, bottom, eitherSide] as const
const headingChoices = [top, bottom, eitherSide, tode, straight | tode, front | mark.three] as const
const mostInterpretations = 9
/** Nobody sends more bets; lines behind them are not read, so that no text takes long. */
const mostBets = 50_000
/** So many numbers are tried under what stands above them, in all their meanings. */
const mostTried = 50_000

type Hanging = { readonly block: Block; readonly meaningsBy: (choice: number) => Meanings }
type Group = {
  readonly about: "side" | "heading" | "secondPrice"
  readonly at: LineNumber
  readonly text: string
  readonly choices: ReadonlyArray<number>
  readonly members: Array<Hanging>
}

/** Decides for each line whether it is read, asked about or not read. */
export const decideLines = (
  blocks: ReadonlyArray<Block>,
  setting: PasteSetting,
  tries: Steps = { left: mostTried },
): {
  readonly lines: ReadonlyArray<PastedLine>
  readonly questions: ReadonlyArray<PasteQuestion>
  readonly hasSecondPrices: boolean
} => {
  const lines: Array<PastedLine> = []
  const groups = new Map<string, Group>()
  let hasSecondPrices = false
  const spots = new Set<string>()
  const meaningsOf = meaningsOfEach()
  let [made, asked] = [0, 0]

  const lineOf = ({ text, at, said }: Block, as: PastedLine["as"], bets: Interpretation = []): PastedLine => {
    const reason = said._tag === "nonBet" ? said.reason : as === "ignored" ? "talk" : undefined
    return { text, at, as, bets, nonBets: said.nonBets, reason }
  }
  const together = new Map<string, Array<PasteQuestion>>()
  const ask = (block: Block, interpretations: ReadonlyArray<Interpretation>) => {
    const { at, text, askedWith = `${at}` } = block
    const others = together.get(askedWith) ?? []
    asked++
    others.push({
      at,
      text,
      about: "meaning",
      lines: [at],
      interpretations: interpretations.slice(0, mostInterpretations),
    })
    together.set(askedWith, others)
    return lineOf(block, "ambiguous")
  }
  const hang = ({ about, at, text, choices }: Omit<Group, "members">, member: Hanging) => {
    const key = about === "secondPrice" ? about : `${about} ${member.block.above.at}`
    const group = groups.get(key) ?? { about, at, text, choices, members: [] }
    groups.set(key, group)
    group.members.push(member)
    return lineOf(member.block, "ambiguous")
  }

  const meant = ({ parses, above: { arrangements } }: Block, heading: number, side: number, answer = setting) => {
    const meanings = meaningsOf(parses, { ...answer, heading, arrangements, side })
    made += meanings.interpretations.reduce((sum, { length }) => sum + length, 0)
    for (const { clauses } of parses) for (const { numbers } of clauses) tries.left -= numbers.length
    return meanings
  }

  const decide = (block: Block): PastedLine => {
    const { parses, above, at, text } = block
    const as = (heading: number, side: number = top) => meant(block, heading, side)
    if (above.isUnknown) {
      // Words that are known beside those that are not are one of the choices.
      const choices = above.marks === 0 ? headingChoices : [...headingChoices, above.marks]
      const meanings = choices.map((choice) => as(choice))
      const offered = meanings.flatMap(({ interpretations }) => interpretations)
      const [interpretation] = offered
      if (interpretation === undefined) return lineOf(block, "notRead")
      if (meanings.every((one) => one.isUnambiguous && sameBets(one.interpretations[0] ?? [], interpretation)))
        return lineOf(block, "bets", interpretation)
      if (meanings.some(({ interpretations, isUnambiguous }) => interpretations.length > 0 && !isUnambiguous))
        return ask(block, distinct(offered))
      return hang({ about: "heading", at: above.at, text: above.text, choices }, { block, meaningsBy: as })
    }
    const meanings = as(above.marks)
    hasSecondPrices ||= meanings.usesSecondPrice
    const [interpretation] = meanings.interpretations
    if (setting.secondPrice === "ask" && meanings.usesSecondPrice) {
      const of = (choice: number) => meant(block, above.marks, top, { secondPrice: secondPrices[choice] ?? "unsaid" })
      const [below, turned] = secondPrices.map((_, choice) => of(choice).interpretations[0])
      if (below !== undefined && turned !== undefined && !sameBets(below, turned))
        return hang({ about: "secondPrice", at, text, choices: [...secondPrices.keys()] }, { block, meaningsBy: of })
    }
    if (interpretation === undefined) {
      const alternatives = sideChoices.flatMap((side) => as(0, side).interpretations)
      return alternatives.length === 0 || parses.some(hasWords)
        ? lineOf(block, "notRead")
        : ask(block, distinct(alternatives))
    }
    if (meanings.asksSide)
      return meanings.isUnambiguous
        ? hang(
            { about: "side", at, text, choices: sideChoices },
            { block, meaningsBy: (side) => as(above.marks, side) },
          )
        : ask(block, distinct(sideChoices.flatMap((side) => as(above.marks, side).interpretations)))
    if (!meanings.isUnambiguous) return ask(block, meanings.interpretations)
    const carried = block.carried === 0 || parses.some(hasWords) ? undefined : as(block.carried).interpretations[0]
    const isOther = carried !== undefined && !sameBets(carried, interpretation)
    // Under a heading they do only where its numbers would be bet a second time.
    if (isOther && (above.marks === 0 || interpretation.some((bet) => spots.has(spotOf(above.at, bet)))))
      return ask(block, [carried, interpretation])
    for (const bet of interpretation) spots.add(spotOf(above.at, bet))
    return lineOf(block, "bets", interpretation)
  }

  for (const block of blocks) {
    const isTooMuch = made > mostBets || tries.left < 0 || asked >= mostAsked
    const line = isTooMuch ? lineOf(block, "notRead") : lineFor(block, decide, lineOf)
    const role = block.mayBePriceOf === "before" ? "price" : "heading"
    lines.push(line.as === "notRead" && block.mayBePriceOf !== undefined ? lineOf(block, role) : line)
  }
  for (const [place, marks] of ambiguitiesFromOthers(blocks, lines)) {
    const [block, line] = [blocks[place], lines[place]]
    if (block === undefined || line?.as !== "bets") continue
    lines[place] = ask(block, distinct([line.bets, ...(marks === 0 ? [] : meant(block, marks, top).interpretations)]))
  }
  const questions = [...together.values()].flatMap((same) => asOne(same))
  for (const { about, at, text, choices, members } of groups.values()) {
    const interpretations = choices.flatMap((choice) => {
      const each = members.map(({ meaningsBy }) => meaningsBy(choice))
      return about === "secondPrice" || each.every(({ isUnambiguous }) => isUnambiguous)
        ? [each.flatMap(({ interpretations: [interpretation] }) => interpretation ?? [])]
        : []
    })
    const places = members.map(({ block }) => block.at)
    questions.push({ at, text, about, lines: places, interpretations: distinct(interpretations) })
  }
  // A price that no answer has is for nothing.
  const offered = new Set<number>(questions.flatMap(({ interpretations: all }) => all.flat().map(({ price }) => price)))
  for (const [place, block] of blocks.entries()) {
    const isOffered = block.mayBePriceOf === undefined || pricesOf(block).every((price) => offered.has(price))
    if (!isOffered && lines[place]?.as !== "ambiguous") lines[place] = lineOf(block, "notRead")
  }
  return { ...withHeadings(lines, questions), hasSecondPrices }
}

/** All that a line says in satang if it is a price. */
const pricesOf = ({ said: { unmarked } }: Block): ReadonlyArray<number> =>
  unmarked === undefined
    ? []
    : [unmarked, ...unmarked.others].flatMap(({ amounts }) => amounts.flatMap(({ satang }) => satang))

const spotOf = (heading: number, { option, number }: Interpretation[number]) => `${heading} ${option} ${number}`

const lineFor = (
  block: Block,
  decide: (block: Block) => PastedLine,
  lineOf: (block: Block, as: PastedLine["as"]) => PastedLine,
): PastedLine => {
  const { said, parses, priceOf } = block
  if (priceOf === "before") return lineOf(block, "price")
  switch (said._tag) {
    case "blank":
    case "nonBet":
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
