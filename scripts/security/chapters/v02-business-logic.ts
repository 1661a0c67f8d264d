import { type Chapter, met, testsOf } from "../requirement.ts"
import { callsDocument, codeAndPhone, foreseen, hashingApart, rateLimits, slowSenders, specLines } from "../tests.ts"

const poys = testsOf("adapters/sandbox/operator-tests/poys/poys.test.ts")
const refusedPoys = poys("are refused for %s")
const oddPoys = poys("are refused for options, numbers and prices that are none")
const withdrawals = testsOf("adapters/sandbox/operator-tests/wallet/withdrawal/withdrawals.test.ts")(
  "are kept in the order of the rules and to the satang, for whoever has much",
)
const limits = testsOf("adapters/sandbox/operator-tests/limits/limits.test.ts")(
  "let through only as much as they leave, however many bets come at once",
)
const rolledBack = testsOf("adapters/sandbox/operator-tests/ledger/balances.test.ts")(
  "stays as it is when the transaction around a movement fails",
)
const sharedCap = testsOf("adapters/sandbox/operator-tests/poys/placing.test.ts")(
  "share one cap to the satang: eight still have the full rate of a number, the others are told the next",
)
const captcha = testsOf("adapters/sandbox/operator-tests/accounts/captcha.test.ts")(
  "lets in who has done the work, and nobody without it or with work made up",
)
const seats = testsOf("adapters/sandbox/operator-tests/games/games.test.ts")(
  "open once, within a minute, on a page that only the site may frame",
)

export const businessLogic: Chapter = {
  heading: "V2 Validation and business logic",
  requirements: [
    met("2.1.1", "The shape of each input is written down", callsDocument),
    met("2.1.2", "What has to fit together is written down", specLines),
    met("2.1.3", "Limits of players and of the site are written down", specLines),
    met("2.2.1", "Input is held against its schema and its limits", foreseen, refusedPoys),
    met("2.2.2", "The server checks again what pages check", refusedPoys, withdrawals),
    met("2.2.3", "Option, number, price and round have to fit", oddPoys),
    met("2.3.1", "No step of a flow can be skipped", codeAndPhone, seats),
    met("2.3.2", "Limits hold as they are written", withdrawals, limits),
    met("2.3.3", "Money moves as a whole or not at all", rolledBack),
    met("2.3.4", "What is limited is sold once", sharedCap),
    met("2.4.1", "Nobody may ask without end", rateLimits, slowSenders, hashingApart, captcha),
  ],
  absent: {},
}
