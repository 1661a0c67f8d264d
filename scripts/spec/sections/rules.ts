import { inTest, line, type SpecPart } from "../spec-line.ts"

const names = inTest("core/identity/username.test.ts", "%s is a username")
const refusedName = inTest("core/identity/username.test.ts", "%s is refused: it %s")
const sentence = inTest("scripts/commands/product-messages.test.ts", "of %s, '%s' is said in four languages")
const atFields = inTest(
  "ui/e2e/identity/register-messages.spec.ts",
  "every message of the registration stands at its field in ${locale}",
)
const pinLength = inTest("core/identity/pin/pin.test.ts", "a PIN has eight to thirty characters")
const badPin = inTest("core/identity/pin/pin.test.ts", "%j cannot be chosen (%s): %s")
const noPin = inTest(
  "core/identity/pin/pin.test.ts",
  "at login an empty PIN is asked for, and any other is left to the operator",
)
const email = inTest("core/identity/email.test.ts", "%s is an email address")
const noEmail = inTest("core/identity/email.test.ts", "%s is no email address")
const nameLength = inTest(
  "core/identity/person-name.test.ts",
  "a first name has two to thirty characters, and so has a last name",
)
const wrongFormat = inTest("core/money/shown.test.ts", "%j is not a right format")
const lineTerms = inTest(
  "core/poy/limits.test.ts",
  "a line takes its price and minimum from betMin, its maximum from betMax and the default rate",
)
const rateNow = inTest("core/poy/limits.test.ts", "the rate of now for a number overrides the default")
const swapped = inTest("core/poy/offered.test.ts", "government lottery reads 3 top, 3 tode, 3 bottom, 3 front")
const withoutRate = inTest(
  "core/poy/offered.test.ts",
  "an option without a rate is not offered, and a short list keeps the order of its rates",
)
const doors = inTest("core/poy/keying.test.ts", "19 doors go to the two-digit options that are on and to nothing else")
const rood = inTest("core/poy/keying.test.ts", "rood puts the digit in front or behind")
const nothing = inTest("core/identity/profile/profile.test.ts", "there is nothing to send of %j")
const samePhone = inTest("core/identity/profile/profile.test.ts", "a phone number typed as %j over 0810000042 is %j")
const refusedEmpty = inTest(
  "adapters/sandbox/operator-tests/accounts/profiles.test.ts",
  "is nothing when the data is empty",
)
const whoAsks = inTest("core/identity/access.test.ts", "%s is answered by who asks: guest, no limit, status 1 to 4")
const uuid = inTest(
  "adapters/operator/identity/token.test.ts",
  "a token tells who the player is and what is closed to them, whoever signed it",
)
const unknown = inTest(
  "adapters/operator/identity/token.test.ts",
  "of a token that cannot be read nothing is known: %.12s",
)
const roles = inTest("core/identity/profile/roles.test.ts", "staff is administrator, super admin or staff")
const anyPath = inTest("core/identity/access.test.ts", "what a status closes is closed wherever a path contains it")
const pageOf403 = inTest(
  "ui/e2e/site/night.spec.ts",
  "each page of a failure says what the product says of it, and leads on",
)
const told401 = inTest(
  "adapters/operator/contract/unauthorized.contract.test.ts",
  "a %i to a call that the product names is told, as soon as it is heard",
)
const leadsTo401 = inTest(
  "core/identity/session/session.machine.test.ts",
  "a call that is refused later ends the session as well",
)
const pageOf401 = inTest(
  "ui/e2e/identity/session.spec.ts",
  "a ${status} to whatever a page asks shows the 401 page, and the slip is there again after the login",
)
const center = inTest(
  "core/identity/registration/referral.test.ts",
  "newcomers that nobody brought are the center agent's",
)
const newcomer = inTest(
  "adapters/sandbox/operator-tests/accounts/signup.test.ts",
  "opens the first session at once, for an empty purse and the center agent",
)
const ofAgent = inTest(
  "core/site/support.machine.test.ts",
  "the agent's own address takes the place of the site's, once somebody wants to know",
)
const ofSite = inTest(
  "core/site/support.machine.test.ts",
  "when nobody answers, the site's address stands and the next who wants to know asks again",
)
const none = inTest("core/site/site-rules.test.ts", "'-' and an empty text mean none")

