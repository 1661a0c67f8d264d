import { type Chapter, met, testsOf } from "../requirement.ts"
import { foreseen, noneStarts, oddNames, strictPolicy, subscriptionAddress } from "../tests.ts"

const odd = testsOf("adapters/sandbox/operator-tests/http/odd-text.test.ts")

const escaped = testsOf("adapters/host/pages.test.ts")("nothing an operator writes can break out of the page")
const cleaned = testsOf("ui/e2e/site/hostile-html.spec.ts")("hostile html does nothing once it is cleaned by ${way}")
const spelled = testsOf("adapters/host/page-spelling.test.ts")(
  "%s is read in different ways, so it is answered by no page and by no other address",
)
const seats = testsOf("core/games/games.test.ts")(
  "a seat is an address of the web, with or without a lock, from its first letter on",
)
const names = testsOf("core/games/game-path.test.ts")("a name stays one part of its path, whatever it is")
const kept = testsOf("adapters/sandbox/database/prepared.test.ts")("keeps texts, numbers and nothing as they are")
const pictures = testsOf("core/identity/profile/avatar.test.ts")("%j is no picture")
const satang = testsOf("core/money/baht.test.ts")("no satang is lost on the way to the wire and back")
const wire = testsOf("adapters/operator/wire.test.ts")("whatever arrives is understood or refused, never thrown at")

export const encoding: Chapter = {
  heading: "V1 Encoding and sanitization",
  requirements: [
    met("1.1.1", "Input is decoded once, before it is checked", spelled),
    met("1.1.2", "Output is escaped last, by what interprets it", escaped),
    met("1.2.1", "Output is escaped for its place in html and headers", escaped, odd("does no harm in the header %s")),
    met("1.2.2", "Addresses are encoded, and only web addresses are opened", names, seats),
    met("1.2.3", "JSON inside pages cannot end its script", escaped),
    met("1.2.4", "Database queries take values as parameters", kept, odd("is foreseen in the address %s")),
    met("1.2.5", "No server starts a program", noneStarts),
    met("1.3.1", "Html of the operator is cleaned by a known library", cleaned),
    met("1.3.2", "Nothing is run from text", strictPolicy, noneStarts),
    met("1.3.3", "What is dangerous in a place is refused before", oddNames),
    met("1.3.4", "Pictures of players hold no scripts", pictures),
    met("1.3.5", "Styles and markup of others are cleaned away", cleaned),
    met("1.3.6", "Servers send to no address that a stranger chose", subscriptionAddress),
    met("1.3.7", "Pages are not made from templates of strangers", escaped),
    met("1.4.2", "Amounts stay in their range", satang, foreseen),
    met("1.5.2", "What is read has a schema, and no type of its own", wire),
  ],
  absent: {
    "neither server speaks LDAP, XPath, LaTeX, JNDI, memcache, mail or XML":
      "1.2.6 1.2.7 1.2.8 1.3.8 1.3.9 1.3.11 1.5.1",
    "no expression or format string is made from input": "1.2.9 1.3.10",
    "JavaScript manages its memory": "1.4.1 1.4.3",
  },
}
