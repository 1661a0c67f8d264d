import type { SentSlip } from "./slip.ts"
import { blocks } from "./slips/messages/blocks.ts"
import { callOffs } from "./slips/messages/call-offs.ts"
import { carried } from "./slips/messages/carried.ts"
import { carriedSides } from "./slips/messages/carried-sides.ts"
import { elsewhere } from "./slips/messages/elsewhere.ts"
import { messages } from "./slips/messages/messages.ts"
import { moreMessages } from "./slips/messages/more-messages.ts"
import { neverBets } from "./slips/messages/never-bets.ts"
import { odd } from "./slips/messages/odd.ts"
import { onceLost } from "./slips/messages/once-lost.ts"
import { onceMisread } from "./slips/messages/once-misread.ts"
import { otherLines } from "./slips/messages/other-lines.ts"
import { sums } from "./slips/messages/sums.ts"
import { takenBack } from "./slips/messages/taken-back.ts"
import { unambiguousLines } from "./slips/messages/unambiguous-lines.ts"
import { amounts } from "./slips/prices/amounts.ts"
import { chains } from "./slips/prices/chains.ts"
import { commas } from "./slips/prices/commas.ts"
import { lonePrices } from "./slips/prices/lone-prices.ts"
import { onceLostPrices } from "./slips/prices/once-lost-prices.ts"
import { pairs } from "./slips/prices/pairs.ts"
import { prices } from "./slips/prices/prices.ts"
import { secondPrices } from "./slips/prices/second-prices.ts"
import { shared } from "./slips/prices/shared.ts"
import { sidePrices } from "./slips/prices/side-prices.ts"
import { totals } from "./slips/prices/totals.ts"
import { turns } from "./slips/prices/turns.ts"
import { unmarkedSides } from "./slips/prices/unmarked-sides.ts"
import { countedOrders } from "./slips/words/counted-orders.ts"
import { decoration } from "./slips/words/decoration.ts"
import { headings } from "./slips/words/headings.ts"
import { helperWords } from "./slips/words/helper-words.ts"
import { helpers } from "./slips/words/helpers.ts"
import { names } from "./slips/words/names.ts"
import { numbers } from "./slips/words/numbers.ts"
import { permutations } from "./slips/words/permutations.ts"
import { ranges } from "./slips/words/ranges.ts"
import { shortWords } from "./slips/words/short-words.ts"
import { sides } from "./slips/words/sides.ts"
import { signs } from "./slips/words/signs.ts"

/** Every message that the reading is judged by, by family. */
export const sentSlips: ReadonlyArray<{ readonly family: string; readonly slips: ReadonlyArray<SentSlip> }> = [
  { family: "decoration", slips: decoration },
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
  { family: "plain lines", slips: unambiguousLines },
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
  { family: "once lost", slips: [...onceLost, ...onceLostPrices] },
]
