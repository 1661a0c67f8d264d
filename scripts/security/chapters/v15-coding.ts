import { type Chapter, met, notOurs, partly, testsOf } from "../requirement.ts"
import { foreseen, hashingApart, othersUntouched, slowSenders, visitorAddress } from "../tests.ts"

const audit = testsOf("scripts/audit.test.ts")
const remedies = audit("docs/deploy.md says within how many days each hole is mended")
const lockfile = audit("everything installed comes from npm's registry, by the hash in the lockfile")
const shots = testsOf("adapters/sandbox/operator-tests/lotto/yings.test.ts")(
  "are fired one each ten seconds, and masked for everyone else",
)
const addresses = testsOf("adapters/proxies/visitor-address.test.ts")(
  "whatever a visitor claims, behind trusted proxies it is who the first of them saw",
)
const largeRounds = testsOf("adapters/sandbox/operator-tests/lotto/large-rounds.test.ts")(
  "of 5,000 slips has paid no more than a hundred, or 500 bets, when somebody else gets a turn",
)
const onlyPages = testsOf("adapters/host/pages.test.ts")("what the pages are drawn from is no page itself")
const noMembers = testsOf("core/games/game-path.test.ts")("%j is no partner")
const noTypes = testsOf("core/wallet/statement/statement.test.ts")(
  "a type that the site does not know, such as %j, stands under other",
)

const captchaSecret = testsOf("adapters/sandbox/operator-tests/accounts/captcha.test.ts")(
  "asks for a reCAPTCHA, lets in whom Google confirms well enough, and tells its secret nobody else",
)

export const coding: Chapter = {
  heading: "V15 Secure coding and architecture",
  requirements: [
    met("15.1.1", "When holes of libraries are mended is written down", remedies),
    met("15.1.2", "Every library is listed, with its source", lockfile),
    met("15.1.3", "What is costly is written down (docs/operator.md)", slowSenders, hashingApart),
    notOurs("15.2.1", "No library is later than its time", "whoever releases runs npm run audit"),
    met("15.2.2", "What is costly cannot stop the rest", slowSenders, largeRounds, hashingApart),
    partly(
      "15.2.3",
      "Nothing runs that a site does not need",
      "npm start brings the desk, closed by its key",
      onlyPages,
    ),
    met("15.3.1", "Answers hold the fields that are needed", shots),
    met("15.3.2", "Servers follow no redirect", captchaSecret),
    met("15.3.3", "No call sets fields that it is not for", othersUntouched),
    met("15.3.4", "Who a visitor is comes from trusted proxies", addresses, visitorAddress),
    met("15.3.5", "Types are checked, and compared strictly", foreseen),
    met("15.3.6", "Names from outside are no members of objects", noMembers, noTypes),
    partly("15.3.7", "A field that comes twice is read in one way", "no test sends one twice"),
  ],
  absent: {},
}
