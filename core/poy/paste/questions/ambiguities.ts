import { stakeOfReading } from "../interpretations/stake.ts"
import type { Block } from "../lines/blocks.ts"
import { looksLikePrice } from "../parses/amounts.ts"
import { gameIn } from "../tokens/corrections.ts"
import { mark } from "../tokens/words.ts"
import type { PastedLine } from "./pasted-line.ts"

type Places = Map<number, number>

/**
 * The places of lines that, if they are bets, something else in the text makes a question of, each with the words that
 * may be meant for it instead: lines that another takes back or corrects, that a side below may be for, or that are for
 * another round.
 */
export const ambiguitiesFromOthers = (
  blocks: ReadonlyArray<Block>,
  lines: ReadonlyArray<PastedLine>,
): ReadonlyMap<number, number> =>
  new Map([
    ...ofOtherRounds(blocks),
    ...reckoned(lines),
    ...underTrailingSides(blocks, lines),
    ...besideEmptyCells(lines),
    ...abovePrices(blocks, lines),
    ...takenBack(blocks, lines),
  ])

/** Those with a number that a line below names, else all; and all below a line that has nothing above it. */
const takenBack = (blocks: ReadonlyArray<Block>, lines: ReadonlyArray<PastedLine>): Places => {
  const found: Places = new Map()
  const withNumber = new Map<string, Set<number>>()
  let [isAhead, hasBets] = [false, false]
  for (const [place, { bets }] of lines.entries()) {
    if (isAhead) found.set(place, 0)
    const by = blocks[place]?.said.takesBack
    if (by === undefined) {
      hasBets ||= bets.length > 0
      for (const { number } of bets) withNumber.set(number, (withNumber.get(number) ?? new Set()).add(place))
      continue
    }
    found.set(place, 0)
    isAhead ||= by.callsOff && !hasBets && by.numbers.length === 0
    const named = by.numbers.filter((number) => withNumber.has(number))
    for (const number of named.length === 0 ? [...withNumber.keys()] : named) {
      for (const one of withNumber.get(number) ?? []) found.set(one, by.marks)
      withNumber.delete(number)
    }
  }
  return found
}

/** How many digits numbers have, or that they are straight, says no side that could be for others. */
const saysNoSide = mark.two | mark.three | mark.straight

/** A heading that nothing follows, or another heading, may be for what stands above it; if the last is, all may be. */
const underTrailingSides = (blocks: ReadonlyArray<Block>, lines: ReadonlyArray<PastedLine>): Places => {
  const found: Places = new Map()
  const marksAt = (place: number) => {
    const said = blocks[place]?.said
    if (lines[place]?.as === "heading") return said?._tag === "heading" ? said.marks : 0
    return said?._tag === "unknown" && !said.hasNumber && said.marks !== 0 ? said.marks : undefined
  }
  const read = [...lines.keys()].filter((place) => lines[place]?.as !== "ignored" || marksAt(place) !== undefined)
  const isAt = (place: number | undefined) => place !== undefined && marksAt(place) !== undefined
  const allClose = isAt(read.at(-1)) && !isAt(read[0])
  let [next, trailing]: [number | undefined, number | undefined] = [undefined, undefined]
  for (let place = lines.length - 1; place >= 0; place--) {
    const isHeading = lines[place]?.as === "heading"
    if (isHeading) trailing = undefined
    else if (trailing !== undefined) found.set(place, trailing)
    const marks = marksAt(place)
    if (marks === undefined && lines[place]?.as === "ignored") continue
    const isTrailing = next === undefined || allClose || (isAt(next) && (Number(marks) & ~saysNoSide) !== 0)
    if (isTrailing) trailing ??= marks
    next = place
  }
  return found
}

/** Lines after one that names another round or game than the first. */
const ofOtherRounds = (blocks: ReadonlyArray<Block>): Places => {
  const found: Places = new Map()
  let [first, isOther]: [string | undefined, boolean] = [undefined, false]
  for (const [place, { text }] of blocks.entries()) {
    const game = gameIn(text)
    first ??= game
    isOther ||= game !== undefined && game !== first
    if (isOther) found.set(place, 0)
  }
  return found
}

/** 34 - 20 in a table of two prices, where another row leaves its last price out. */
const besideEmptyCells = (lines: ReadonlyArray<PastedLine>): Places => {
  const isTable = lines.some(({ text }) => /\d\s+-$/.test(text.trim()))
  const rows = [...lines.entries()].filter(([, { text }]) => isTable && /^\d+\s+-\s+\d+$/.test(text.trim()))
  return new Map(rows.map(([place]) => [place, mark.bottom]))
}

/** A price with nothing to price, below a bet: it may be the right price of that bet. */
const abovePrices = (blocks: ReadonlyArray<Block>, lines: ReadonlyArray<PastedLine>): Places => {
  const isLonePrice = ({ said }: Block) =>
    said._tag === "bets" &&
    said.nonBets.length === 0 &&
    said.bare?.marks === 0 &&
    said.bare.numbers.length === 1 &&
    looksLikePrice(String(said.bare.numbers[0]))
  const isPriced = ({ askedWith }: Block, line: PastedLine | undefined) =>
    line?.as === "bets" || (line?.as === "ambiguous" && askedWith === undefined)
  const found = [...blocks.entries()].filter(([place, block]) => isLonePrice(block) && !isPriced(block, lines[place]))
  return new Map(found.map(([place]) => [place - 1, 0]))
}

/** Round money that was given, less what the bets above cost: 500 - 200. */
const reckoned = (lines: ReadonlyArray<PastedLine>): Places => {
  const found: Places = new Map()
  let stake = 0
  for (const [place, { text, bets }] of lines.entries()) {
    const [, taken] = /^\d[\d,]*00\s*[-/]\s*(\d[\d,]*)$/.exec(text.trim()) ?? []
    if (taken !== undefined && Number(taken.replaceAll(",", "")) * 100 === stake) found.set(place, 0)
    stake += stakeOfReading(bets)
  }
  return found
}
