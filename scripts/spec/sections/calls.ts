import { inTest, line, type SpecPart } from "../spec-line.ts"

const main = inTest(
  "adapters/operator/contract/main-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const reads = inTest(
  "adapters/operator/contract/player-reads.contract.test.ts",
  "%s is asked to the letter, and its answer understood",
)
const lottery = inTest(
  "adapters/operator/contract/lottery-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const slips = inTest(
  "adapters/operator/contract/slips-and-games.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const minMax = inTest(
  "adapters/operator/contract/lottery-api.contract.test.ts",
  "the terms of a round are its minima and maxima beside its rates",
)
const windows = inTest("core/wallet/statement/windows.test.ts", "at %s the %s's statement runs from %s to %s")
const gamesOfAll = inTest(
  "adapters/operator/contract/slips-and-games.contract.test.ts",
  "where the list of games is not known, the one of everybody is asked for to the letter",
)
const given = inTest("scripts/documents.test.ts", "every call that the product names is given, at its own path")

export const calls: ReadonlyArray<SpecPart> = [
  {
    heading: "## 7. The calls it makes",
    lines: [
      line(
        "Two JSON clients: the main API under /api and the lottery-ticket API under /poy-api. Responses carry a data field.",
        main("/api", ["JSON", "POST /api/users.auth"], "data"),
        lottery("/poy-api", "GET /poy-api/bet-lists.latest"),
      ),
    ],
  },
  {
    heading: "### Main API\n\n| Method | Path | Payload | Answer |",
    lines: [
      line("| POST | users.auth | none | sent when a token exists; result not shown |", main("POST /api/users.auth")),
      line(
        "| POST | users.signup | userName, password, phoneNumber, agentId, refUid, referUrl, registerFromDomain, slug, employeeSlug | not shown |",
        main(
          "POST /api/users.signup",
          "userName",
          "password",
          "phoneNumber",
          "agentId",
          "refUid",
          "referUrl",
          "registerFromDomain",
          "slug",
          "employeeSlug",
        ),
      ),
      line(
        "| POST | users.login | userName, password | token in a response header |",
        main("POST /api/users.login", "userName", "password", ["token in a response header", "x-access-token"]),
      ),
      line(
        "| POST | users.line-login | lineId, agentId, email, name, refUid, registerFromDomain, slug, employeeSlug, fromAfLink | not shown |",
        main(
          "POST /api/users.line-login",
          "lineId",
          "agentId",
          "email",
          "name",
          "refUid",
          "registerFromDomain",
          "slug",
          "employeeSlug",
          "fromAfLink",
        ),
      ),
      line(
        "| POST | users-banks.create | bankCode, bankAccountNumber | failure returns server message text |",
        main("POST /api/users-banks.create", "bankCode", "bankAccountNumber", [
          "failure returns server message text",
          "เลขบัญชีซ้ำ",
        ]),
      ),
      line("| POST | users.logout | none | not shown |", main("POST /api/users.logout")),
      line("| GET | /users-infos | none | user info |", reads("GET /api/users-infos")),
      line("| GET | /cashs | none | money |", reads("GET /api/cashs", "money")),
      line("| GET | /af-cashs | none | afMoney |", reads("GET /api/af-cashs", "afMoney")),
      line("| GET | /loyalty-points.balance | none | balance |", reads("GET /api/loyalty-points.balance", "balance")),
      line("| GET | /agents-supports | none | not shown |", reads("GET /api/agents-supports")),
      line(
        "| POST | /agents-supports | not shown | phoneNumber, activePopup, activeSupport, urlPopup |",
        reads("POST /api/agents-supports", "phoneNumber", "activePopup", "activeSupport", "urlPopup"),
      ),
      line(
        "| POST | /users-infos.update | avatar, email, lineId, name | not shown |",
        main("POST /api/users-infos.update", "avatar", "email", "lineId", "name"),
      ),
      line(
        "| POST | /users.phone-number.update | phoneNumber | not shown |",
        main("POST /api/users.phone-number.update", "phoneNumber"),
      ),
      line(
        "| POST | /af-cashs.transaction.all | startedDate, endedDate (last 30 days to tomorrow) | list |",
        main("POST /api/af-cashs.transaction.all", "startedDate", "endedDate"),
        windows(["last 30 days to tomorrow", "2026-10-21T00:00:00.000000Z"], "startedDate", "endedDate"),
      ),
    ],
  },
  {
    heading: "### Lottery API\n\n| Method | Path | Payload |",
    lines: [
      line("| GET | /bet-lists.latest | none |", lottery("GET /poy-api/bet-lists.latest")),
      line("| GET | /bet-lists.one | id |", lottery(["/bet-lists.one", "GET /poy-api/bet-lists.one?id=30"])),
      line(
        "| GET | /bet-list-min-maxes.all | betId |",
        minMax(["/bet-list-min-maxes.all", "GET /poy-api/bet-list-min-maxes.all?betId=30"], "betId"),
      ),
      line(
        "| GET | /number-reachs.rate-now.all | betId, betType |",
        lottery(
          ["/number-reachs.rate-now.all", "GET /poy-api/number-reachs.rate-now.all?betId=30&betType=yeekee_30"],
          "betId",
          "betType",
        ),
      ),
      line(
        "| GET | /number-reachs.rate-recommend.all | betId, betType |",
        lottery(
          [
            "/number-reachs.rate-recommend.all",
            "GET /poy-api/number-reachs.rate-recommend.all?betId=30&betType=yeekee_30",
          ],
          "betId",
          "betType",
        ),
      ),
      line(
        "| GET | /bet-list-results | betId, resultDate |",
        lottery(
          ["/bet-list-results", "GET /poy-api/bet-list-results?betId=30&resultDate=2026-11-20"],
          "betId",
          "resultDate",
        ),
      ),
      line("| POST | /ying-results.one | betId |", lottery("POST /poy-api/ying-results.one", "betId")),
      line(
        "| GET | /yings | betId, optional limit |",
        lottery(
          ["/yings", "GET /poy-api/yings?betId=30"],
          ["optional limit", "GET /poy-api/yings?betId=30&limit=20"],
          "betId",
        ),
      ),
      line("| POST | /yings.summary | betId |", lottery("POST /poy-api/yings.summary", "betId")),
      line(
        "| POST | /yings.create | betId, yingNumber |",
        lottery("POST /poy-api/yings.create", "betId", "yingNumber"),
      ),
      line(
        "| POST | /lotteries.4d.latest | none; returns hanoy, lao, laoSuper, malay lists |",
        lottery("POST /poy-api/lotteries.4d.latest", "hanoy", "lao", "laoSuper", "malay"),
      ),
      line(
        "| POST | lotteries.{lao, lao-super, hanoy, malay}.create | slip payload (poy lines) |",
        slips(
          ["lotteries.{lao", "POST /poy-api/lotteries.lao.create"],
          "POST /poy-api/lotteries.lao-super.create",
          "POST /poy-api/lotteries.hanoy.create",
          ["malay}.create", "POST /poy-api/lotteries.malay.create"],
          "poy",
        ),
      ),
      line(
        "| POST | /transactions.all | startedDate, endedDate (last 3 days to tomorrow) |",
        slips("POST /poy-api/transactions.all", "startedDate", "endedDate"),
        windows(["last 3 days to tomorrow", "2026-11-17T00:00:00.000000Z"]),
      ),
      line(
        "| POST | /transactions.bank | none; returns depositFast, depositNormal, userWithdraw |",
        slips("POST /poy-api/transactions.bank", "depositFast", "depositNormal", "userWithdraw"),
      ),
      line("| POST | /true.wallet.history | empty object |", slips("POST /poy-api/true.wallet.history")),
      line("| POST | /partners.game.list.config | not shown |", slips("POST /poy-api/partners.game.list.config")),
      line(
        "| POST | /partners.game.list.config.nr | not shown |",
        gamesOfAll("POST /poy-api/partners.game.list.config.nr"),
      ),
      line(
        "| GET | /game-highlight-configs | none |",
        slips("GET /poy-api/game-highlight-configs"),
        given("GET /poy-api/game-highlight-configs"),
      ),
    ],
  },
]
