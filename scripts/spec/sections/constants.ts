import { inTest, line, openLine, type SpecPart } from "../spec-line.ts"

const locales = inTest(
  "core/language/locale.test.ts",
  "the languages are Thai, English, Khmer and Burmese, in the product's ids and in the web's",
)
const otherwise = inTest("core/language/locale.test.ts", "whatever else a cookie claims is Thai")
const tries = inTest(
  "core/identity/login/login.machine.test.ts",
  "a wrong PIN asks again and says how many tries are left; the fifth locks",
)
const caps = inTest(
  "core/wallet/withdrawal/withdrawal.test.ts",
  "at least 100 baht, at most 49,000 at once, 200,000 a day and five times a day are paid out",
)
const pin = inTest("core/identity/pin/pin.test.ts", "a PIN has eight to thirty characters")
const personName = inTest(
  "core/identity/person-name.test.ts",
  "a first name has two to thirty characters, and so has a last name",
)
const username = inTest("core/identity/username.test.ts", "%s is refused: it %s")
const zone = inTest("core/time/bangkok.test.ts", "a Thai clock runs seven hours ahead of UTC, in winter as in summer")
const created = inTest("core/time/written-time.test.ts", "a created timestamp that ends in Z is Thai time")
const windows = inTest("core/wallet/statement/windows.test.ts", "at %s the %s's statement runs from %s to %s")
const shown = inTest("core/time/written-time.test.ts", "players read a moment day first, on a Thai clock")
const filter = inTest("core/time/written-time.test.ts", "lists are asked for in Thai time with six decimals and a Z")
const guest = inTest("core/identity/visitor/visitor.test.ts", "a guest id is kept for seven days")
const visitor = inTest("core/identity/visitor/visitor.test.ts", "a visitor's identity is believed for six hours")
const burst = inTest(
  "core/site/snackbar.machine.test.ts",
  "a burst shows its first message for 500 ms and then its newest",
)
const leaves = inTest("core/site/snackbar.machine.test.ts", "a message leaves by itself after 1500 ms")
const types = inTest("core/wallet/statement/statement.test.ts", "under %s stand %s, spelled like that")

const fiveAtOnce = inTest(
  "adapters/sandbox/operator-tests/accounts/login.test.ts",
  "counts five wrong tries at the same moment as five",
)

const unchecked = inTest(
  "adapters/operator/identity/token.test.ts",
  "is a session where its time is not checked, as long as nothing else is said",
)
const checked = inTest(
  "adapters/operator/identity/token.test.ts",
  "is none where it is checked, from its last second on",
)

export const constants: ReadonlyArray<SpecPart> = [
  {
    heading: "## 9. Business constants and limits",
    lines: [
      line("- Locales: th (default), en, kh, mm.", locales("th", "en", "kh", "mm"), otherwise("th")),
      line("- Login attempt limit 5.", tries(), fiveAtOnce("5")),
      line(
        "- Withdrawal: max 200,000 baht per day; max 49,000 baht per transaction; max 5 withdrawals per day.",
        caps(["200,000", 20_000_000], ["49,000", 4_900_000], "5"),
      ),
      line(
        "- Password 8 to 30 characters; names 2 to 30; username at least 6.",
        pin("8", "30"),
        personName("2", "30"),
        username(["at least 6", "abcde"]),
      ),
      line("- Lottery time zone +07:00.", zone(), created("+07:00")),
      line(
        "- Statement windows: 3 days back (wallet), 30 days back (affiliate withdrawals), both to tomorrow.",
        windows(
          ["3 days back", "2026-11-17T00:00:00.000000Z"],
          ["30 days back", "2026-10-21T00:00:00.000000Z"],
          ["to tomorrow", "2026-11-21T00:00:00.000000Z"],
          "wallet",
          "affiliate",
        ),
      ),
      line(
        "- Display format DD/MM/YYYY HH:mm:ss; filter format YYYY-MM-DDTHH:mm:ss.000000Z.",
        shown(["DD/MM/YYYY HH:mm:ss", "20/11/2026 16:15:07"]),
        filter(["YYYY-MM-DDTHH:mm:ss.000000Z", "2026-11-20T16:15:07.000000Z"]),
      ),
      line("- Guest cookie 604800 s; visitor id validity 6 hours.", guest("604800"), visitor(["6 hours", 21_600_000])),
      line("- Snackbar: 500 ms throttle, 1500 ms default timeout.", burst(["500", 399]), leaves("1500")),
      line("- Token expiry check setting 0.", unchecked("0"), checked("1")),
      openLine("- Transaction type groups:", "the groups follow"),
      line(
        "  - deposit: PREDEPOSIT, DEPOSIT, ADMIN_INCREASE, ABORT_POY, ACHIVEMENT_ADDMONEY, YING_WIN, ADMIN_MOVE_INCREASE, MOVE_AF_TO_MONEY",
        types(
          "deposit",
          "PREDEPOSIT",
          "DEPOSIT",
          "ADMIN_INCREASE",
          "ABORT_POY",
          "ACHIVEMENT_ADDMONEY",
          "YING_WIN",
          "ADMIN_MOVE_INCREASE",
          "MOVE_AF_TO_MONEY",
        ),
      ),
      line(
        "  - withdraw: WITHDRAW, ADMIN_DECREASE, ADMIN_MOVE_DECREASE",
        types("withdraw", "WITHDRAW", "ADMIN_DECREASE", "ADMIN_MOVE_DECREASE"),
      ),
      line(
        "  - lotto: BET_GOV, BET_YEEKEE, BET_STOCK, BET_SET_4, WIN_GOV, WIN_YEEKEE, WIN_STOCK, WIN_SET_4",
        types(
          "lotto",
          "BET_GOV",
          "BET_YEEKEE",
          "BET_STOCK",
          "BET_SET_4",
          "WIN_GOV",
          "WIN_YEEKEE",
          "WIN_STOCK",
          "WIN_SET_4",
        ),
      ),
      line(
        "  - games: BET_GAME, WIN_GAME, ABORT_GAME, REFUND_GAME, GAME_ADD, GAME_DEDUCT, CREATE_GAME, DRAW_GAME, BONUS_GAME",
        types(
          "games",
          "BET_GAME",
          "WIN_GAME",
          "ABORT_GAME",
          "REFUND_GAME",
          "GAME_ADD",
          "GAME_DEDUCT",
          "CREATE_GAME",
          "DRAW_GAME",
          "BONUS_GAME",
        ),
      ),
      openLine("- Supported country flags are presentation only.", "no rule hangs on them"),
      openLine("- Server behaviour beyond the calls above: not shown.", "it is the operator's"),
    ],
  },
]
