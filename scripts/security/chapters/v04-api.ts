import { type Chapter, deviates, met, notOurs, testsOf } from "../requirement.ts"
import { noStrangersNews, visitorAddress } from "../tests.ts"

const pageType = testsOf("adapters/host/paths.test.ts")("%s is a page")
const wss = testsOf("adapters/host/headers.test.ts")("a page visited by https tells the browser to stay there")
const proxied = testsOf("adapters/host/proxy.test.ts")
const byHttps = proxied("that the visitor came by https is believed of a trusted proxy, and of no stranger")
const otherRequest = proxied("the header %s, by which some servers take a request for another one, is not passed on")
const bodies = testsOf("adapters/host/framing.test.ts")
const twoInOne = testsOf("adapters/host/proxy-limits.test.ts")(
  "two requests in one, told apart by nobody else, are refused",
)
const ccu = testsOf("adapters/sandbox/operator-tests/push/ccu.test.ts")
const channels = testsOf("adapters/sandbox/operator-tests/push/push.test.ts")(
  "lets a player's connection into the player's own private channel only",
)

export const api: Chapter = {
  heading: "V4 API and web service",
  requirements: [
    met("4.1.1", "Each answer names its type and letters", pageType),
    notOurs("4.1.2", "Only pages lead from http to https", "what stands in front redirects; the host does not"),
    met("4.1.3", "No visitor can write what proxies say", visitorAddress, byHttps, otherRequest),
    met(
      "4.2.1",
      "Where a message ends is read in one way",
      bodies("with a body %s is refused, the connection closes, and the operator hears nothing"),
      bodies("a request with %s is refused before anyone hears of it"),
      twoInOne,
    ),
    met("4.4.1", "WebSockets are encrypted where pages are", wss),
    met(
      "4.4.2",
      "A WebSocket opens for the site's own pages",
      testsOf("adapters/host/upgrade.test.ts")("a page of %s opens no connection, and the operator hears of none"),
      noStrangersNews,
    ),
    deviates(
      "4.4.3",
      "WebSockets have tokens of their own",
      "/ccu takes the session's token in its query; private channels have a signature of their own",
      channels,
    ),
    met("4.4.4", "A WebSocket is a logged-in player's", ccu("is not told to the token %j"), channels),
  ],
  absent: { "there is no GraphQL": "4.3.1 4.3.2" },
}
