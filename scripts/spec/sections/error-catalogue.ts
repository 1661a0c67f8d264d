import { inTest, line, type SpecPart } from "../spec-line.ts"

const wrong = inTest("adapters/sandbox/operator-tests/accounts/login.test.ts", "gives all tries back after a right PIN")
const locked = inTest(
  "adapters/sandbox/operator-tests/accounts/login.test.ts",
  "treats a name that nobody has exactly like a player's",
)
const sentence = inTest("scripts/commands/product-messages.test.ts", "of %s, '%s' is said in four languages")
const away = inTest(
  "adapters/host/proxy-limits.test.ts",
  "an operator that is away gives a 502 in the words of its API",
)
const atLogin = inTest(
  "ui/e2e/identity/login.spec.ts",
  "failures at the login have their sentences, and the next try works",
)
const told = inTest(
  "adapters/operator/contract/operator-trouble.contract.test.ts",
  "a 401 at the login is told as unauthorized, a 403 as any other failure",
)
const captcha = inTest(
  "adapters/sandbox/operator-tests/accounts/captcha.test.ts",
  "takes an answer that was refused for another reason no second time",
)
const refusals = inTest("core/wallet/withdrawal/withdrawal.test.ts", "a withdrawal is turned down: %s")
const given401 = inTest(
  "adapters/operator/contract/unauthorized.contract.test.ts",
  "a %i to a call that the product names is told, as soon as it is heard",
)
const nothing = inTest(
  "adapters/operator/lotto/odd-rounds.test.ts",
  "are missing when the operator has none, or can have none, of that name",
)
const pages = inTest(
  "ui/e2e/site/night.spec.ts",
  "each page of a failure says what the product says of it, and leads on",
)
const bank = inTest(
  "adapters/operator/contract/main-api.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const bankPage = inTest(
  "ui/e2e/operator/given-calls.spec.ts",
  "a newcomer and a bank account that an operator refuses in its own words are mended and taken",
)
const later = inTest(
  "core/identity/session/session.machine.test.ts",
  "a call that is refused later ends the session as well",
)
const history = inTest(
  "core/wallet/statement/statement-reading.test.ts",
  "a TrueMoney history that cannot be had (%s) is an empty one",
)
const empty = inTest("adapters/sandbox/operator-tests/accounts/profiles.test.ts", "is nothing when the data is empty")
const unreadable = inTest("core/identity/session/session.machine.test.ts", "a token that cannot be read is forgotten")
const unanswered = inTest(
  "core/identity/session/session.machine.test.ts",
  "a logout that the operator does not answer still logs out here",
)
const guests = inTest("core/identity/access.test.ts", "%s is answered by who asks: guest, no limit, status 1 to 4")

export const errorCatalogue: ReadonlyArray<SpecPart> = [
  {
    heading: "## 8. Error catalogue",
    lines: [
      line(
        "- invalidLoginCredential: 'Invalid username or password.' (Thai text says the username or password is wrong.)",
        wrong("invalidLoginCredential", "Invalid username or password."),
        sentence("Invalid username or password."),
      ),
      line(
        "- loginAttemptCountReachLimit: 'Login Attempt Count Reach Limit, Please contact call center.'",
        locked("loginAttemptCountReachLimit", "Login Attempt Count Reach Limit, Please contact call center."),
        sentence("Login Attempt Count Reach Limit, Please contact call center."),
      ),
      line(
        "- defaultError: 'Oops! Something went wrong. Please try again later.'",
        away("defaultError", "Oops! Something went wrong. Please try again later."),
        sentence("Oops! Something went wrong. Please try again later."),
      ),
      line(
        "- Login failure with HTTP 401 shows the locale's unauthorized message; any other login failure shows the locale's default message (wording not shown).",
        told(["HTTP 401", 401]),
        atLogin(
          ["401", 401],
          ["the locale's unauthorized message", "ไม่ได้รับอนุญาต"],
          ["the locale's default message", "เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง"],
        ),
      ),
      line(
        "- 'cannot confirm reCaptcha with Google'.",
        captcha("cannot confirm reCaptcha with Google"),
        sentence("cannot confirm reCaptcha with Google"),
      ),
      line(
        "- Withdraw errors (Thai): internal system error; user bank account does not match the system; wait for the earlier transaction to finish; daily cap exceeded; per-transaction cap exceeded; daily count exceeded.",
        refusals(
          "bankAccountMismatch",
          "pendingTransaction",
          "dailyAmountExceeded",
          "perTransactionExceeded",
          "dailyCountExceeded",
        ),
        sentence(["internal system error", "Internal system error. You weren't charged."]),
      ),
      line(
        "- HTTP 401 or 403 leads to the 401 page; 404 or 400 to not-found; 403 page access denied; 500 server error.",
        given401(["HTTP 401", 401], "401", "403"),
        nothing("404", "400"),
        pages(["403 page access denied", "Sorry, access denied"], ["500 server error", "Server error"]),
      ),
      line("- Adding a bank failure shows the server's message text.", bank("เลขบัญชีซ้ำ"), bankPage()),
      line(
        "- Most fetch failures go to a shared unauthorized-error handler (behaviour not shown); some only log.",
        later(),
      ),
      line("- True-money history failure: list treated as empty.", history()),
      line(
        "- Profile or phone update with empty data: 'data is null'.",
        empty("data is null"),
        sentence("data is null"),
      ),
      line(
        "- Undecodable token or logout failure: browser goes to /.",
        unreadable(),
        unanswered(),
        guests(["/", "toHome"]),
      ),
    ],
  },
]