export const rules: ReadonlyArray<SpecPart> = [
  {
    heading: "## 5. Validation rules",
    lines: [
      line(
        "- **Username**: only lowercase English letters and digits; at least 6 characters; no more than 4 repeated characters in sequence (the first 4 characters must not repeat). Messages: 'Username is required'; 'Use only English Letters or number, and do not use 4 duplicate in ordered'.",
        names(["at least 6", "abcdef"]),
        refusedName(["6", "abcde"], ["4", "aaaa2569"], ["no more than 4", "ab11111c"], "Somchai88"),
        sentence("Username is required", "Use only English Letters or number, and do not use 4 duplicate in ordered"),
        atFields(),
      ),
      line(
        "- **Password/PIN**: 'Password is required'; at least 8 characters ('Password must be at least 8 characters'); pattern needs an uppercase letter, a lowercase letter, a digit and a special character, minimum 8 ('Password is invalid'). Maximum 30 ('Password must not be greater than 30.'). Rule text: at least 1 special character, 1 uppercase, 1 number, 8 to 30 characters. Confirm password required; mismatch 'Passwords do not match.'; 'Your password is too weak.' Empty PIN: 'Please enter your PIN.'",
        pinLength("8", "30"),
        badPin(),
        noPin(),
        sentence(
          "Password is required",
          "Password must be at least 8 characters",
          "Password is invalid",
          "Password must not be greater than 30.",
          [
            "at least 1 special character, 1 uppercase, 1 number, 8 to 30 characters",
            "At least 1 special character, 1 uppercase, 1 number, 8 to 30 characters",
          ],
          "Confirm password required",
          "Passwords do not match.",
          "Your password is too weak.",
          "Please enter your PIN.",
        ),
        atFields(),
      ),
      line(
        "- **Email**: required ('Email is required.'); standard pattern ('Email is invalid.').",
        sentence("Email is required.", "Email is invalid."),
        email(),
        noEmail(),
      ),
      line("- **First and last name**: 2 to 30 characters.", nameLength("2", "30")),
      line(
        "- **Currency**: 'currency is not a right format.'",
        sentence("currency is not a right format."),
        wrongFormat(),
      ),
      line(
        "- **Poy lines**: default price and min from betMin of the matching option; max from that option's betMax. multiply is the default rate, overridden by the current rate for that number and option.",
        lineTerms("betMin", "betMax", "price", "min", "max", "multiply"),
        rateNow("multiply"),
      ),
      line(
        "- Only options with a non-zero default rate are offered; the 3-digit list is ordered by multiply descending with two entries swapped (which two: not shown).",
        swapped("three", "teng_bon_3", "tode_3", "teng_lang_3", "teng_bon_nha_3"),
        withoutRate(),
      ),
      line(
        "- Options for 19-door and rood removals are limited to teng_bon_2 and teng_lang_2.",
        doors(["19-door", "option_2_19"], "teng_bon_2", "teng_lang_2"),
        rood(["rood", "option_2_roodnha"], "option_2_roodlung"),
      ),
      line(
        "- Profile update with empty data is rejected with 'data is null'; phone update with empty data likewise.",
        refusedEmpty("data is null"),
        sentence("data is null"),
        nothing("nothingGiven"),
        samePhone("nothingGiven"),
      ),
    ],
  },
  {
    heading: "## 6. Roles and permissions",
    lines: [
      line(
        "- Visitor (guest) versus logged-in player, decided by the access token with a uuid.",
        uuid("uuid"),
        unknown(),
      ),
      line(
        "- Role names administrator, superAdmin, staff exist; which number in the token status corresponds to which role is not shown.",
        roles("administrator", "superAdmin", "staff"),
      ),
      line(
        "- Access by token status: 2 is forbidden (403) from paths containing /credit or /bank; 3 from paths containing /game; 4 from paths containing /lotto; 1 is logged out on guest routes.",
        whoAsks("2", ["403", "forbidden"], "3", "4", "1", ["logged out", "logout"]),
        anyPath("/credit", "/bank", "/game", "/lotto"),
        pageOf403("/credit/deposit"),
      ),
      line(
        "- A 401 or 403 API response leads to the 401 page.",
        told401("401", "403"),
        leadsTo401(),
        pageOf401("401", "403"),
      ),
      line(
        "- A center agent (agentId 2, refUid 0) is the default when signup gives no agent.",
        center("agentId", "2", "refUid", "0"),
        newcomer(),
      ),
      line(
        "- Support settings come from the agent; fall back to a default set when the agent's URL is '-' or empty ('-' means none).",
        ofAgent(),
        ofSite(),
        none("-"),
      ),
    ],
  },
]
