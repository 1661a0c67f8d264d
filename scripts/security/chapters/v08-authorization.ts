import { type Chapter, met, testsOf } from "../requirement.ts"
import { callsDocument, closedCalls, forgedTokens, othersUntouched, specLines } from "../tests.ts"

const access = testsOf("core/identity/access.test.ts")("%s is answered by who asks: guest, no limit, status 1 to 4")
const othersPoys = testsOf("adapters/sandbox/operator-tests/poys/poys.test.ts")(
  "are refused when a key stood for something else, and to anyone but their player",
)
const othersDeposits = testsOf("adapters/sandbox/operator-tests/wallet/deposit/deposits.test.ts")(
  "of others are unknown: they cannot be read, and not be cancelled",
)
const ownMoney = testsOf("adapters/sandbox/operator-tests/accounts/players.test.ts")(
  "tells each player their own money alone",
)
const privateChannels = testsOf("adapters/sandbox/operator-tests/push/push.test.ts")(
  "tells whoever knows a uuid nothing where the channel is private",
)
const shots = testsOf("adapters/sandbox/operator-tests/lotto/yings.test.ts")(
  "are fired one each ten seconds, and masked for everyone else",
)

export const authorization: Chapter = {
  heading: "V8 Authorization",
  requirements: [
    met("8.1.1", "Who may do what is written down", specLines, access),
    met("8.1.2", "Fields that each call reads and tells are written down", callsDocument),
    met("8.2.1", "A call is answered for whom it is open", closedCalls, forgedTokens),
    met("8.2.2", "Ids of others lead nowhere", othersPoys, othersDeposits, ownMoney, privateChannels),
    met("8.2.3", "Fields of others are neither told nor changed", othersUntouched, shots),
    met("8.3.1", "The server decides, not the page", closedCalls),
  ],
  absent: { "one operator stands behind a host": "8.4.1" },
}
