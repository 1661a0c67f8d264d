import { type Chapter, met, notOurs, partly, testsOf } from "../requirement.ts"
import { deskKey, subscriptionAddress } from "../tests.ts"

const variables = testsOf("scripts/operations-guide.test.ts")(
  "docs/operations.md holds every variable as the schemas have it; `npm run operations` writes it",
)
const pushEvents = testsOf("adapters/sandbox/operator-tests/push/push.test.ts")(
  "takes events from nobody without the secret, for no other app, and none that are no events",
)
const neverSent = testsOf("adapters/host/proxy.test.ts")("%s never reaches the operator")
const notPrinted = testsOf("adapters/host/settings.test.ts")("a name and a password in an address are not printed")
const inside = testsOf("adapters/host/paths.test.ts")("%s is not handed out, and never answered by the page")
const desk = testsOf("adapters/host/desk.test.ts")(
  "a proxy that passes bytes on and says nothing, on this machine, opens the desk to nobody without its key",
)

export const configuration: Chapter = {
  heading: "V13 Configuration",
  requirements: [
    met("13.1.1", "Whom the servers speak with is written down", variables),
    partly("13.2.1", "Servers know each other", "push events are signed with a secret that stays", pushEvents),
    notOurs("13.2.2", "Servers have least privileges", "the accounts of system and database are the platform's"),
    met("13.2.3", "No secret has a default", deskKey),
    met("13.2.4", "Servers speak with named servers alone", subscriptionAddress, neverSent),
    met("13.2.5", "The host passes on named paths alone", neverSent, inside),
    notOurs("13.3.1", "Secrets are kept in a vault", "they come by the environment; none is printed", notPrinted),
    notOurs("13.3.2", "Few may read secrets", "the platform's"),
    met("13.4.1", "Nothing of version control is served", inside),
    partly("13.4.2", "Nothing for debugging is on", "the stand-in's desk is part of npm start", desk),
    met("13.4.3", "No folder is listed", inside),
    met(
      "13.4.4",
      "TRACE is not answered",
      testsOf("adapters/host/framing.test.ts")("a TRACE is refused, and its headers are told to nobody"),
    ),
    met("13.4.5", "The desk is closed to visitors", desk),
  ],
  absent: {},
}
