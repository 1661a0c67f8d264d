import { type Chapter, deviates, met, partly, testsOf } from "../requirement.ts"
import { privateAnswers } from "../tests.ts"

const counted = testsOf("adapters/vendors/analytics.test.ts")(
  "a page is counted by its pattern alone, without cookies and without where the visitor came from",
)
const notAgreed = testsOf("adapters/vendors/recognition.test.ts")(
  "a visitor who has not agreed is not looked at, and is from the moment they have",
)
const errors = testsOf("adapters/vendors/error-reports.test.ts")(
  "an error of %s is told by its name and place, without its message",
)
const foreignPush = testsOf("adapters/host/foreign-push.test.ts")(
  "a push server of somebody else is told nothing of who the player is",
)
const cookies = testsOf("adapters/browser/identity/remembered-session.test.ts")(
  "a session is in the cookie of the site for seven days, and its end takes all cookies of the player",
)
const drafts = testsOf("adapters/browser/betting/drafts.test.ts")(
  "whoever else logs in to this browser sees none of it",
)
const registration = testsOf("ui/e2e/identity/register.spec.ts")(
  "a reload in the middle keeps name and phone and no PIN, and what is refused is told at its field",
)
const offline = testsOf("ui/e2e/loading/service-worker.spec.ts")(
  "a player who comes offline sees the rounds they last saw, with their time, and nothing of money",
)
const unlisted = "no page classes data by how much it must be protected"

export const dataProtection: Chapter = {
  heading: "V14 Data protection",
  requirements: [
    partly("14.1.1", "Data is classed by how sensitive it is", unlisted),
    partly("14.1.2", "Each class says how it is protected", unlisted),
    deviates(
      "14.2.1",
      "No address holds a secret",
      "the product has /ccu?token=, of which a browser sees no secret under SESSION=host; a partner's link may bring a token, too",
    ),
    met("14.2.2", "No server keeps what is a player's own", privateAnswers),
    met("14.2.3", "Vendors learn nothing of players without their yes", counted, notAgreed, errors, foreignPush),
    partly("14.2.4", "Data is protected as its class says", unlisted),
    partly("14.3.1", "A logout clears the browser", "drafts of slips stay for their player alone", cookies, drafts),
    met("14.3.2", "Browsers keep no answer about a player", privateAnswers, offline),
    partly(
      "14.3.3",
      "Browsers store nothing sensitive",
      "name and phone stay until the registration ends",
      registration,
      offline,
    ),
  ],
  absent: {},
}
