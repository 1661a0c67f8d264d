import type { SentSlip } from "./slip.ts"
import { amounts } from "./slips/amounts.ts"
import { blocks } from "./slips/blocks.ts"
import { callOffs } from "./slips/call-offs.ts"
import { carried } from "./slips/carried.ts"
import { carriedSides } from "./slips/carried-sides.ts"
import { chains } from "./slips/chains.ts"
import { commas } from "./slips/commas.ts"
import { countedOrders } from "./slips/counted-orders.ts"
import { dress } from "./slips/dress.ts"
import { elsewhere } from "./slips/elsewhere.ts"
import { headings } from "./slips/headings.ts"
import { helperWords } from "./slips/helper-words.ts"
import { helpers } from "./slips/helpers.ts"
import { lonePrices } from "./slips/lone-prices.ts"
import { messages } from "./slips/messages.ts"
import { moreMessages } from "./slips/more-messages.ts"
import { names } from "./slips/names.ts"
import { neverBets } from "./slips/never-bets.ts"
import { numbers } from "./slips/numbers.ts"
import { odd } from "./slips/odd.ts"
import { onceMisread } from "./slips/once-misread.ts"
import { otherLines } from "./slips/other-lines.ts"
import { pairs } from "./slips/pairs.ts"
import { permutations } from "./slips/permutations.ts"
import { plainLines } from "./slips/plain-lines.ts"
import { prices } from "./slips/prices.ts"
import { ranges } from "./slips/ranges.ts"
import { secondPrices } from "./slips/second-prices.ts"
import { shared } from "./slips/shared.ts"
import { shortWords } from "./slips/short-words.ts"
import { sidePrices } from "./slips/side-prices.ts"
import { sides } from "./slips/sides.ts"
import { signs } from "./slips/signs.ts"
import { sums } from "./slips/sums.ts"
import { takenBack } from "./slips/taken-back.ts"
import { totals } from "./slips/totals.ts"
import { turns } from "./slips/turns.ts"
import { unmarkedSides } from "./slips/unmarked-sides.ts"

/** Every message that the reading is judged by, by family. */
export const sentSlips: ReadonlyArray<{ readonly family: string; readonly slips: ReadonlyArray<SentSlip> }> = [
  { family: "dress", slips: dress },
  { family: "headings", slips: headings },
  { family: "sides", slips: sides },
  { family: "numbers and prices", slips: prices },
  { family: "chains", slips: chains },
  { family: "numbers in a row", slips: numbers },
  { family: "pairs", slips: pairs },
  { family: "commas and dots", slips: commas },
  { family: "amounts", slips: amounts },
  { family: "permutations", slips: permutations },
  { family: "arrangements by their number", slips: countedOrders },
  { family: "helpers", slips: helpers },
  { family: "helper words", slips: helperWords },
  { family: "abbreviations", slips: shortWords },
  { family: "plain lines", slips: plainLines },
  { family: "blocks", slips: blocks },
  { family: "shared or not", slips: shared },
  { family: "ranges", slips: ranges },
  { family: "totals", slips: totals },
  { family: "carried over", slips: carried },
  { family: "never bets", slips: neverBets },
  { family: "names and talk", slips: names },
  { family: "call-offs", slips: callOffs },
  { family: "whole messages", slips: [...messages, ...moreMessages] },
  { family: "sides of other lines", slips: carriedSides },
  { family: "prices of other lines", slips: secondPrices },
  { family: "prices by side", slips: sidePrices },
  { family: "prices or numbers", slips: [...unmarkedSides, ...lonePrices] },
  { family: "in turns", slips: turns },
  { family: "taken back", slips: takenBack },
  { family: "sums and money", slips: sums },
  { family: "signs", slips: signs },
  { family: "elsewhere", slips: elsewhere },
  { family: "of other lines", slips: otherLines },
  { family: "odd", slips: odd },
  { family: "once misread", slips: onceMisread },
]
