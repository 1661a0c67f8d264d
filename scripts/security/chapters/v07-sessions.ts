import { type Chapter, met, notOurs, partly, testsOf } from "../requirement.ts"
import { forgedTokens } from "../tests.ts"

const sessions = testsOf("adapters/sandbox/operator-tests/accounts/sessions.test.ts")
const pins = testsOf("adapters/sandbox/operator-tests/accounts/pins.test.ts")
const ended = sessions("ends at logout, and a second logout does no harm")
const liveEnds = testsOf("adapters/sandbox/operator-tests/push/ccu.test.ts")(
  "ends with the session, by logout or by another PIN, and goes on for those that stay",
)
const othersEnd = pins("is changed by who knows the old one; the session stays, all others end")
const allEnd = pins("ends every session of before and lets a locked name in again")
const tokens = testsOf("adapters/sandbox/operator-tests/accounts/login.test.ts")(
  "opens the door to every demo player, with a token that carries uuid and status and never expires",
)
const loggedOut = testsOf("ui/e2e/identity/login.spec.ts")(
  "a player logs in with username and PIN, sees the balance, and logs out again",
)
const external = testsOf("ui/e2e/identity/external.spec.ts")(
  "a player whom another site brings is looked up in its frame, and goes on in the whole window, by a tap where the browser wants one",
)
const ends = testsOf("adapters/sandbox/operator-tests/accounts/session-ends.test.ts")
const idle = ends("comes an hour after it was used last, and its live channel ends then")
const longest = ends("comes three hours after it was opened, however much it is used")
const listed = ends(
  "is told beforehand by a list of what is open, the one that asks first, each where it was used last",
)
const endedThere = ends("can be asked for of one session, or of all but the one that asks; nobody else's is touched")
const stolen = testsOf("adapters/sandbox/operator-tests/accounts/stolen-session.test.ts")
const phoneAsks = stolen("changes no phone number without the PIN, and sends no code anywhere")
const codeAsked = stolen(
  "changes no phone number without the code that is sent to the new one, and the old one hears of it",
)
const variables = testsOf("scripts/operations-guide.test.ts")(
  "docs/operations.md holds every variable as the schemas have it; `npm run operations` writes it",
)

export const sessionManagement: Chapter = {
  heading: "V7 Sessions",
  requirements: [
    met("7.1.1", "When sessions end is written down", variables),
    partly("7.1.2", "How many sessions one account has is written down", "nothing says that they are not counted"),
    partly("7.1.3", "Sessions of other sites are written down", "decision 064 leaves their end to the operator"),
    met("7.2.1", "The server checks each token", forgedTokens),
    met("7.2.2", "Tokens are made for each session", tokens),
    met("7.2.4", "A login makes another token", tokens),
    met("7.3.1", "An idle session ends", idle),
    met("7.3.2", "Every session ends", longest),
    met("7.4.1", "An ended session opens nothing", ended, liveEnds),
    notOurs(
      "7.4.2",
      "A closed account has no sessions",
      "the operator closes accounts; the stand-in has no such order",
    ),
    met("7.4.3", "Another PIN ends other sessions", othersEnd, allEnd),
    met("7.4.4", "Logout is at hand on every page", loggedOut),
    notOurs("7.4.5", "Staff can end a player's sessions", "the operator's staff; the desk ends all by starting over"),
    met("7.5.1", "What a login hangs on asks for the PIN", othersEnd, phoneAsks, codeAsked),
    partly("7.5.2", "Players see and end their sessions", "no PIN is asked for to end one", listed, endedThere),
    notOurs("7.6.1", "Sessions end with those of a provider", "the operator decides how long a player of others stays"),
    partly(
      "7.6.2",
      "No session begins by itself",
      "a token that an allowed site brings is taken without a tap",
      external,
    ),
  ],
  absent: { "tokens are signed and refer to a session, none is a bare reference": "7.2.3" },
}
