import type { Page } from "@playwright/test"
import { comeHome, hasCome } from "../identity/login-page.ts"
import { scriptAddresses } from "../loading/scripts-of.ts"
import { test as base, expect, somchai } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"

/** The site of an operator who wants to know what visits feel like. */
const test = base.extend<{ readonly host: { readonly origin: string; readonly metrics: () => Promise<string> } }>({
  host: async ({ site, known }, use) => {
    const host = await serve("adapters/host/main.ts", {
      PORT: "0",
      OPERATOR_ORIGIN: site.operator,
      METRICS_KEY: "none",
      FIELD_MEASUREMENTS: "on",
    })
    const origin = host.origin.replace("127.0.0.1", "localhost")
    known.add(origin)
    await use({ origin, metrics: async () => (await fetch(`${host.origin}/metrics`)).text() })
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.origin),
})

const measuring = "../adapters/vendors/visit-measurements.ts"

/** Opens a page, and waits until all that a player's page begins with runs. */
const openPage = async (page: Page, path: string, script: RegExp) => {
  const fetched = page.waitForRequest((request) => script.test(request.url()))
  await page.goto(path)
  await hasCome(page)
  // A script that is asked for again has run when it is given.
  await page.evaluate((address) => import(address), (await fetched).url())
}

const choose = (page: Page, name: string) =>
  page.getByRole("dialog", { name: "ข้อมูลของคุณ" }).getByRole("button", { name, exact: true }).click()

test("a player who agrees to statistics tells what two pages felt like, each as it goes out of sight", async ({
  page,
  host,
  isMobile,
}) => {
  const device = isMobile ? "phone" : "desktop"
  await comeHome(page, somchai)
  await choose(page, "ยอมรับทั้งหมด")
  const script = scriptAddresses(measuring)
  await openPage(page, "/lotto", script)
  await openPage(page, "/poy", script)
  await page.goto("about:blank")
  const loads = async () =>
    [...(await host.metrics()).matchAll(/^visit_largest_contentful_paint_seconds_count(.*)$/gm)].map(([, of]) => of)
  await expect.poll(loads).toHaveLength(2)
  for (const route of ["/lotto", "/poy"])
    expect(await loads()).toContainEqual(
      expect.stringMatching(new RegExp(`^\\{route="${route}",device="${device}",speed="(?:fast|slow)"\\} 1$`)),
    )
  const text = await host.metrics()
  for (const name of ["visit_answered_tap_seconds", "visit_cumulative_layout_shift"])
    expect(text).toMatch(new RegExp(`^${name}_count\\{route="/lotto",device="${device}",speed="\\w+"\\} 1$`, "m"))
  expect(text).toContain('visit_reports_total{outcome="taken"} 2')
})

test("of a player who refuses nothing is measured, and the script for it is not fetched", async ({ page, host }) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await comeHome(page, somchai)
  await choose(page, "เฉพาะที่จำเป็น")
  const balance = scriptAddresses("balance")
  await openPage(page, "/lotto", balance)
  await openPage(page, "/poy", balance)
  await page.goto("about:blank")
  expect(asked.filter((path) => scriptAddresses(measuring).test(path) || path === "/measurements")).toEqual([])
  expect(await host.metrics()).not.toContain("visit_largest_contentful_paint_seconds_count")
})
