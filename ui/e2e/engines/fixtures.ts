import { portProxy } from "@fakham/stand-in/testing/processes"
import { test as base, expect } from "@playwright/test"
import { somchai } from "../testing/fixtures.ts"
import { type Site, startSite } from "../testing/site.ts"
import type { Engine, EngineName } from "./commands.ts"
import { type EnginePlayer, playerIn } from "./engine-player.ts"
import { startFirefox } from "./firefox.ts"
import { startWebkit } from "./webkit.ts"

type PerWorker = { readonly engineName: EngineName; readonly engine: Engine; readonly site: Site }
type PerJourney = {
  /** The line between browser and site, which may be cut and mended. */
  readonly line: { readonly origin: string; readonly cut: () => void; readonly mend: () => void }
  /** Of the window; the least that both engines allow is a phone's layout. */
  readonly width: number
  readonly player: EnginePlayer
}

const start = { firefox: startFirefox, webkit: startWebkit } as const

/** Comes as somebody who has closed the demo's news and said no to notifications before. */
const comeAgain = async (player: EnginePlayer) => {
  await player.open("/robots.txt")
  await player.inPage(() => {
    document.cookie = `seeNewsAlert=${encodeURIComponent('{"v":1,"id":"demo-alert-1"}')}; path=/`
    localStorage.setItem("fakham.pushDeclined", '{"v":1,"at":1795150800000}')
  })
}

/** Each journey begins with a fresh demo site on a port of its own: an origin where nothing is stored yet. */
export const test = base.extend<PerJourney, PerWorker>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  line: async ({ site }, use) => {
    const proxy = await portProxy()
    const mend = () => proxy.leadTo(Number(new URL(site.origin).port))
    mend()
    await use({ origin: proxy.origin.replace("127.0.0.1", "localhost"), cut: proxy.cut, mend })
    await proxy.close()
  },
  width: [450, { option: true }],
  player: async ({ engine, line, site, width }, use) => {
    await site.startAnew()
    const player = playerIn(engine, line.origin)
    await engine.send("SetWindowRect", { x: 0, y: 0, width, height: 900 })
    await comeAgain(player)
    const before = engine.console.length
    await use(player)
    line.mend()
    await player.leave()
    expect(engine.console.slice(before).filter(isComplaint)).toEqual([])
  },
})

/** A page that has thrown, in the words of Firefox. */
const isComplaint = (line: string) => line.startsWith("JavaScript error: http")

/** Opens a page as somchai, who has logged in before. */
export const openLoggedIn = async (player: EnginePlayer, path: string) => {
  const { userName, pin: password } = somchai
  const answer = await fetch(`${player.origin}/api/users.login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userName, password }),
  })
  await player.inPage((token) => {
    document.cookie = `token=${token}; path=/`
  }, answer.headers.get("x-access-token") ?? "")
  await player.open(path)
}

export { expect, somchai }
