import { moveClockOf, startThrowAwayPostgres } from "@fakham/stand-in/testing/processes"
import { test as base, expect } from "@playwright/test"
import { keepAddresses, strangersAmong } from "./addresses.ts"
import type { DatabaseKind } from "./databases.ts"
import { type Site, startSite } from "./site.ts"

type PerJourney = {
  /** Whether nobody has said no to notifications yet: else no question comes over the page after a slip. */
  readonly askedForPush: boolean
  readonly fresh: undefined
  readonly noStrangers: undefined
  /** The hosts that this journey may ask: the site, its partners' games, and what it adds itself. */
  readonly known: Set<string>
}
type PerWorker = {
  readonly database: DatabaseKind
  /** Who keeps the token: the page, or the host. */
  readonly session: "page" | "host"
  readonly site: Site
}

/** Every visitor has closed the demo's alert already, until they log out. */
const seenNews = (url: string) => ({
  name: "seeNewsAlert",
  value: encodeURIComponent('{"v":1,"id":"demo-alert-1"}'),
  url,
})

const sayNoToNotifications = () => {
  try {
    if (localStorage.getItem("fakham.pushDeclined") === null)
      localStorage.setItem("fakham.pushDeclined", '{"v":1,"at":1795150800000}')
  } catch {}
}

/** Logs what an error was thrown for, which a browser leaves out of its message. */
const logCauses = () =>
  addEventListener("error", ({ error }) => {
    if (error?.cause !== undefined) console.error("Thrown for", error.cause?.stack ?? error.cause)
  })

/** Every journey begins with a fresh demo site, and none may break the content policy, throw or ask a stranger. */
export const test = base.extend<PerJourney, PerWorker>({
  askedForPush: [false, { option: true }],
  database: ["sqlite", { option: true, scope: "worker" }],
  session: ["page", { option: true, scope: "worker" }],
  site: [
    async ({ database, session }, use) => {
      const { postgres } = database === "postgres" ? await startThrowAwayPostgres() : {}
      const site = await startSite(await postgres?.newDatabase(), { SESSION: session })
      await use(site)
      await site.stop()
      await postgres?.stop()
    },
    { scope: "worker", timeout: 180_000 },
  ],
  reducedMotion: async ({ reducedMotion }, use, { tags }) =>
    use(tags.includes("@motion") ? "no-preference" : reducedMotion),
  baseURL: async ({ site }, use) => use(site.origin),
  known: async ({ site }, use) => use(new Set([site.origin, site.operator])),
  fresh: [
    async ({ site, context, askedForPush }, use) => {
      await site.startAnew()
      await moveClockOf(context)
      // The sheet with the demo's news would lie over every main page.
      await context.addCookies([seenNews(site.origin)])
      if (!askedForPush) await context.addInitScript(sayNoToNotifications)
      await context.addInitScript(logCauses)
      const complaints: Array<string> = []
      context.on("weberror", (error) => complaints.push(String(error.error())))
      context.on("console", (message) => {
        if (/Content Security Policy|Trusted ?Type|^Thrown for/i.test(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  noStrangers: [
    async ({ browser, context, site, baseURL, known }, use) => {
      const { addresses, stop } = keepAddresses(browser, context)
      await use(undefined)
      stop()
      expect(strangersAmong(addresses, [baseURL ?? site.origin, ...known])).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const somchai = { userName: "somchai88", pin: "Duean69#x" } as const
export const malee = { userName: "malee2569", pin: "Dao2569*k" } as const
/** Nothing of hers waits. */
export const nipa = { userName: "nipa2569", pin: "Phlu2569*m" } as const
export const playersOfStatus = {
  1: { userName: "status1demo", pin: "Fah2569#a" },
  2: { userName: "status2demo", pin: "Fah2569#b" },
  3: { userName: "status3demo", pin: "Fah2569#c" },
  4: { userName: "status4demo", pin: "Fah2569#d" },
} as const
