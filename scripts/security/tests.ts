import { testsOf } from "./requirement.ts"

const inOperator = (file: string) => testsOf(`adapters/sandbox/operator-tests/${file}`)

/** Tests that show more than one requirement. */
export const foreseen = testsOf("scripts/calls/foreseen.test.ts")(
  "answers %s with what was foreseen, whatever it is asked, and moves no money for what it refuses",
)
export const strictPolicy = testsOf("adapters/host/headers.test.ts")(
  "%s runs under the strict content policy and in no frame",
)
export const formOfOwnOrigin = testsOf("adapters/host/session/external-session.test.ts")(
  "a token that is sent by %s is refused",
)
const ofTheHost = testsOf("adapters/host/session/cookies.test.ts")
/** Under SESSION=host. */
export const tokenOfTheHost = ofTheHost(
  "of what %s answers the page gets the claims without a signature, the host keeps the token in a cookie",
)
export const prefixed = ofTheHost(
  "over https both cookies have names that only this host can set, and go by https alone",
)
export const noStrangersBearer = testsOf("adapters/host/session/bearer.test.ts")("a call from %s gets no bearer")
export const noStrangersNews = testsOf("adapters/host/session/bearer.test.ts")(
  "the live news are asked for by the token in the address, and by none from a stranger's page",
)
export const subscriptionAddress = testsOf("adapters/sandbox/web-push/subscription.test.ts")("nothing is sent to %s")
export const oddNames = inOperator("accounts/profiles.test.ts")(
  "takes no name with control characters, nor one that turns around what is shown after it",
)
export const othersUntouched = inOperator("accounts/profiles.test.ts")(
  "changes nothing of others, whatever ids come along",
)
export const forgedTokens = inOperator("accounts/sessions.test.ts")(
  "is not believed without a token, or with one that nobody signed",
)
export const closedCalls = inOperator("accounts/closed-calls.test.ts")(
  "neither brings money in nor takes it out, whatever way, and names no account",
)
export const specLines = testsOf("scripts/spec.test.ts")(
  "docs/spec.md holds every line with its tests; `npm run spec` writes it",
)
export const callsDocument = testsOf("scripts/calls/openapi.test.ts")(
  "docs/openapi.json holds every call of the wire; `npm run calls` writes it",
)
export const rateLimits = inOperator("http/rate-limits.test.ts")(
  "hold for every door: logins, passkeys, LINE, signups, usernames, codes, PINs, devices and shots",
)
export const slowSenders = inOperator("http/slow-senders.test.ts")(
  "takes no long body of nobody: seventy slow strangers do not delay a player's slip of 1,200 lines",
)
export const hashingApart = testsOf("adapters/sandbox/http/concurrency-limit.test.ts")(
  "works on PINs in places of their own: three hundred logins keep no slip waiting, and those too many are told so",
)
export const visitorAddress = testsOf("adapters/host/proxy.test.ts")(
  "who a visitor is, is seen from the connection and not believed from the request",
)
export const noneStarts = testsOf("scripts/shipped-code.test.ts")("nothing that ships %s")
export const unforeseen = testsOf("scripts/shipped-code.test.ts")("nothing that a server makes up can be foreseen")
export const errorsInLogAlone = inOperator("http/requests.test.ts")(
  "is told to the log alone, under the request's name",
)
export const privateAnswers = inOperator("http/kept-answers.test.ts")(
  "are none of the player's own: %s is kept nowhere",
)
export const codeAndPhone = inOperator("accounts/pins.test.ts")(
  "opens no account but that of the name and the phone that it was sent for",
)
export const deskKey = testsOf("adapters/sandbox/settings.test.ts")(
  "opens the desk by a key made at each start, by the one that is named, or to whoever sits at this machine",
)
