import { type Chapter, deviates, met, partly, testsOf } from "../requirement.ts"
import { forgedTokens } from "../tests.ts"

const tokens = testsOf("adapters/sandbox/operator-tests/accounts/login.test.ts")(
  "opens the door to every demo player, with a token that carries uuid and status and never expires",
)
const checked = testsOf("adapters/operator/identity/token.test.ts")(
  "is none where it is checked, from its last second on",
)
const seats = testsOf("adapters/sandbox/operator-tests/games/games.test.ts")(
  "open once, within a minute, on a page that only the site may frame",
)
const channels = testsOf("adapters/sandbox/push/push-sockets.test.ts")(
  "lets nobody into a private channel without the secret's signature of this very connection and channel",
)
const pushedTo = testsOf("adapters/sandbox/web-push/vapid.test.ts")(
  "a push service learns who sends, for itself alone, and for half a day",
)

export const selfContainedTokens: Chapter = {
  heading: "V9 Self-contained tokens",
  requirements: [
    met("9.1.1", "A token is believed by its signature", forgedTokens),
    met("9.1.2", "One algorithm signs tokens, and none is not one", forgedTokens, tokens),
    met("9.1.3", "No token names its own key", forgedTokens),
    deviates(
      "9.2.1",
      "A token is good in its time alone",
      "the product checks no expiry; TOKEN_EXPIRY_CHECK=1 does",
      checked,
    ),
    met("9.2.2", "Each token is good for one purpose", seats, channels),
    partly("9.2.3", "A token says for whom it is", "session tokens name no audience; those of web push do", pushedTo),
  ],
  absent: { "the key of session tokens signs nothing else": "9.2.4" },
}
