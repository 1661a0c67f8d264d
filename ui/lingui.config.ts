import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

/** What a guest reads first, and what stands around every page. */
const guest = [
  "screens/identity/guest",
  "screens/page",
  "words/group-name.tsx",
  "locales/use-short-date.ts",
  "parts/fields/field.tsx",
  "parts/notices/progress-bar.tsx",
  "parts/notices/snackbar.tsx",
  "parts/controls/steps.tsx",
]

/** What screens of players stand in, and what is shown instead of them. */
const around = ["screens/page/layout", "screens/page/status-pages"]

/** Who a player is; how changed rates are met and second prices read, and what a visitor agreed to, are chosen there too. */
const identity = [
  ...["change-pin", "edit", "external", "forgot-pin", "line", "owner", "passkeys", "pin", "profile", "register"].map(
    (folder) => `screens/identity/${folder}`,
  ),
  "screens/identity/username-fault.tsx",
]
const chosenThere = [
  "screens/order/placing/rate-policy-choice.tsx",
  "screens/order/placing/second-price-choice.tsx",
  "screens/site/consent",
]

/** The pages around the lotteries; what stands around every page speaks with the words of all players. */
const site = ["consent", "download", "howto", "promotions", "vdo"].map((folder) => `screens/site/${folder}`)

/** Filling slips and sets of numbers, placing them, and shooting. */
const betting = ["screens/betting", "screens/gov4d", "screens/order/placing", "screens/ying"]

const oneRoom = ["games", "limits", "notifications", "wallet"]

export default defineConfig({
  sourceLocale: "en",
  locales: ["th", "en", "kh", "mm"],
  catalogs: [
    { path: "<rootDir>/locales/guest/{locale}", include: guest, exclude: around },
    {
      path: "<rootDir>/locales/player/{locale}",
      include: ["screens", "words", "parts", "locales/use-dates.ts"],
      exclude: [
        ...guest.filter((path) => path !== "screens/page"),
        "screens/page/*.ts*",
        ...identity,
        ...site,
        ...betting,
        ...oneRoom.map((room) => `screens/${room}`),
      ],
    },
    { path: "<rootDir>/locales/betting/{locale}", include: betting },
    { path: "<rootDir>/locales/identity/{locale}", include: [...identity, ...chosenThere] },
    { path: "<rootDir>/locales/site/{locale}", include: site },
    ...oneRoom.map((room) => ({ path: `<rootDir>/locales/${room}/{locale}`, include: [`screens/${room}`] })),
    {
      path: "<rootDir>/locales/update/{locale}",
      include: ["prerender/update-page.tsx", "prerender/page-descriptions.ts"],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: "messageId",
})
