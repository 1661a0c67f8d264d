import { createServer, type ServerResponse } from "node:http"
import type { Page } from "@playwright/test"
import { comeLoggedIn } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { serve } from "../testing/process.ts"

/** Asks as the site does, and says what the page makes of it and what came over the line. */
const ask = async (page: Page, path: string, token: string) =>
  page.evaluate(
    async ([address, authorization]) => {
      performance.clearResourceTimings()
      const answer = await fetch(address, { cache: "no-cache", headers: { authorization } })
      const body = await answer.text()
      const [entry] = performance.getEntriesByType("resource")
      return {
        body,
        date: Date.parse(answer.headers.get("date") ?? ""),
        hasAge: answer.headers.has("age"),
        cameAgain: entry instanceof PerformanceResourceTiming && entry.transferSize > 300,
      }
    },
    [path, `Bearer ${token}`] as const,
  )

test("what the browser kept is told under the operator's time of now, so that countdowns stay right", {
  tag: "@soak",
}, async ({ page, site }) => {
  await comeLoggedIn(page, somchai)
  const { betId } = await books(page).openRound("yeekee")
  await page.goto("/livez")
  await site.stopClock("2026-11-20T12:00:10.000+07:00")
  const path = `/poy-api/bet-list-min-maxes.all?betId=${betId}`
  const first = await ask(page, path, "nobody")
  await site.passTime(1_000)
  const second = await ask(page, path, "nobody")
  expect([first.cameAgain, second.cameAgain]).toEqual([true, false])
  expect(second.body).toBe(first.body)
  expect((second.date - first.date) / 1_000).toBe(1_000)
  expect(second.hasAge).toBe(false)
})

const termsOf = (answer: ServerResponse, player: string, varies: boolean) => {
  answer.writeHead(200, {
    "content-type": "application/json",
    "cache-control": "private, no-cache",
    etag: `"terms of ${player}"`,
    ...(varies ? { vary: "Authorization" } : {}),
  })
  answer.end(JSON.stringify({ data: `${player}: ${"terms ".repeat(400)}` }))
}

for (const varies of [true, false])
  test(`of two players on one device each reads the own terms, where the operator says ${varies ? "" : "nothing of it "}that they vary`, {
    tag: "@soak",
  }, async ({ page, known }) => {
    let unchanged = 0
    const operator = createServer((request, answer) => {
      const player = request.headers.authorization?.replace("Bearer ", "") ?? "nobody"
      if (request.headers["if-none-match"]?.replace("W/", "") !== `"terms of ${player}"`)
        return termsOf(answer, player, varies)
      unchanged += 1
      answer.writeHead(304, { etag: `"terms of ${player}"` }).end()
    })
    const { promise: listening, resolve } = Promise.withResolvers<void>()
    operator.listen(0, "127.0.0.1", resolve)
    await listening
    const address = operator.address()
    const port = typeof address === "object" ? address?.port : undefined
    const host = await serve("adapters/host/main.ts", { PORT: "0", OPERATOR_ORIGIN: `http://127.0.0.1:${port}` })
    known.add(host.origin)
    await page.goto(`${host.origin}/livez`)
    const read: Array<string> = []
    for (const player of ["malee", "malee", "somchai", "malee", "malee"])
      read.push((await ask(page, "/poy-api/bet-list-min-maxes.all?betId=1", player)).body.slice(9, 16))
    await host.stop()
    operator.close()
    expect(read).toEqual(["malee: ", "malee: ", "somchai", "malee: ", "malee: "])
    expect(unchanged).toBe(2)
  })
