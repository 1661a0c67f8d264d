import { restOf } from "../levels.ts"
import { type Chapter, deviates, met, testsOf } from "../requirement.ts"
import { tokenOfTheHost } from "../tests.ts"

const foreignPush = testsOf("adapters/host/foreign-push.test.ts")
const lineState = testsOf("core/identity/registration/line-login.paths.test.ts")(
  "with %s the operator is not asked who came",
)

export const oauth: Chapter = {
  heading: "V10 OAuth and OIDC",
  requirements: [
    deviates(
      "10.1.1",
      "Tokens go to who needs them alone",
      "the page holds the session's token, but under SESSION=host; nobody but the operator is sent it",
      tokenOfTheHost,
      foreignPush("a push server of somebody else is told nothing of who the player is"),
      foreignPush("the operator is told the player's token once, as the bearer, and no cookie of the token"),
    ),
    met("10.1.2", "LINE's answer is taken in the tab that asked", lineState),
    met("10.2.1", "LINE's answer carries the state that was sent", lineState),
  ],
  absent: {
    "the operator's server asks LINE, and nobody here gives out tokens of OAuth": restOf(
      10,
      "10.1.1",
      "10.1.2",
      "10.2.1",
    ),
  },
}
