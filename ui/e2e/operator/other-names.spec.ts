import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ticket4dPage } from "../gov4d/ticket4d-page.ts"
import { shell } from "../site/shell.ts"
import { test as base, expect, logSomchaiIn } from "./literal-site.ts"

const calls = {
  "POST /api/users.login": "/v1/sign-in",
  "GET /api/users-infos": "/v1/me",
  "GET /api/cashs": "/v1/me/money",
  "POST /poy-api/lotteries.4d.latest": "/v1/sets/open",
  "POST /poy-api/lotteries.hanoy.create": "/v1/sets/hanoi",
}

/** An operator of given calls alone, with paths and headers of its own. */
const test = base.extend({
  names: { calls, tokenHeader: "x-session", requestToken: "x-player-token: token={token}" },
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  hostVariables: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "fakham-calls-"))
    const OPERATOR_CALLS = join(folder, "calls.json")
    await writeFile(OPERATOR_CALLS, JSON.stringify(calls))
    await use({
      OPERATOR_CALLS,
      OPERATOR_TOKEN_HEADER: "x-session",
      OPERATOR_REQUEST_TOKEN: "x-player-token: token={token}",
    })
    await rm(folder, { recursive: true })
  },
})

test("at an operator with other paths and token headers a player comes in, bets and is still known after a reload", async ({
  page,
  operator,
}) => {
  await logSomchaiIn(page)
  const table = ticket4dPage(page)
  await table.open("hanoy")
  await table.hasBetBefore()
  await table.key("4827")
  await table.place("120.00")
  const taken = page.getByRole("dialog", { name: "รับโพยแล้ว" })
  await expect(taken).toContainText("880.50")
  await taken.getByRole("button", { name: "เสร็จแล้ว" }).click()
  expect(operator.taken.map(({ lottery }) => lottery)).toEqual(["hanoy"])
  await page.goto("/main")
  await expect(page.getByRole("main")).toContainText("880.50")
  expect(operator.unknown.filter((call) => Object.keys(calls).includes(call))).toEqual([])
  await shell(page).logOut()
})
