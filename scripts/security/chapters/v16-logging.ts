import { type Chapter, met, notOurs, testsOf } from "../requirement.ts"
import { errorsInLogAlone } from "../tests.ts"

const trail = testsOf("adapters/sandbox/operator-tests/http/log.test.ts")
const logins = trail("tells of each login, and of each that failed, whose it was and why it was refused")
const ofPlayers = trail("tells of each call whose it was, by the id alone: no name, phone, PIN or token")
const orders = trail("tells of each order of the desk what it was and whom it was about, without names and texts")
const requests = testsOf("adapters/sandbox/operator-tests/http/requests.test.ts")
const named = requests("is named in its answer and in the log, by its own name when that is a plain word")
const noQuery = requests("never leaves a password, a token or a query in the log")
const hostLines = testsOf("adapters/host/access-log.test.ts")
const hostLine = hostLines(
  "a request leaves one line: when, which, whose, what and how long, and neither query nor token",
)
const byItself = hostLines("by itself it writes calls, pages and refusals, and no built files and signs of life")
const madeUp = hostLines("a token that calls its player %j writes no such player")
const secrets = testsOf("adapters/sandbox/operator-tests/secrets.test.ts")(
  "tells every call and not one secret: no PIN, no code, no token, no phone number",
)
const noOperator = testsOf("adapters/host/pages.test.ts")(
  "without any operator the page is shown all the same, and asks for no chat that is not there",
)
const noPush = testsOf("adapters/sandbox/operator-tests/push/push.test.ts")(
  "goes on without a push server that is away, and says so in the log",
)
const lostDatabase = testsOf("adapters/sandbox/database/open.test.ts")(
  "that is lost while it works fails its own work and is told once; the process goes on",
)
const rolledBack = testsOf("adapters/sandbox/operator-tests/ledger/balances.test.ts")(
  "stays as it is when the transaction around a movement fails",
)
const platform = "lines go to the output of the process, which the platform keeps"

export const logging: Chapter = {
  heading: "V16 Logging and errors",
  requirements: [
    met("16.1.1", "What is logged where is written down (docs/operations.md)", hostLine, ofPlayers),
    met("16.2.1", "A line says when, who, what and where", hostLine, named, ofPlayers),
    notOurs("16.2.2", "Clocks agree, and times name their zone", platform),
    met("16.2.3", "Lines go to the output of the process alone", hostLine),
    met("16.2.4", "Lines are JSON, joined by the request's id", hostLine, named),
    met("16.2.5", "No line holds a secret", secrets, noQuery),
    met("16.3.1", "Each login leaves a line", logins),
    met("16.3.2", "Each refusal leaves a line", ofPlayers, byItself),
    met("16.3.3", "Attacks leave lines, and so do orders of the desk", logins, orders, byItself),
    met("16.3.4", "Errors that nobody foresaw leave a line", errorsInLogAlone, noPush),
    met("16.4.1", "No visitor writes into the log", named, madeUp),
    notOurs("16.4.2", "Nobody changes the log", platform),
    notOurs("16.4.3", "The log is kept on another machine", platform),
    met("16.5.1", "Errors tell visitors nothing of the inside", errorsInLogAlone),
    met("16.5.2", "The site goes on while others are away", noOperator, noPush, lostDatabase),
    met("16.5.3", "What fails changes nothing", rolledBack),
  ],
  absent: {},
}
