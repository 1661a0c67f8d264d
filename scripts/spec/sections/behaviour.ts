import { inTest, line, type SpecPart } from "../spec-line.ts"

const logsIn = inTest(
  "ui/e2e/identity/login.spec.ts",
  "a player logs in with username and PIN, sees the balance, and logs out again",
)
const sentOn = inTest(
  "ui/e2e/identity/session.spec.ts",
  "a guest is sent to the first page from a player's page, a player to /main from a guest's",
)
const access = inTest("core/identity/access.test.ts", "%s is answered by who asks: guest, no limit, status 1 to 4")
const unreadable = inTest("core/identity/session/session.machine.test.ts", "a token that cannot be read is forgotten")
const framed = inTest("adapters/host/headers.test.ts", "a page whose path contains external may be framed by anyone")
const bar = inTest(
  "core/site/progress.machine.test.ts",
  "a longer one shows the bar from 200 ms on until the page is there",
)
const topBar = inTest("ui/e2e/site/promotions.spec.ts", "the operator's words come in the language that is chosen")
const waiting = inTest("core/identity/session/player.machine.test.ts", "the page waits until the player is known")
const sentence = inTest("scripts/commands/product-messages.test.ts", "of %s, '%s' is said in four languages")
const closed = inTest("core/site/snackbar.machine.test.ts", "it can be closed")
const closesOnRoute = inTest(
  "core/site/snackbar.machine.test.ts",
  "it closes when the page changes, together with what was waiting",
)
const failures = inTest(
  "ui/e2e/site/night.spec.ts",
  "each page of a failure says what the product says of it, and leads on",
)
const notFound = inTest(
  "ui/e2e/site/routes.spec.ts",
  "an address that is none is answered with a real 404 and the page for it",
)
const otherDomain = inTest(
  "ui/e2e/site/hosts.spec.ts",
  "under a host that is not allowed there is no login even when the operator goes silent",
)
const notAllowed = inTest(
  "adapters/sandbox/operator-tests/site/site-details.test.ts",
  "are refused to a host that is not the operator's: %j",
)
const missing = inTest(
  "adapters/operator/lotto/odd-rounds.test.ts",
  "are missing when the operator has none, or can have none, of that name",
)
const moving = inTest(
  "ui/e2e/site/sky.spec.ts",
  "the stars turn and twinkle by what is drawn without any work of the page",
)

export const behaviour: ReadonlyArray<SpecPart> = [
  {
    heading: "### Screen behaviour",
    lines: [
      line("- Login is two steps: username, then PIN.", logsIn()),
      line(
        "- After successful login the browser goes to /main. After logout or an invalid token it goes to /.",
        logsIn("/main", "/"),
        unreadable(),
        access("/main", ["/", "toHome"]),
      ),
      line(
        "- Guest-only pages (index, register, register-afSlug, login) redirect a logged-in user to /main.",
        sentOn(
          "/main",
          ["index", "/index-backup"],
          ["register", "/register"],
          ["register-afSlug", "/register/malee2569"],
          ["login", "/login"],
        ),
      ),
      line("- Pages whose path contains 'external' can be embedded in frames.", framed("external")),
      line(
        "- Top bar: logo, money display, avatar, language list. A progress bar shows on page changes.",
        topBar(["language list", "English"]),
        logsIn(["money display", "12,480.50"], ["avatar", "บัญชีของฉัน"]),
        bar(["A progress bar", "running"]),
      ),
      line(
        "- A global waiting overlay shows 'Loading...' while the user store loads.",
        sentence("Loading..."),
        waiting(),
      ),
      line("- A top snackbar shows messages, can be closed, and closes on route change.", closed(), closesOnRoute()),
    ],
  },
  {
    heading: "### Error and status screens\n\n| Status | Screen |",
    lines: [
      line("| 401 | Unauthorized |", failures(["401", "Unauthorized"], "Unauthorized")),
      line(
        "| 400 or 404 | Page not found ('This page could not be found'); special variant when the message is 'Not Allow Domain'; a button back to / |",
        failures("This page could not be found", ["a button back to /", "/"]),
        notFound("404"),
        missing(["400", 400]),
        notAllowed("Not Allow Domain"),
        otherDomain("404"),
      ),
      line(
        "| 403 | 'Sorry, access denied' with a Go Home button to /main |",
        failures(["403", "Sorry, access denied"], "Sorry, access denied", "Go Home", "/main"),
      ),
      line(
        "| 500 | Server error page with refresh and home buttons |",
        failures(["500", "Server error"], ["refresh", "Refresh"], ["home", "Back to Home"]),
      ),
      line(
        "| generic | 'Something went wrong' / 'Internal Server Error' with Back, Back to Home, Refresh |",
        failures("Something went wrong", "Internal Server Error", "Back", "Back to Home", "Refresh"),
      ),
      line(
        "| maintenance | 'Under Maintenance', a subtitle that normal service will resume shortly, a 'More Information' contact action, a 'Go back' button |",
        failures(
          "Under Maintenance",
          ["normal service will resume shortly", "Normal service will resume shortly"],
          "More Information",
          "Go back",
        ),
      ),
      line(
        "The not-found, error and maintenance pages are animated night-sky pages. A route-validation failure shows the 404 page.",
        notFound("404"),
        moving(),
      ),
    ],
  },
]
