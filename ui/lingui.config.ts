import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

/** What a guest reads at the front door, and around every page. */
const door = ["screens/identity", "screens/page", "screens/lotto/group-name.tsx", "parts"]

export default defineConfig({
  sourceLocale: "en",
  locales: ["th", "en", "kh", "mm"],
  catalogs: [
    { path: "<rootDir>/locales/door/{locale}", include: door },
    { path: "<rootDir>/locales/house/{locale}", include: ["screens"], exclude: door },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: "messageId",
})
