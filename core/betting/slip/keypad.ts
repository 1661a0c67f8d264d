import { keyed } from "../../poy/keying/keying.ts"
import type { Bet } from "../../poy/line.ts"
import { digitsAsked } from "../../poy/options/compatibility.ts"
import { added } from "./batch.ts"
import type { Betting, BettingChange } from "./betting.ts"
import { atUsualPrice } from "./keypad-choice.ts"
import { hasOption } from "./selecting.ts"
import { refusal } from "./slip-notices.ts"

/** The last digit adds the batch at once. */
export const pressed = (betting: Betting, digit: string): BettingChange => {
  const { digits, selection, news } = betting
  if (!/^\d$/.test(digit)) return refusal("wrongDigits", digit)
  if (!hasOption(selection)) return refusal("nothingSelected", digit)
  const number = digits + digit
  // What a tap switched off has been seen by whoever types on.
  const seen = news?._tag === "displaced" ? { news: undefined } : {}
  if (number.length < digitsAsked(selection)) return { ...seen, digits: number }
  return { ...seen, ...numbersKeyed(betting, [number]), digits: "" }
}

/** Numbers that were copied elsewhere, as if each were typed; they come as one batch. */
export const digitsPasted = (betting: Betting, text: string): BettingChange => {
  const latin = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  const numbers = latin.match(/\d+/g) ?? []
  return numbers.length === 0 ? refusal("wrongDigits", text) : numbersKeyed(betting, numbers)
}

const numbersKeyed = (betting: Betting, numbers: ReadonlyArray<string>): BettingChange => {
  if (!hasOption(betting.selection)) return refusal("nothingSelected", ...numbers)
  const bets: Array<Bet> = []
  const strange: Array<string> = []
  for (const number of numbers) {
    const made = keyed(number, betting.selection)
    if (made._tag === "bets") bets.push(...made.bets)
    else strange.push(number)
  }
  return bets.length === 0 ? refusal("wrongDigits", ...strange) : added(betting, atUsualPrice(betting, bets), strange)
}
