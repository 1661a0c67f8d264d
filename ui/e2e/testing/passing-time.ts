import { expect, type Page, type Request, type Route } from "@playwright/test"
import type { Site } from "./site.ts"

/** Lets time pass at once, at the operator and on a page whose clock is installed. */
export const passTime = async (page: Page, site: Site, seconds: number) => {
  await site.passTime(seconds)
  await page.clock.fastForward(Math.round(seconds * 1_000))
}

/** Waits until a page has made of its answers what there is to make of them: they come to it before later ones. */
const untilAnswered = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of ["the answer itself", "what follows from it"])
      await (await fetch("/", { cache: "no-store" })).text()
  })

export type PassTime = (seconds: number) => Promise<void>

/**
 * Lets time pass between two calls of a page. What was asked before is answered before, so that no answer speaks of a
 * time that is over; what is asked meanwhile waits, so that no call is given up as too slow because the clock jumps.
 */
export const betweenCalls = (page: Page, site: Site): PassTime => {
  const calls = /^[^?]*\/(?:poy-)?api\//
  const inFlight = new Set<Request>()
  page.on("request", (request) => {
    if (calls.test(request.url())) inFlight.add(request)
  })
  page.on("requestfinished", (request) => inFlight.delete(request))
  page.on("requestfailed", (request) => inFlight.delete(request))
  return async (seconds: number) => {
    const { promise: isLater, resolve } = Promise.withResolvers<void>()
    const wait = async (route: Route) => {
      await isLater
      await route.fallback()
    }
    await page.route(calls, wait)
    const asked = [...inFlight]
    await expect.poll(() => asked.some((request) => inFlight.has(request))).toBe(false)
    if (page.url().startsWith("http")) await untilAnswered(page)
    await page.clock.fastForward(Math.round(seconds * 1_000))
    await site.passTime(seconds)
    resolve()
    await page.unroute(calls, wait)
  }
}

/** Lets a quarter of an hour pass until the player is reminded; a minute before, the page asks what they have set. */
export const untilReminded = async (page: Page, passBetweenCalls: PassTime) => {
  let isNoted = false
  page.once("response", function onResponse(response) {
    if (response.url().endsWith("/api/play-limits")) isNoted = true
    else page.once("response", onResponse)
  })
  for (let minutes = 0; minutes < 14; minutes++) await passBetweenCalls(60)
  await expect(async () => {
    await passBetweenCalls(1)
    expect(isNoted).toBe(true)
  }).toPass()
  await expect(async () => {
    await passBetweenCalls(5)
    await expect(page.getByRole("dialog", { name: /^เล่นมาแล้ว / })).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
}

/** From now on only `passTime` moves the operator's clock; that of a page yet to open runs, and may be ahead. */
export const standStill = async (page: Page, site: Site, aheadSeconds = 0) => {
  await site.stopClock()
  await page.clock.install({ time: (await site.now()) + aheadSeconds * 1_000 })
}

/** Longer than it takes to stop a clock after looking at it, however slow the machine is. */
const soon = 10_000

/** After a little while no more time passes on a page whose clock is installed, until it is told to go on. */
export const stopTime = async (page: Page, after = soon) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + after)
