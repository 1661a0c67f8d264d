import { inTest, line, type SpecPart } from "../spec-line.ts"
import { moneyEntities } from "./money-entities.ts"

const called = inTest("core/site/site.machine.test.ts", "on another host the operator says what the site is called")
const token = inTest(
  "adapters/operator/identity/token.test.ts",
  "a token tells who the player is and what is closed to them, whoever signed it",
)
const status = inTest("core/identity/session.test.ts", "a status from 1 to 4 is a limit, any other number is none")
const reads = inTest(
  "adapters/operator/contract/player-reads.contract.test.ts",
  "%s is asked to the letter, and its answer understood",
)
const device = inTest(
  "adapters/browser/identity/stored-device.test.ts",
  "the browser of a session is kept word for word, and classed, until the session is over",
)
const round = inTest(
  "adapters/operator/lotto/wire/plain-round.test.ts",
  "a round in the usual form is read by hand, its seconds as moments",
)
const groups = inTest("core/lotto/group/bet-group.test.ts", "six groups are offered, and nothing else is one")
const sets = inTest("core/lotto/group/bet-group.test.ts", "four lotteries are sold in sets")
const terms = inTest(
  "adapters/operator/lotto/odd-rounds.test.ts",
  "have money and rates as texts, and leave out what is not known or not told",
)
const lottery = inTest(
  "adapters/operator/contract/lottery-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const slips = inTest(
  "adapters/operator/contract/slips-and-games.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const options = inTest("core/poy/option.test.ts", "a slip lists three digits before two and two before one")
const betTypes = inTest("core/poy/option.test.ts", "there are the eighteen game bet types of the operator")

export const entities: ReadonlyArray<SpecPart> = [
  {
    heading: "## 3. Entities and their fields",
    lines: [
      line(
        "- **Site detail**: title, description, siteVerification, gaID.",
        called("title", "description", "siteVerification", "gaID"),
      ),
      line(
        "- **Login state**: accessToken, jwtDecoded (contains uuid and a numeric status 1 to 4).",
        token(["accessToken", "token"], ["jwtDecoded", "limit"], "uuid", "status"),
        status("1", "4"),
      ),
      line(
        "- **User info**: level, lineId, userName, name, email, avatar, phoneNumber, lineUid, cash, afCash, loyaltyPoint, supportData (activePopup, activeSupport, officePhoneNumber, urlBailek, urlPopup, urlSupport).",
        reads(
          "level",
          "lineId",
          "userName",
          "name",
          "email",
          "avatar",
          "phoneNumber",
          "lineUid",
          "cash",
          "afCash",
          "loyaltyPoint",
          "supportData",
          "activePopup",
          "activeSupport",
          "officePhoneNumber",
          "urlBailek",
          "urlPopup",
          "urlSupport",
        ),
      ),
      line(
        "- **Logged-in session**: also stores the browser user-agent string as the user device, classed mobile or pc.",
        device(["user-agent", "userAgent"], "mobile", "pc"),
      ),
      line(
        "- **Lottery round**: betGroup, betType, name, closeTime, resultTime, dt, closeDt, resultDt, betList.dt, betId, betName, betList.active, setResult, unixTimeStamp.realCloseTime and unixTimeStamp.realResultTime (seconds).",
        round(
          "betGroup",
          "betType",
          "name",
          "closeTime",
          "resultTime",
          "dt",
          "closeDt",
          "resultDt",
          ["betList.dt", "betList"],
          "betId",
          "betName",
          ["betList.active", "active"],
          "setResult",
          ["unixTimeStamp.realCloseTime", "realCloseTime"],
          ["unixTimeStamp.realResultTime", "realResultTime"],
          "unixTimeStamp",
        ),
      ),
      line(
        "- **Bet groups**: yeekee, yeekee5min, gov, stock, pingpong, gov4d (hanoy, lao, laoSuper, malay).",
        groups("yeekee", "yeekee5min", "gov", "stock", "pingpong", "gov4d"),
        sets("hanoy", "lao", "laoSuper", "malay"),
      ),
      line(
        "- **Min/max**: betMin per betOption, betMax per option on the bet list.",
        terms("betMin", "betOption", "betMax"),
      ),
      line(
        "- **Number rate**: defaultRate; rateNow entries (number, option, multiply).",
        lottery("defaultRate", "rateNow", "number", "option", "multiply"),
      ),
      line(
        "- **Poy (bet slip) line**: option, number, ref, add (batch index), price, min, max, multiply.",
        slips("option", "number", "ref", "add", "price", "min", "max", "multiply"),
      ),
      line(
        "- **Poy options**: teng_bon_1, teng_lang_1, teng_bon_2, teng_lang_2, teng_bon_3, tode_3, teng_bon_nha_3, teng_lang_3.",
        options(
          "teng_bon_1",
          "teng_lang_1",
          "teng_bon_2",
          "teng_lang_2",
          "teng_bon_3",
          "tode_3",
          "teng_bon_nha_3",
          "teng_lang_3",
        ),
      ),
      line(
        "- **Game bet-type keys** (compatibility table): teng_bon_3, tode_3, teng_bon_nha_3, teng_lang_3, teng_bon_2, teng_lang_2, shuffle_3, shuffle_2, teng_bon_1, teng_lang_1, option_2_19, option_2_ble, option_2_roodnha, option_2_roodlung, option_2_low, option_2_high, option_2_even, option_2_odd.",
        betTypes(
          "teng_bon_3",
          "tode_3",
          "teng_bon_nha_3",
          "teng_lang_3",
          "teng_bon_2",
          "teng_lang_2",
          "shuffle_3",
          "shuffle_2",
          "teng_bon_1",
          "teng_lang_1",
          "option_2_19",
          "option_2_ble",
          "option_2_roodnha",
          "option_2_roodlung",
          "option_2_low",
          "option_2_high",
          "option_2_even",
          "option_2_odd",
        ),
      ),
      ...moneyEntities,
    ],
  },
]
