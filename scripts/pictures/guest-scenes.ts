import type { Page } from "playwright"
import { open, type Scene } from "./scene.ts"

const field = (name: string) => `div:has(> div > input[name="${name}"])`
const submit = (page: Page) => page.locator("form button[type=submit]").click()

const codeOf = (outbox: unknown): string => /คือ (\d{6}) /.exec(JSON.stringify(outbox))?.[1] ?? ""

/** What a guest sees, in this order. */
export const guestScenes: ReadonlyArray<Scene> = [
  { name: "login-forgot", go: (page) => open(page, "/"), pieces: [field("username"), "a[href='/forgot-pin']"] },
  {
    name: "register-account",
    go: async (page) => {
      await open(page, "/register")
      await page.locator("form input[name=username]:visible").fill("dao2570a")
      await page.locator("[name=pin]").fill("Fah2570new")
    },
    pieces: [field("username"), "[class^=pin-stars-rules]"],
  },
  {
    name: "register-details",
    go: async (page) => {
      await page.locator("[name=pin]").fill("Fah2570*new")
      await page.locator("[name=confirmation]").fill("Fah2570*new")
      await submit(page)
      await page.locator("[name=phone]").fill("089-999-0001")
    },
    pieces: [field("phone")],
  },
  {
    name: "forgot-account",
    go: (page) => open(page, "/forgot-pin"),
    pieces: [field("username"), "form button[type=submit]"],
  },
  {
    name: "forgot-code",
    go: async (page, desk) => {
      await page.locator("[name=username]").fill("nipa2569")
      await page.locator("[name=phoneNumber]").fill("0861112223")
      await submit(page)
      await page.locator("[autocomplete=one-time-code]").waitFor()
      await page.locator("[autocomplete=one-time-code]").fill(codeOf(await desk("GET", "outbox")).slice(0, 3))
    },
    pieces: ["[class^=forgot-pin-code]"],
  },
  {
    name: "forgot-pin",
    go: async (page, desk) => {
      await page.locator("[autocomplete=one-time-code]").fill(codeOf(await desk("GET", "outbox")))
      await submit(page)
      await page.locator("[autocomplete=new-password]").first().fill("Rung70#x")
    },
    pieces: [field("pin"), "[class^=pin-stars-rules]"],
  },
]
