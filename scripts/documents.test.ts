import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { everyCall } from "@fakham/adapters/operator/every-call"
import { demoLogins } from "@fakham/sandbox"
import { expect, test } from "vitest"
import { exampleOfCall, isUnderstood, withCalls } from "./calls/call-sections.ts"
import { sentences } from "./calls/sentences.ts"
import { root } from "./commands/run.ts"

/** Section 7 of the product's specification. */
const productCalls = [
  "GET /api/af-cashs",
  "GET /api/agents-supports",
  "GET /api/cashs",
  "GET /api/loyalty-points.balance",
  "GET /api/users-infos",
  "GET /poy-api/bet-list-min-maxes.all",
  "GET /poy-api/bet-list-results",
  "GET /poy-api/bet-lists.latest",
  "GET /poy-api/bet-lists.one",
  "GET /poy-api/game-highlight-configs",
  "GET /poy-api/number-reachs.rate-now.all",
  "GET /poy-api/number-reachs.rate-recommend.all",
  "GET /poy-api/yings",
  "POST /api/af-cashs.transaction.all",
  "POST /api/agents-supports",
  "POST /api/users-banks.create",
  "POST /api/users-infos.update",
  "POST /api/users.auth",
  "POST /api/users.line-login",
  "POST /api/users.login",
  "POST /api/users.logout",
  "POST /api/users.phone-number.update",
  "POST /api/users.signup",
  "POST /poy-api/lotteries.4d.latest",
  "POST /poy-api/lotteries.hanoy.create",
  "POST /poy-api/lotteries.lao-super.create",
  "POST /poy-api/lotteries.lao.create",
  "POST /poy-api/lotteries.malay.create",
  "POST /poy-api/partners.game.list.config",
  "POST /poy-api/partners.game.list.config.nr",
  "POST /poy-api/transactions.all",
  "POST /poy-api/transactions.bank",
  "POST /poy-api/true.wallet.history",
  "POST /poy-api/ying-results.one",
  "POST /poy-api/yings.create",
  "POST /poy-api/yings.summary",
]

const read = (path: string) => readFile(join(root, path), "utf8")

test("docs/api.md holds every call of the wire with its origin, a sentence and an example; `npm run calls` writes it", async () => {
  const document = await read("docs/api.md")
  expect(document).toBe(withCalls(document))
  expect(everyCall.length).toBeGreaterThan(80)
})

test.each(everyCall.map((call) => [call.path, call] as const))("both ends understand the example of %s", (_, call) => {
  expect(isUnderstood(call, exampleOfCall(call))).toBe(true)
})

test.each(everyCall.map((call) => [call.path, call] as const))(
  "%s takes fields that nobody has heard of",
  (_, call) => {
    const { asks } = exampleOfCall(call)
    expect(isUnderstood(call, { ...exampleOfCall(call), asks: asks && { ...Object(asks), unheardOf: 1 } })).toBe(true)
  },
)

test("every call has a sentence, and every sentence a call", () => {
  const names = everyCall.map(({ path }) => path.replace(/^\/(poy-)?api\//, ""))
  expect(new Set(Object.keys(sentences))).toEqual(new Set(names))
})

test("every call that the product names is given, at its own path", () => {
  const given = everyCall.filter(({ origin }) => origin === "given").map(({ method, path }) => `${method} ${path}`)
  expect(given.toSorted()).toEqual(productCalls.toSorted())
})

test("the README names the two commands and every demo login", async () => {
  const readme = await read("README.md")
  expect(readme).toContain("npm ci && npm start")
  expect(readme).toContain("npm ci && npm test")
  for (const { userName, pin, shows } of demoLogins) expect(readme).toContain(`| ${userName} | \`${pin}\` | ${shows} |`)
})
