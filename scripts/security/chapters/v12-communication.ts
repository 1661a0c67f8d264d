import { type Chapter, met, notOurs, partly, testsOf } from "../requirement.ts"
import { noneStarts } from "../tests.ts"

const stayOnHttps = testsOf("adapters/host/headers.test.ts")("a page visited by https tells the browser to stay there")
const pushAddresses = testsOf("adapters/sandbox/web-push/subscription.test.ts")("a browser is reached at %s")
const inFront = "what ends TLS in front of the host decides"

export const communication: Chapter = {
  heading: "V12 Secure communication",
  requirements: [
    notOurs("12.1.1", "TLS is of version 1.2 or 1.3", inFront),
    notOurs("12.1.2", "Ciphers are strong", inFront),
    partly(
      "12.2.1",
      "Visitors come by https alone",
      "the host says so by HSTS; what stands in front redirects",
      stayOnHttps,
    ),
    notOurs("12.2.2", "Certificates are trusted by browsers", inFront),
    notOurs("12.3.1", "Connections between servers are encrypted", "OPERATOR_ORIGIN and DATABASE_URL may ask for TLS"),
    met("12.3.2", "Certificates of other servers are checked", noneStarts, pushAddresses),
    notOurs("12.3.3", "Servers speak https with each other", "they do where OPERATOR_ORIGIN says https"),
    notOurs(
      "12.3.4",
      "Servers trust certificates by name",
      "Node checks them; NODE_EXTRA_CA_CERTS adds an own authority",
    ),
  ],
  absent: { "no client certificates are asked for": "12.1.3" },
}
