import type { Browser } from "@playwright/test"
import { hasCome } from "../identity/login-page.ts"
import { keepAddresses, strangersAmong } from "../testing/addresses.ts"
import { expect, test } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"

/** A key for every service that there is one for, and visits measured. */
const everyKey = {
  RECAPTCHA_SITE_KEY: "6Lc-key",
  ANALYTICS_ID: "G-ABCD1234",
  FINGERPRINT_KEY: "key-of-site",
  FINGERPRINT_URL: "https://eye.example/visits",
  ERROR_DSN: "https://key@errors.example/7",
  FCM_API_KEY: "AIzaSyExample-key",
  FCM_APP_ID: "1:123456789012:web:0a1b2c",
  FCM_PROJECT_ID: "lucky-lottery",
  FCM_VAPID_KEY: `B${"x".repeat(86)}`,
  LIVE_CHAT_URL: "https://chat.example/lucky",
  LIVE_CHAT_FRAME: "https://chat.example/lucky/frame",
  PRIVACY_URL: "https://lucky.example/privacy",
  METRICS_KEY: "none",
  FIELD_MEASUREMENTS: "on",
}

/** What a guest's first page asks for until it rests, in no order. */
const firstLoadAt = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ serviceWorkers: "block" })
  const page = await context.newPage()
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(origin)
  await hasCome(page)
  await page.waitForLoadState("networkidle")
  await context.close()
  return asked.toSorted()
}

test("with a key for every service a guest's first page fetches exactly what it fetches with none, and asks nobody else", async ({
  browser,
  site,
  known,
}) => {
  const host = await serve("adapters/host/main.ts", { PORT: "0", OPERATOR_ORIGIN: site.operator, ...everyKey })
  const origin = host.origin.replace("127.0.0.1", "localhost")
  known.add(origin)
  const [withKeys, without] = [await firstLoadAt(browser, origin), await firstLoadAt(browser, site.origin)]
  expect(without.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3)
  expect(withKeys).toEqual(without)
  await host.stop()
})

test("in whatever way a page asks a host that is not known, it is seen, and would fail its journey", {
  tag: "@soak",
}, async ({ browser, context, site, known }) => {
  const stranger = "http://stranger.invalid"
  known.add(stranger).add(site.partner.origin)
  const { addresses, stop } = keepAddresses(browser, context)
  site.partner.shows(`<!doctype html><link rel="stylesheet" href="${stranger}/style"><img src="${stranger}/picture">
    <iframe src="${stranger}/frame"></iframe><script src="${stranger}/script"></script><script>
    fetch("${stranger}/fetch").catch(() => {}); navigator.sendBeacon("${stranger}/beacon");
    new WebSocket("ws://stranger.invalid/line")
    new Worker(URL.createObjectURL(new Blob(['fetch("${stranger}/worker").catch(() => {})'])))</script>`)
  const page = await context.newPage()
  await page.goto(site.partner.origin)
  const seen = () =>
    strangersAmong(addresses, [site.partner.origin])
      .map((address) => new URL(address).pathname.slice(1))
      .toSorted()
  await expect.poll(seen).toEqual(["beacon", "fetch", "frame", "line", "picture", "script", "style", "worker"])
  stop()
})
