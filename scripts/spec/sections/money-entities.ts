import { inTest, line, openLine, type SpecLine } from "../spec-line.ts"

const mainApi = inTest(
  "adapters/operator/contract/main-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const lottery = inTest(
  "adapters/operator/contract/lottery-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const slips = inTest(
  "adapters/operator/contract/slips-and-games.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const turnovers = inTest(
  "core/wallet/credit/turnover.test.ts",
  "money can be taken out when every kind of play allows it",
)
const banks = inTest("adapters/sandbox/operator-tests/wallet/bank/user-banks.test.ts", "are told to their player alone")
const bodies = inTest(
  "adapters/operator/contract/bodies.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const snack = inTest(
  "core/site/snackbar.machine.test.ts",
  "what the operator writes as html is told apart from text, so that it can be cleaned",
)
const center = inTest(
  "core/identity/registration/referral.test.ts",
  "newcomers that nobody brought are the center agent's",
)
const roles = inTest("core/identity/profile/roles.test.ts", "staff is administrator, super admin or staff")
const sentence = inTest("scripts/commands/product-messages.test.ts", "of %s, '%s' is said in four languages")

/** The rest of the entities, under the heading of the first ones. */
export const moneyEntities: ReadonlyArray<SpecLine> = [
  line("- **Ying (predictions)**: betId, yingNumber.", lottery("betId", "yingNumber")),
  line(
    "- **Transactions**: createdAt, transactionType. True-money history uses transferTime.",
    slips("createdAt", "transactionType", "transferTime"),
  ),
  line("- **Credit turnover**: canWithdraw, turnOver, type.", turnovers("canWithdraw", "turnOver", "type")),
  line(
    "- **Bank**: bankId, bankCode, accountNumber, name, botUpdate.",
    banks("bankId", "bankCode", "accountNumber", "name", "botUpdate"),
  ),
  line(
    "- **Deposit body**: bankId, bankCode, bankAccountNumber, bankAccountName, prepareAmount.",
    bodies("bankId", "bankCode", "bankAccountNumber", "bankAccountName", "prepareAmount", "payee"),
  ),
  line(
    "- **Deposit response**: id, bankId, prepareAmount, prepareIndex, prepareTotal, status, referTransferId, createdAt.",
    bodies("id", "bankId", "prepareAmount", "prepareIndex", "prepareTotal", "status", "referTransferId", "createdAt"),
  ),
  line(
    "- **Manual deposit**: bankId, channel, channelName, bankCode, bankAccountNumber, bankAccountName, amount, depositAt.",
    bodies(
      "bankId",
      "channel",
      "channelName",
      "bankCode",
      "bankAccountNumber",
      "bankAccountName",
      "amount",
      "depositAt",
    ),
  ),
  line("- **Fast deposit**: amount.", bodies("amount")),
  line("- **Login body**: userName, password.", mainApi("userName", "password")),
  line(
    "- **Signup body**: agentId, refUid, userName, password, phoneNumber, referUrl, registerFromDomain, slug, employeeSlug.",
    mainApi(
      "agentId",
      "refUid",
      "userName",
      "password",
      "phoneNumber",
      "referUrl",
      "registerFromDomain",
      "slug",
      "employeeSlug",
    ),
  ),
  line("- **Change-password body**: oldPassword, newPassword.", bodies("oldPassword", "newPassword")),
  line(
    "- **Forgot-password body**: userName, newPassword, otpCode, refOtpCode, phoneNumber.",
    bodies("userName", "newPassword", "otpCode", "refOtpCode", "phoneNumber"),
  ),
  line(
    "- **Snackbar**: show, txt, color, isHtml, timeout.",
    snack(["show", "snack"], "txt", "color", "isHtml", "timeout"),
  ),
  line("- **Login config**: center agent with agentId 2 and refUid 0.", center("agentId", "2", "refUid", "0")),
  line(
    "- **Roles enumeration**: administrator, superAdmin, staff (labels Administrator, Super Admin, Staff).",
    roles("administrator", "superAdmin", "staff"),
    sentence("Administrator", "Super Admin", "Staff"),
  ),
  openLine(
    "- Other store areas (affiliate, appDefault, bets, creditStatus, games, site, snackbar, statements, users): content not shown.",
    "areas are named, and nothing in them",
  ),
]
