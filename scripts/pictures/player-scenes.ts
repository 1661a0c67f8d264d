import type { Page } from "playwright"
import { nipasLogin } from "./phone.ts"
import { open, type Scene } from "./scene.ts"

const gold = "dialog[open] button[class*=button-gold]"
const type = async (page: Page, digits: string) => {
  for (const digit of digits) await page.keyboard.press(digit)
}

const limited = [{ number: "482", option: "teng_bon_3", multiply: 675 }]

/** What a player sees, in this order. */
export const playerScenes: ReadonlyArray<Scene> = [
  { name: "balance", go: (page) => open(page, "/results"), pieces: ["header[class^=top-bar]"] },
  {
    name: "lotto-round",
    go: (page) => open(page, "/lotto"),
    pieces: ["[class^=lotto-row-row]", "li:nth-child(2) > [class^=lotto-row-row]"],
    margin: 0,
  },
  {
    name: "lotto-options",
    go: async (page) => {
      await page.route("**/number-reachs.rate-now.all*", async (route) => {
        const answer = await route.fetch()
        const { data } = await answer.json()
        await route.fulfill({ json: { data: { ...data, rateNow: limited } } })
      })
      await open(page, "/lotto/gov/gov-2026-12-01")
      await page.locator("[class^=option-panel-panel]").waitFor()
    },
    pieces: ["[class^=option-panel-panel]"],
  },
  {
    name: "lotto-number",
    go: async (page) => {
      await type(page, "48271525")
      await page.locator("[class^=entry-batch] i").first().waitFor()
    },
    pieces: ["[class^=entry-entry]"],
  },
  {
    name: "lotto-price",
    go: async (page) => {
      await page.locator("[class^=dock-dock] button").click()
      await page.locator("dialog[open]").waitFor()
    },
    pieces: ["dialog[open] [class^=slip-lines-group]", "dialog[open] [class^=slip-lines-shelf]"],
  },
  {
    name: "lotto-order",
    go: async (page) => {
      await page.unroute("**/number-reachs.rate-now.all*")
      await open(page, "/lotto/gov/gov-2026-12-01")
      await page.locator("[class^=dock-dock] button").click()
      await page.locator("dialog[open] [class^=slip-lines]").first().waitFor()
      await page.locator(gold).last().click()
      await page.locator("dialog[open] [class^=rules-text]").first().waitFor()
      await page.locator(gold).last().click()
      await page.locator("dialog[open] [class*=folded-bets-fold]").first().waitFor()
    },
    pieces: [
      "dialog[open] ul:has([class*=folded-bets-fold])",
      "dialog[open]:has([class*=folded-bets-fold]) [class*=sheet-foot]",
    ],
  },
  {
    name: "lotto-receipt",
    go: async (page) => {
      await page.locator(gold).last().click()
      await page.locator("dialog[open] article").waitFor()
    },
    pieces: ["dialog[open] article header", "dialog[open] article [class^=poy-ticket-lines]"],
  },
  {
    name: "sets-lottery",
    go: async (page) => {
      await open(page, "/lotto/4d")
      await page.locator("[class^=pick-area-prizes]").waitFor()
    },
    pieces: ["[class^=segmented-segmented]", "[class^=pick-area-prizes]"],
  },
  {
    name: "sets-number",
    go: async (page) => {
      await type(page, "482715")
      await page.locator("[class^=set-lines-line]").first().waitFor()
    },
    pieces: ["[class*=set-entry-typed]", "[class^=set-lines-line]"],
    margin: 0,
  },
  {
    name: "sets-prizes",
    go: async (page) => {
      await page.locator("[class^=pick-area-prizes]").click()
      await page.locator("dialog[open] [class^=prizes-tier]").first().waitFor()
    },
    pieces: ["dialog[open] ul:has([class^=prizes-tier])"],
  },
  {
    name: "sets-order",
    go: async (page) => {
      await page.keyboard.press("Escape")
      await page.locator("dialog[open]").waitFor({ state: "detached" })
      await page.locator("[class^=dock-dock] button").click()
      await page.locator("dialog[open] [class*=sheet-foot]").waitFor()
    },
    pieces: ["dialog[open] [class*=sheet-body]", "dialog[open] [class*=sheet-foot]"],
  },
  { name: "results", go: (page) => open(page, "/results"), pieces: ["[class^=gov-head-gov]"] },
  {
    name: "poy-list",
    go: (page) => open(page, "/poy"),
    pieces: ["[class^=poy-days-day]:has([class*=plate-win])"],
    most: 240,
  },
  {
    name: "poy-ticket",
    go: async (page) => {
      await page.locator("[class^=poy-row-row]:has([class*=plate-win])").first().click()
      await page.locator("main article").waitFor()
    },
    pieces: ["main article [class^=poy-ticket-lines]"],
    most: 240,
  },
  {
    name: "yeekee-proof",
    go: async (page) => {
      await open(page, "/lotto/yeekee/yeekee-2026-11-20-24?show=proof")
      await page.locator("[class*=check-panel-proven]").waitFor()
    },
    pieces: ["[class*=check-panel-proven]", "[class^=check-panel-check] li:nth-child(2)"],
  },
  {
    name: "bank-add",
    go: async (page) => {
      await open(page, "/bank/add")
      await page.locator("[class^=bank-bank]").nth(1).click()
      await page.locator("[name=accountNumber]").fill("3330001112")
      await page.locator("[name=accountNumber]").blur()
    },
    pieces: ["[class^=bank-chosen]", "[class^=bank-holder]"],
  },
  {
    name: "bank-check",
    go: async (page) => {
      await page.locator("main button[class*=button-gold]").click()
      await page.locator("dialog [name=pin]").fill(nipasLogin.password)
      await page.locator("dialog [type=submit]").click()
      await page.locator("main a[href='/bank/status']").last().click()
      await page.locator("main article").waitFor()
    },
    pieces: ["main article", "[class^=bank-steps]"],
  },
  {
    name: "bank-checked",
    go: async (page, desk) => {
      await desk("POST", "clock", { moveMs: 10_000 })
      await open(page, "/bank/status")
      await page.locator("main article:not([class*=unchecked])").waitFor()
    },
    pieces: ["main article"],
  },
]
