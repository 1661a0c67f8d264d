import { type Chapter, deviates, met, notMet, notOurs, partly, testsOf } from "../requirement.ts"
import { codeAndPhone, rateLimits, unforeseen } from "../tests.ts"

const pins = testsOf("core/identity/pin/pin.test.ts")
const changes = testsOf("adapters/sandbox/operator-tests/accounts/pins.test.ts")
const logins = testsOf("adapters/sandbox/operator-tests/accounts/login.test.ts")
const otps = testsOf("core/identity/pin/otp.test.ts")
const lineIds = testsOf("adapters/sandbox/operator-tests/accounts/signup.test.ts")(
  "opens nobody's account to whoever writes a LINE id into their profile or their key",
)
const lineTickets = testsOf("adapters/sandbox/operator-tests/accounts/line.test.ts")(
  "opens no session for an id alone, for another's ticket, for one made up, or later than two minutes",
)
const passkeys = testsOf("adapters/sandbox/operator-tests/accounts/passkeys.test.ts")
const passkeyOpens = passkeys(
  "is added with the PIN, opens a session of its player, and is listed with what it was made with",
)
const passkeyForged = passkeys(
  "opens nothing for a signature that is old, another key's, another page's, or of a name that is not its own",
)
const unknownTokens = testsOf("core/identity/external/external-login.machine.test.ts")(
  "a token %s leads nowhere, and another one may follow",
)
const weighed = pins("%j cannot be chosen (%s): %s")
const changed = testsOf("ui/e2e/identity/change-pin.spec.ts")("another PIN ends every other session and not this one")
const forgotten = testsOf("ui/e2e/identity/forgot-pin.spec.ts")(
  "a player who forgot the PIN gets a code, chooses another PIN and logs in with it",
)
const loggedIn = testsOf("ui/e2e/identity/login.spec.ts")(
  "a player logs in with username and PIN, sees the balance, and logs out again",
)
const leftToOperator = pins("at login an empty PIN is asked for, and any other is left to the operator")
const locked = logins("locks a stranger out and not the player: five wrong PINs count by name and address")
const crowdLocked = logins(
  "locks a name to strangers after fifty wrong PINs from everywhere, and lets the player in from where they were before",
)
const emptySeed = testsOf("adapters/sandbox/operator-tests/site/site-details.test.ts")(
  "is nothing but the operator itself before the first player and the first draw",
)
const oldPinAsked = changes("is changed by who knows the old one; the session stays, all others end")
const once = changes("takes a code once, though it is sent five times at once")
const fiveMinutes = changes("takes a code for five minutes")
const threeTries = changes("counts three tries down, and then the right code opens nothing")
const resetEndsAll = changes("ends every session of before and lets a locked name in again")
const digits = otps(
  "a code has six digits, is good for five minutes, can be missed three times, and followed by another after one",
)
const hashedCodes = changes("is opened by a code of which the database knows no more than of a PIN")
const asProduct = "the product logs in by username and PIN"

export const authentication: Chapter = {
  heading: "V6 Authentication",
  requirements: [
    met("6.1.1", "How guessing is slowed down is written down (docs/operator.md)", locked, crowdLocked),
    met("6.1.2", "Words that no PIN may hold are written down (core/identity/pin/pin.ts)", weighed),
    partly("6.1.3", "Ways to log in are written down together", "decisions 046, 059, 064 and 114 hold one each"),
    met("6.2.1", "A PIN has eight characters at least", weighed),
    met("6.2.2", "Players change their PIN", changed),
    met("6.2.3", "Who changes a PIN gives the old one", oldPinAsked),
    partly(
      "6.2.4",
      "The 3,000 most common PINs are refused",
      "common words with digits and signs around them are; there is no list of 3,000",
      weighed,
    ),
    deviates("6.2.5", "Any characters make a PIN", "the product wants four kinds of them", weighed),
    met("6.2.6", "A PIN is masked while it is typed", changed),
    met("6.2.7", "Password managers can fill in PINs", changed),
    met("6.2.8", "A PIN is checked as it was typed", leftToOperator),
    deviates("6.2.9", "A PIN may have 64 characters", "the product allows thirty", weighed),
    met(
      "6.2.10",
      "No PIN runs out",
      logins("opens the door to every demo player, with a token that carries uuid and status and never expires"),
    ),
    met("6.2.11", "A PIN does not hold the username", weighed),
    notMet("6.2.12", "Stolen PINs are refused", "nothing holds a PIN against lists of stolen ones"),
    met("6.3.1", "Guessing is slowed down as written", locked, crowdLocked, rateLimits),
    partly(
      "6.3.2",
      "There are no accounts from the beginning",
      "SEED=demo, the default, brings demo players",
      emptySeed,
    ),
    deviates(
      "6.3.3",
      "A login takes two factors",
      `${asProduct}; a passkey is two, and nobody has to have one`,
      loggedIn,
      passkeyOpens,
    ),
    met("6.3.4", "No way to log in is weaker", lineTickets, lineIds, unknownTokens, passkeyForged),
    met("6.4.1", "First codes are random and soon over", fiveMinutes, once),
    met("6.4.2", "No secret question is asked", forgotten),
    met("6.4.3", "A forgotten PIN is replaced safely", forgotten, codeAndPhone, resetEndsAll),
    met("6.5.1", "A code opens once", once),
    partly(
      "6.5.2",
      "Codes are hashed where they are kept",
      "the stand-in's outbox, which stands for the phones, holds the messages for forty days",
      hashedCodes,
    ),
    met("6.5.3", "Codes come from a secure random source", unforeseen),
    met("6.5.4", "A code has six digits", digits),
    met("6.5.5", "A code is over within ten minutes", fiveMinutes, digits),
    deviates("6.6.1", "Codes by phone are not the only way", "the product knows the phone alone", forgotten),
    met("6.6.2", "A code belongs to one request", codeAndPhone),
    met(
      "6.6.3",
      "Codes cannot be guessed",
      threeTries,
      changes("sends a phone one code a minute and five an hour, and only the newest opens"),
    ),
    met("6.8.1", "A LINE account is no username", lineIds),
    notOurs("6.8.2", "What a provider says is signed", "the operator's server asks LINE and reads its answer"),
    notOurs("6.8.4", "How a provider logged in counts", "LINE and partners answer for their own logins"),
  ],
  absent: {
    "there is no second factor to lose": "6.4.4",
    "there is no SAML": "6.8.3",
  },
}
