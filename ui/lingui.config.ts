import { defineConfig } from "@lingui/cli"
import { formatter } from "@lingui/format-po"

export default defineConfig({
  sourceLocale: "en",
  locales: ["th", "en", "kh", "mm"],
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["routes", "screens", "parts", "locales"] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: "messageId",
})
