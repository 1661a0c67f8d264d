import { inTest, line, type SpecPart } from "../spec-line.ts"
import { bettingStates } from "./betting-states.ts"

const twoSteps = inTest("core/identity/login/login.machine.test.ts", "the right PIN signs the player in")
const fiveTries = inTest(
  "core/identity/login/login.machine.test.ts",
  "a wrong PIN asks again and says how many tries are left; the fifth locks",
)
const guestId = inTest("core/identity/visitor/visitor.test.ts", "a guest id is kept for seven days")
const guestCookie = inTest(
  "adapters/browser/identity/stored-visitor.test.ts",
  "the guest cookie lasts seven days, for this site and over https alone",
)
const sixHours = inTest("core/identity/visitor/visitor.test.ts", "a visitor's identity is believed for six hours")
const otherUser = inTest(
  "core/identity/visitor/visitor.test.ts",
  "a visitor's identity that is %s is asked for anew or not",
)
const recalled = inTest(
  "core/identity/session/session.machine.test.ts",
  "a remembered session is taken up again, and what the operator knows of the player is read",
)
const mainApi = inTest(
  "adapters/operator/contract/main-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const unreadable = inTest("core/identity/session/session.machine.test.ts", "a token that cannot be read is forgotten")
const logsOut = inTest(
  "ui/e2e/identity/login.spec.ts",
  "a player logs in with username and PIN, sees the balance, and logs out again",
)
const unanswered = inTest(
  "core/identity/session/session.machine.test.ts",
  "a logout that the operator does not answer still logs out here",
)
const answeredBy = inTest("core/identity/access.test.ts", "%s is answered by who asks: guest, no limit, status 1 to 4")
const sentOn = inTest(
  "ui/e2e/identity/session.spec.ts",
  "a guest is sent to the first page from a player's page, a player to /main from a guest's",
)
const reload = inTest("core/site/site-rules.test.ts", "the page is loaded anew at most once a minute")
const held = inTest("core/site/progress.machine.test.ts", "a page change of less than 200 ms shows no bar")
const indicator = inTest(
  "core/site/progress.machine.test.ts",
  "a page that is waited for longer than 200 ms shows that it loads",
)
const fiveSeconds = inTest("core/site/progress.machine.test.ts", "the bar never runs longer than 5 s")
const burst = inTest(
  "core/site/snackbar.machine.test.ts",
  "a burst shows its first message for 500 ms and then its newest",
)
const leaves = inTest("core/site/snackbar.machine.test.ts", "a message leaves by itself after 1500 ms")
const colours = inTest(
  "scripts/snackbar-colours.test.ts",
  "a message of success is green, one of failure red, in either theme",
)
const mainHost = inTest(
  "core/site/site.machine.test.ts",
  "on its main host the site is what it is, and nobody is asked",
)
const otherHost = inTest("core/site/site.machine.test.ts", "on another host the operator says what the site is called")
const pushed = inTest(
  "core/site/live/balance.machine.test.ts",
  "an announced balance is shown at once and counted a second later",
)
const pusher = inTest(
  "adapters/push/pusher-money.contract.test.ts",
  "the library as it is follows the sandbox, with nothing of ours between",
)

const fiveAtOnce = inTest(
  "adapters/sandbox/operator-tests/accounts/login.test.ts",
  "counts five wrong tries at the same moment as five",
)

export const states: ReadonlyArray<SpecPart> = [
  {
    heading: "## 4. States and transitions",
    lines: [
      line(
        "- **Login**: two steps, username then PIN. Login attempts are limited to 5.",
        twoSteps(),
        fiveTries(),
        fiveAtOnce("5"),
      ),
      line(
        "- **Guest**: a guest id is kept in a cookie for 7 days (604800 s). The stored visitor identity expires after 6 hours and is re-fetched when the user id changes.",
        guestId(["7 days", 604_800], "604800"),
        guestCookie("604800"),
        sixHours(["6 hours", 21_600_000]),
        otherUser("another player's"),
      ),
      line(
        "- **Token**: set from the cookie on the server or from the login response header; decoded; if invalid the browser goes to /. Logout clears the token and the cookies seeNewsAlert, seeBannerClick and guest. A logout failure also goes to /.",
        recalled(),
        mainApi(["the login response header", "x-access-token"]),
        unreadable(),
        logsOut("token", "seeNewsAlert", "seeBannerClick", "guest", "/"),
        unanswered(),
      ),
      line(
        "- **Status in login token**: 1 means forced logout when visiting a guest-only route. 2, 3 and 4 limit areas (point 6). No decoded token means redirect to /.",
        answeredBy(
          "1",
          "2",
          "3",
          "4",
          ["point 6", "forbidden"],
          ["forced logout", "logout"],
          ["redirect to /", "toHome"],
        ),
      ),
      line("- **Index**: for a logged-in user redirects to /main.", sentOn("/main"), answeredBy(["/main", "toMain"])),
      ...bettingStates,
      line(
        "- **Chunk load failure**: reloads the page, at most once per minute.",
        reload(["once per minute", 1_060_000]),
      ),
      line(
        "- **Loading**: page data requests show a loading indicator with a 200 ms minimum delay. Progress bar: throttle 200 ms, duration 5 s.",
        indicator("200"),
        held(["throttle 200 ms", 199]),
        fiveSeconds(["5 s", 4_999]),
      ),
      line(
        "- **Snackbar**: display throttled to 500 ms; default timeout 1500 ms; success green, failure red.",
        burst(["500", 399]),
        leaves("1500"),
        colours("success", "green", "failure", "red"),
      ),
      line(
        "- A site-detail request is made when the host differs from the configured main host.",
        otherHost(),
        mainHost(),
      ),
      line("- A realtime money-update event updates the displayed cash.", pushed(), pusher("money-update")),
    ],
  },
]
