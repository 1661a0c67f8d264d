import { expect, test } from "./fixtures.ts"
import { hasCome } from "./pages/login-page.ts"
import { comesUnderWorker } from "./pages/under-worker.ts"

test.use({ serviceWorkers: "allow" })

test("a page that has stood for a while is kept by a worker, under a policy of its own", async ({ page }) => {
  await page.clock.install()
  await page.goto("/")
  await hasCome(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await comesUnderWorker(page)
  const worker = await page.request.get("/service-worker.js")
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
  })
})
