import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readHostSettings, startHost } from "@fakham/host"
import type { Browser, Page } from "playwright"
import { build, preview } from "vite"
import type { Front } from "../../docs/examples/journeys/front.ts"
import { reactFront } from "../../docs/examples/journeys/react-front.ts"
import { terminalFront } from "../../docs/examples/journeys/terminal-front.ts"
import { vueFront } from "../../docs/examples/journeys/vue-front.ts"
import { root } from "../commands/run.ts"
import { needSite } from "../commands/site.ts"
import { findChromium } from "../surroundings/chromium.ts"
import { inChromium } from "../surroundings/in-chromium.ts"

/** A kind of front end in front of an operator: each of its players has one of their own, with an empty memory. */
type FrontKind = {
  readonly begin: () => Promise<{ readonly front: Front; readonly page?: Page }>
  readonly stop: () => Promise<unknown>
}

/** A browser that is open until it is stopped. */
const openBrowser = async () => {
  const path = findChromium("headless shell")
  if (path === undefined) throw new Error("no Chromium is here: npm test installs one")
  const [opened, over] = [Promise.withResolvers<Browser>(), Promise.withResolvers<void>()]
  const running = inChromium(path, async (browser) => {
    opened.resolve(browser)
    await over.promise
  })
  const browser = await Promise.race([opened.promise, running.then(() => opened.promise)])
  const stop = () => {
    over.resolve()
    return running
  }
  return { browser, stop }
}

/** Pages of one address, a context with an empty memory each. */
const pagesAt = async (
  front: (page: Page, origin: string) => Front,
  origin: string,
  stopServer: () => Promise<unknown>,
) => {
  const { browser, stop } = await openBrowser()
  return {
    begin: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" })
      context.setDefaultTimeout(60_000)
      const page = await context.newPage()
      return { front: front(page, origin), page }
    },
    stop: () => Promise.all([stop(), stopServer()]),
  }
}

const startVue = async (operator: string): Promise<FrontKind> => {
  const outDir = await mkdtemp(join(tmpdir(), "fakham-vue-"))
  const page = {
    root: join(root, "docs/examples/vue"),
    logLevel: "silent",
    build: { outDir, emptyOutDir: true },
  } as const
  await build(page)
  const proxy = { "/api": operator, "/poy-api": operator, "/ccu": { target: operator, ws: true } }
  const server = await preview({ ...page, preview: { port: 0, proxy } })
  return pagesAt(vueFront, server.resolvedUrls?.local[0] ?? "", async () => {
    await server.close()
    await rm(outDir, { recursive: true })
  })
}

const startReact = async (operatorOrigin: string): Promise<FrontKind> => {
  if (!(await needSite())) throw new Error("the site could not be built")
  const { settings } = readHostSettings({ PORT: "0", OPERATOR_ORIGIN: operatorOrigin, LOG: "error" })
  if (settings === undefined) throw new Error("these settings cannot be used")
  const host = await startHost(settings, () => {})
  return pagesAt(reactFront, host.origin.replace("127.0.0.1", "localhost"), host.stop)
}

export const frontKinds = {
  react: startReact,
  terminal: async (operator: string): Promise<FrontKind> => ({
    begin: async () => ({ front: terminalFront(operator) }),
    stop: async () => {},
  }),
  vue: startVue,
} as const
export type FrontName = keyof typeof frontKinds
