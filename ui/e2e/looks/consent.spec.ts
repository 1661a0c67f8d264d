import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"
import { sweep } from "./look.ts"

sweep("what a player is asked about their data", [], async ({ page, site, known, looksRight }) => {
  const host = await serve("adapters/host/main.ts", {
    PORT: "0",
    OPERATOR_ORIGIN: site.operator,
    ANALYTICS_ID: "G-ABCD1234",
    FINGERPRINT_KEY: "key-of-site",
    PRIVACY_URL: `${site.operator}/privacy`,
    // Asked by nobody before the player has said yes.
    FINGERPRINT_URL: `${site.operator}/visits`,
  })
  try {
    const origin = host.origin.replace("127.0.0.1", "localhost")
    known.add(origin)
    await comeLoggedIn(page, somchai)
    await page.goto(`${origin}/main`)
    const question = page.getByRole("dialog")
    await expect(question.getByRole("switch")).toHaveCount(2)
    await looksRight("the question")
  } finally {
    await host.stop()
  }
})
