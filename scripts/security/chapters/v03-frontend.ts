import { type Chapter, deviates, met, partly, testsOf } from "../requirement.ts"
import { formOfOwnOrigin, noneStarts, noStrangersBearer, prefixed, strictPolicy, tokenOfTheHost } from "../tests.ts"

const headers = testsOf("adapters/host/headers.test.ts")
const stayOnHttps = headers("a page visited by https tells the browser to stay there")
const guardedAnswers = testsOf("adapters/host/guarded-answers.test.ts")(
  "an answer of the operator opened as a page runs nothing, whatever the operator says of it",
)
const framedByAnyone = headers("a page whose path contains external may be framed by anyone")
const otherName = headers(
  "games are framed under another name than the site's, which shares its cookies with every port of its own",
)
const cleaned = testsOf("ui/e2e/site/hostile-html.spec.ts")("hostile html does nothing once it is cleaned by ${way}")
const plainText = testsOf("core/site/operator-text.test.ts")("what was written as text stands as it is")
const tokenCookie = testsOf("adapters/browser/identity/remembered-session.test.ts")(
  "a session is in the cookie of the site for seven days, and its end takes all cookies of the player",
)
const guestCookie = testsOf("adapters/browser/identity/stored-visitor.test.ts")(
  "the guest cookie lasts seven days, for this site and over https alone",
)
const messages = testsOf("core/games/messages.test.ts")(
  "nobody speaks for the game but the window in its frame, at the address of its seat",
)
const deskOrders = testsOf("adapters/sandbox/http/loopback.test.ts")(
  "takes orders from its own page and from programs, not from other pages",
)
const redirects = testsOf("adapters/host/page-spelling.test.ts")(
  "whatever path is asked for, no answer sends the visitor to another host",
)
const files = testsOf("adapters/host/paths.test.ts")(
  "a built file is kept for ever, because its name changes with its content",
)
const calls = testsOf("adapters/host/proxy.test.ts")("a login passes through, and its token reaches the browser")
const lineReturn = testsOf("adapters/sandbox/operator-tests/accounts/line.test.ts")(
  "leads to its page, and back to nowhere but the site that asked",
)
const otherSites = testsOf("adapters/host/other-sites.test.ts")(
  "a page of another site that asks with %s may read no answer",
)
const features = testsOf("scripts/browsers/browsers.test.ts")(
  "what the page asks of a browser at first is what the least ones brought, and what no older one has",
)
const jsonAlone = testsOf("adapters/sandbox/operator-tests/http/requests.test.ts")(
  "sends a body as application/json alone, which no form of another site can without asking",
)
const noOwnName = testsOf("core/games/seat-place.test.ts")(
  "a page under the site's own name is no game, on whatever port, and neither is what is no address of the web",
)
const asName = "the session's cookies alone carry the prefix __Host-, as the product names the others"

export const frontend: Chapter = {
  heading: "V3 Web frontend",
  requirements: [
    partly("3.2.1", "Answers are not shown as something else", "calls carry no policy of their own", calls, files),
    met("3.2.2", "Text is shown as text", plainText, noneStarts, cleaned),
    partly("3.3.1", "Cookies are Secure and prefixed", `over https all are Secure; ${asName}`, tokenCookie, prefixed),
    met("3.3.2", "Each cookie says for which sites it is", tokenCookie, guestCookie),
    partly("3.3.3", "Cookies are of this host alone by their prefix", asName, tokenCookie, prefixed),
    deviates(
      "3.3.4",
      "No script reads the session",
      "the product's page reads the token from its cookie or the login's header, and the content policy is the fence; under SESSION=host no script reads it",
      strictPolicy,
      tokenOfTheHost,
    ),
    met("3.4.1", "Https is kept by HSTS, subdomains included", stayOnHttps, guardedAnswers),
    met("3.4.2", "No other site may read answers", otherSites),
    met("3.4.3", "A content policy names what may run", strictPolicy),
    met("3.4.4", "No type of content is guessed", strictPolicy, files, calls),
    met("3.4.5", "Other sites learn no path", strictPolicy),
    deviates(
      "3.4.6",
      "Nobody may frame the site",
      "paths containing external may be framed",
      strictPolicy,
      framedByAnyone,
    ),
    met("3.5.1", "Other sites cannot act for a player", formOfOwnOrigin, deskOrders, noStrangersBearer),
    met("3.5.2", "No call goes around a preflight", jsonAlone),
    deviates("3.5.3", "Reading changes nothing", "/game/logout logs out when it loads"),
    met("3.5.4", "What is not the site has another host name", otherName, noOwnName),
    met("3.5.5", "Messages of windows are held against origin and shape", messages),
    met("3.7.1", "No technology that browsers gave up", features),
    met("3.7.2", "Redirects lead where they are meant to", redirects, lineReturn),
  ],
  absent: {},
}
