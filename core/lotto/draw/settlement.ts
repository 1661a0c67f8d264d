import { type Satang } from "../../money/satang.ts"
import { total, winnings } from "../../money/sums.ts"
import type { Option } from "../../poy/options/option.ts"
import { type Drawn, type Outcome, winningNumbers } from "./drawn.ts"

/** A line as it was accepted: `multiply` is the rate of that moment in hundredths, and the only one that counts. */
export type AcceptedLine = {
  readonly option: Option
  readonly number: string
  readonly price: Satang
  readonly multiply: number
}

type WinningNumbers = ReturnType<typeof winningNumbers>

const fits = ({ option, number }: AcceptedLine, numbers: WinningNumbers) => numbers[option].includes(number)

const won = (line: AcceptedLine, numbers: WinningNumbers) =>
  winnings(line.price, fits(line, numbers) ? line.multiply : 0)

/** What a line wins; a number that fits in several ways wins once. */
export const wonBy = (line: AcceptedLine, drawn: Drawn): Satang => won(line, winningNumbers(drawn))

export type SettledSlip<Line extends AcceptedLine> = {
  readonly type: "won" | "lost" | "refunded"
  readonly stake: Satang
  /** What goes to the player's cash: the winnings, or the stake of a round that is void. */
  readonly paid: Satang
  readonly lines: ReadonlyArray<{ readonly line: Line; readonly won: Satang }>
}

/** What becomes of a whole slip when its round ends. */
export const settled = <Line extends AcceptedLine>(lines: ReadonlyArray<Line>, outcome: Outcome): SettledSlip<Line> => {
  const stake = total(lines.map(({ price }) => price))
  if (outcome.type === "cancelled")
    return { type: "refunded", stake, paid: stake, lines: lines.map((line) => ({ line, won: total([]) })) }
  const numbers = winningNumbers(outcome.drawn)
  const each = lines.map((line) => ({ line, won: won(line, numbers) }))
  return {
    type: lines.some((line) => fits(line, numbers)) ? "won" : "lost",
    stake,
    paid: total(each.map((settledLine) => settledLine.won)),
    lines: each,
  }
}
