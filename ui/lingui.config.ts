import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

/** What a guest reads at the front door, and around every page. */
const door = [
  "screens/door",
  "screens/page",
  "words/group-name.tsx",
  "locales/use-short-date.ts",
  "parts/field.tsx",
  "parts/progress-bar.tsx",
  "parts/snackbar.tsx",
  "parts/steps.tsx",
]

export default defineConfig({
  sourceLocale: "en",
  locales: ["th", "en", "kh", "mm"],
  catalogs: [
    { path: "<rootDir>/locales/door/{locale}", include: door },
    {
      path: "<rootDir>/locales/house/{locale}",
      include: ["screens", "words", "parts", "locales/use-dates.ts"],
      exclude: door,
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: "messageId",
})
