import { inTest, line, openLine, type SpecPart } from "../spec-line.ts"

const answered = inTest(
  "ui/e2e/site/routes.spec.ts",
  "every path of the product is answered with 200, and so is the same path with -backup",
)
const titled = inTest(
  "ui/e2e/site/routes.spec.ts",
  "every page has the title that the host sent, or its partner's, and none is the page of an unknown address",
)
const opensGame = inTest("core/games/game-page.test.ts", "%s opens the right thing")
const gamePatterns = inTest(
  "core/games/game-page.test.ts",
  "the pages of the partners and those beside them are all of the product's, and no other",
)
const backup = inTest("core/site/backup-path.test.ts", "%s stands for %s")
const answeredBy = inTest("core/identity/access.test.ts", "%s is answered by who asks: guest, no limit, status 1 to 4")
const byLink = inTest("core/identity/registration/referral.test.ts", "the affiliate slug in %s is %s")
const loggedOutByGame = inTest(
  "ui/e2e/identity/session.spec.ts",
  "a logout in one tab logs out the other, and a login in one logs in the other",
)

export const screens: ReadonlyArray<SpecPart> = [
  {
    heading: "## 2. Screens and routes",
    lines: [openLine("Parameters are in braces; a trailing ? means optional.", "how paths are written here")],
  },
  {
    heading: "### Public and general",
    lines: [
      line(
        "/ (home), /download, /forgot-pin, /game, /games, /how-to, /lotto, /main, /maintenance, /number-set, /poy, /profile, /promotions, /register, /results, /vdo",
        answered(
          "/",
          "/download",
          "/forgot-pin",
          "/game",
          "/games",
          "/how-to",
          "/lotto",
          "/main",
          "/maintenance",
          "/number-set",
          "/poy",
          "/profile",
          "/promotions",
          "/register",
          "/results",
          "/vdo",
        ),
        titled(),
      ),
      line(
        "- /register/{afSlug}: registration with an affiliate slug.",
        answered(["/register/{afSlug}", "/register/somchai88"]),
        byLink("/register/somchai88"),
      ),
      line("- /vdo/{vdoName}", answered(["/vdo/{vdoName}", "/vdo/how-to-bet"])),
      line(
        "- /external/login and /login/line/auth (login through a chat-app account).",
        answered("/external/login", "/login/line/auth"),
      ),
      line(
        "- Index-backup pages and paths with a -backup suffix also exist.",
        answered("/index-backup", "-backup"),
        backup("/index-backup", "/promotions-backup", "/promotions"),
      ),
    ],
  },
  {
    heading: "### Help pages",
    lines: [
      line(
        "/howto/deposit, /howto/forgot-pin, /howto/lotto, /howto/lotto4d, /howto/register-addbank, /howto/result-poy, /howto/withdraw",
        answered(
          "/howto/deposit",
          "/howto/forgot-pin",
          "/howto/lotto",
          "/howto/lotto4d",
          "/howto/register-addbank",
          "/howto/result-poy",
          "/howto/withdraw",
        ),
      ),
    ],
  },
  {
    heading: "### Bank and credit",
    lines: [
      line("- /bank/add, /bank/status", answered("/bank/add", "/bank/status")),
      line(
        "- /credit/deposit, /credit/statement, /credit/status, /credit/turnover, /credit/withdraw",
        answered("/credit/deposit", "/credit/statement", "/credit/status", "/credit/turnover", "/credit/withdraw"),
      ),
      line(
        "- /credit/deposit/crypto, /credit/deposit/fast, /credit/deposit/normal, /credit/deposit/qrcode, /credit/deposit/qrcodes, /credit/deposit/truemoney",
        answered(
          "/credit/deposit/crypto",
          "/credit/deposit/fast",
          "/credit/deposit/normal",
          "/credit/deposit/qrcode",
          "/credit/deposit/qrcodes",
          "/credit/deposit/truemoney",
        ),
      ),
      line(
        "- /credit/deposit/crypto/queue, /credit/deposit/fast/queue",
        answered("/credit/deposit/crypto/queue", "/credit/deposit/fast/queue"),
      ),
    ],
  },
  {
    heading: "### Games",
    lines: [
      line(
        "- /game/all-bet, /game/ezg, /game/gpx, /game/hg, /game/joker, /game/logout, /game/pegasus, /game/pg-soft2, /game/sa, /game/soccer, /game/wl-game-test, /game/wm, /game/world-casino, /game/wm/list, /game/gpx/pgSport",
        opensGame(
          "/game/all-bet",
          "/game/ezg",
          "/game/gpx",
          "/game/hg",
          "/game/joker",
          "/game/logout",
          "/game/pegasus",
          "/game/pg-soft2",
          "/game/sa",
          "/game/soccer",
          "/game/wl-game-test",
          "/game/wm",
          "/game/world-casino",
          "/game/wm/list",
          "/game/gpx/pgSport",
        ),
        gamePatterns(),
      ),
      line(
        "- /game/ezg/{gameId}, /game/gpx/{gameList}, /game/gpx/{gameList}/{gameId}, /game/joker/{gameId}, /game/pegasus/{gameId}, /game/pg-soft2/{gameId?}, /game/wl-game-test/{gameId?}, /game/wl/{gameList}, /game/wl/{gameList?}/{gameId}",
        opensGame(
          ["/game/ezg/{gameId}", "/game/ezg/101"],
          ["/game/gpx/{gameList}", "/game/gpx/slot"],
          ["/game/gpx/{gameList}/{gameId}", "/game/gpx/slot/dragon"],
          ["/game/joker/{gameId}", "/game/joker/j1"],
          ["/game/pegasus/{gameId}", "/game/pegasus/p1"],
          ["/game/pg-soft2/{gameId?}", "/game/pg-soft2/126"],
          ["/game/wl-game-test/{gameId?}", "/game/wl-game-test/t1"],
          ["/game/wl/{gameList}", "/game/wl/slot"],
          ["/game/wl/{gameList?}/{gameId}", "/game/wl/slot/w1"],
        ),
        gamePatterns(),
      ),
      line("- /live/casino", opensGame("/live/casino")),
      line(
        "- /game/logout dispatches a user logout when it loads.",
        opensGame("/game/logout"),
        loggedOutByGame("/game/logout"),
      ),
    ],
  },
  {
    heading: "### Lotto and bet slips (poy)",
    lines: [
      line(
        "- /lotto/4d, /lotto/{betGroup}, /lotto/{betGroup}/{betId}",
        answered(
          "/lotto/4d",
          ["/lotto/{betGroup}", "/lotto/yeekee"],
          ["/lotto/{betGroup}/{betId}", "/lotto/yeekee/42"],
        ),
      ),
      line(
        "- /poy/{betGroup}/{poyId?}, /poy/lottery/{betType?}/{poyId?}",
        answered(
          ["/poy/{betGroup}/{poyId?}", "/poy/gov/A1842"],
          ["/poy/lottery/{betType?}/{poyId?}", "/poy/lottery/gov/A1842"],
        ),
      ),
    ],
  },
  {
    heading: "### Profile",
    lines: [
      line(
        "/profile/achievement, /profile/change-pin, /profile/edit",
        answered("/profile/achievement", "/profile/change-pin", "/profile/edit"),
      ),
    ],
  },
  {
    heading: "### Route names used by access rules",
    lines: [
      line(
        "index, main, login, register, register-afSlug.",
        answeredBy(
          ["index", "/"],
          ["main", "/main"],
          ["login", "/login"],
          ["register", "/register"],
          ["register-afSlug", "/register/somchai88"],
        ),
      ),
    ],
  },
]
