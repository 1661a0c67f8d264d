import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

/** What a guest reads first, and what stands around every page. */
const guest = [
  "screens/guest",
  "screens/page",
  "words/group-name.tsx",
  "locales/use-short-date.ts",
  "parts/controls/field.tsx",
  "parts/notices/progress-bar.tsx",
  "parts/notices/snackbar.tsx",
  "parts/controls/steps.tsx",
]

/** Who a player is, and the pages around the lotteries. */
const account = ["screens/account", "screens/consent", "screens/notifications", "screens/reminder"]

/** Money on its way in and out, and what moved it. */
const wallet = [
  "screens/account/bank/account-needed.tsx",
  "screens/account/deposit",
  "screens/account/deposit-crypto",
  "screens/account/deposit-fast",
  "screens/account/deposit-normal",
  "screens/account/deposit-qr",
  "screens/account/deposit-truemoney",
  "screens/account/method-part.tsx",
  "screens/account/page/save-receipt.tsx",
  "screens/account/statement",
  "screens/account/status",
  "screens/account/turnover",
  "screens/account/wallet",
  "screens/account/withdraw",
]

/** What their pages share with those of who a player is. */
const ofBoth = [
  "screens/account/bank/bank-name.ts",
  "screens/account/bank/withdrawable-from.tsx",
  "screens/account/page/account-page.tsx",
  "screens/account/page/day-head.tsx",
  "screens/account/page/errand-open.tsx",
  "screens/account/phone-fault.tsx",
]

/** Filling slips and sets of numbers, placing them, and shooting. */
const betting = ["screens/bet", "screens/number-set", "screens/placing", "screens/sets", "screens/ying"]

/** How changed rates are met and second prices read, which a player chooses while betting and in the profile. */
const choices = ["screens/placing/rate-policy-choice.tsx", "screens/placing/second-price-choice.tsx"]

/** Finding, opening and leaving games. */
const games = ["screens/games"]

export default defineConfig({
  sourceLocale: "en",
  locales: ["th", "en", "kh", "mm"],
  catalogs: [
    { path: "<rootDir>/locales/guest/{locale}", include: guest },
    {
      path: "<rootDir>/locales/player/{locale}",
      include: ["screens", "words", "parts", "locales/use-dates.ts"],
      exclude: [...guest, ...account, ...betting, ...games],
    },
    { path: "<rootDir>/locales/betting/{locale}", include: betting },
    { path: "<rootDir>/locales/account/{locale}", include: [...account, ...choices], exclude: wallet },
    { path: "<rootDir>/locales/wallet/{locale}", include: [...wallet, ...ofBoth] },
    { path: "<rootDir>/locales/games/{locale}", include: games },
    { path: "<rootDir>/locales/update/{locale}", include: ["frames/update-page.tsx", "frames/page-descriptions.ts"] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: "messageId",
})
