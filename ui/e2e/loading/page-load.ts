import { readFile } from "node:fs/promises"
import type { Locator, Page, Request } from "@playwright/test"

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}
type Manifest = Readonly<Record<string, Chunk>>

const manifestFile = new URL("../../dist/.vite/manifest.json", import.meta.url)
const packedFrom = 1_000
const shortestInterval = 10_000

/**
 * What it takes to load a page with an empty cache: facts that are the same however quick the machine and the line are. The
 * scripts come after the document is painted, but for the one that runs before it; the operator's answers after the scripts.
 */
export const pageLoad = async (page: Page, address: string, thing: Locator) => {
  const [sent, finished]: [Array<Request>, Array<Request>] = [[], []]
  page.on("request", (request) => sent.push(request))
  page.on("requestfinished", (request) => finished.push(request))
  await page.addInitScript(noteShifts)
  const { letScriptsCome, letAnswersCome } = await holdBack(page)
  await page.goto(address, { waitUntil: "commit" })
  await untilPainted(page)
  await Promise.all(sent.filter(isFont).map((request) => request.response().then((answer) => answer?.finished())))
  letScriptsCome()
  await untilScriptsRest(page, finished)
  letAnswersCome()
  await thing.first().waitFor()
  const needed = new Set(sent.map((request) => new URL(request.url()).pathname.slice(1)))
  await page.waitForLoadState("networkidle")
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"))
  const answers = await Promise.all(finished.filter(isCall).map(answerTo))
  const parts = await page
    .locator("[data-part]")
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).href))
  const scripts = sent.filter(isLaterScript).map((request) => request.url())
  return {
    /** Scripts that every page begins with, as the document names them, and as many as were asked for first. */
    parts,
    firstScripts: scripts.slice(0, parts.length),
    /** How far the page moved under the visitor's eyes. */
    shifted: await page.evaluate((): number => Reflect.get(globalThis, "shifted")),
    dataBytes: answers.reduce((sum, { wireBytes }) => sum + wireBytes, 0),
    /** Answers that travel longer than they need. */
    unpacked: answers.filter(isUnpacked).map(({ name }) => name),
    /** How often each call was sent; what is looked up by the clock does not count, on a machine that is as slow as that. */
    calls: Object.fromEntries(
      [...Map.groupBy(sent.filter(isCall), nameOf)].map(([name, all]) => [name, all.filter(isOfTheLoad).length]),
    ),
    fonts: sent.flatMap((request) => /([\w-]+)-[\w-]{7}\.woff2$/.exec(request.url())?.[1] ?? []),
    /** How many scripts had to run one after the other before the thing was there, after the first. */
    scriptsDeep: depthOf(manifest, needed),
  }
}

const noteShifts = () => {
  let shifted = 0
  Object.defineProperty(globalThis, "shifted", { get: () => shifted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, "value"))
  }).observe({ type: "layout-shift", buffered: true })
}

/** Keeps requests back until they are let go; Playwright's own way to do so would turn the cache off. */
const holdBack = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const [scripts, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const letGo = async (requestId: string, url: string) => {
    if (isCallTo(new URL(url))) await answers.promise
    else if (!isPrefetch(url)) await scripts.promise
    // A page may have given a request up meanwhile.
    await session.send("Fetch.continueRequest", { requestId }).catch(() => undefined)
  }
  session.on("Fetch.requestPaused", ({ requestId, request }) => void letGo(requestId, request.url))
  await session.send("Network.clearBrowserCache")
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*.js" }, { urlPattern: "*api/*" }] })
  return { letScriptsCome: scripts.resolve, letAnswersCome: answers.resolve }
}

const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))

/** Until scripts have come, and none more between one paint and the next. */
const untilScriptsRest = async (page: Page, finished: ReadonlyArray<Request>) => {
  for (let before = -1; before !== finished.length || !finished.some(isLaterScript); ) {
    before = finished.length
    for (let paints = 0; paints < 5; paints++) await untilPainted(page)
  }
}

const isPrefetch = (url: string) => /\/assets\/prefetch-/.test(url)
const isLaterScript = (request: Request) => request.resourceType() === "script" && !isPrefetch(request.url())
const isFont = (request: Request) => request.resourceType() === "font"
const isCallTo = ({ pathname }: URL) => /^\/(?:poy-)?api\//.test(pathname)
const isCall = (request: Request) => isCallTo(new URL(request.url()))
/** Whether a call follows the one before it too soon to be sent by an interval, the shortest of which is 10 seconds. */
const isOfTheLoad = (call: Request, index: number, all: ReadonlyArray<Request>) => {
  const before = all[index - 1]
  return before === undefined || call.timing().startTime - before.timing().startTime < shortestInterval
}
const nameOf = (request: Request) => new URL(request.url()).pathname.replace(/^\/(?:poy-)?api\//, "")

type Answer = Awaited<ReturnType<typeof answerTo>>

const answerTo = async (request: Request) => {
  const response = await request.response()
  return {
    name: nameOf(request),
    /** None where the browser's own copy still holds. */
    wireBytes: (await request.sizes()).responseBodySize,
    encoding: await response?.headerValue("content-encoding"),
  }
}

const isUnpacked = ({ wireBytes, encoding }: Answer) => wireBytes > packedFrom && typeof encoding !== "string"

/** After so many scripts, each of which had to run first, the last of these began to be fetched. */
const depthOf = (manifest: Manifest, fetched: ReadonlySet<string>): number => {
  const together = (keys: ReadonlyArray<string>, seen: Set<string>): Set<string> => {
    for (const key of keys)
      if (!seen.has(key) && fetched.has(manifest[key]?.file ?? "")) {
        seen.add(key)
        together(manifest[key]?.imports ?? [], seen)
      }
    return seen
  }
  const seen = together(
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
    new Set(),
  )
  for (let depth = 0; ; depth++) {
    const before = seen.size
    together(
      [...seen].flatMap((key) => manifest[key]?.dynamicImports ?? []),
      seen,
    )
    if (seen.size === before) return depth
  }
}
