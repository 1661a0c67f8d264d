import { digitsOf, type Option, options } from "../../poy/options/option.ts"
import { type Drawn, winningNumbers } from "./drawn.ts"
import { type GovPrize, type GovPrizes, prizesWonBy } from "./gov-prizes.ts"

/** What a number wins: as a bet, or as a ticket of the government's lottery. */
export type NumberWin = { readonly option: Option } | { readonly prize: GovPrize }

const thaiZero = "๐".charCodeAt(0)

/** The numbers of a text that was typed or pasted, each once, in the order in which they stand there. */
export const numbersIn = (text: string): ReadonlyArray<string> => [
  ...new Set(text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero)).match(/\d+/g) ?? []),
]

/** How many digits a number may have to be checked: those of bets, and six where every prize of a draw is known. */
export const checkedLengths = (hasPrizes: boolean): ReadonlyArray<number> => [
  ...new Set(options.map(digitsOf).toSorted((one, other) => one - other)),
  ...(hasPrizes ? [6] : []),
]

/** Checks numbers against one draw: six digits as a ticket, fewer as a bet on every option. */
export const numberChecker = (
  drawn: Drawn,
  prizes: GovPrizes | undefined,
): ((number: string) => ReadonlyArray<NumberWin>) => {
  const winning = winningNumbers(drawn)
  return (number) =>
    number.length === 6
      ? prizes === undefined
        ? []
        : prizesWonBy(prizes, number).map((prize) => ({ prize }))
      : options.filter((option) => winning[option].includes(number)).map((option) => ({ option }))
}
