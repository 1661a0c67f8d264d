import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { everyCall } from "@fakham/operator/every-call"
import { demoLogins } from "@fakham/stand-in"
import * as v from "valibot"
import { expect, test } from "vitest"
import { callsIn, describedCall, differences } from "../calls/read-calls.ts"
import { root } from "../commands/run.ts"

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

test("docs/api.md holds every call of the wire with its origin, a sentence and an example", () => {
  expect(differences()).toEqual([])
  expect(everyCall.length).toBeGreaterThan(80)
})

test("a call that one of both lacks, another origin, and a section without a sentence are found", () => {
  const section = (origin: string, path = "/api/cashs", sentence = "the credit.") =>
    `### GET ${path}\n\n**${origin}**: ${sentence}\n\n\`\`\`\nGET ${path}\n→ {"data":{"money":1}}\n\`\`\`\n`
  const page = (...sections: ReadonlyArray<string>) => `<!-- calls -->\n\n${sections.join("\n")}\n<!-- end of calls -->`
  const found = differences(callsIn(page(section("chosen"), section("given", "/api/no-such"))))
  expect(found).toContain("docs/api.md lacks GET /api/cashs given")
  expect(found).toContain("the wire lacks GET /api/cashs chosen")
  expect(found).toContain("the wire lacks GET /api/no-such given")
  expect(() => callsIn(page(section("given", "/api/cashs", "")))).toThrow("docs/api.md has a call that cannot be read")
})

test.each(everyCall.map((call) => [call.path, call] as const))("both ends understand the example of %s", (_, call) => {
  const { asks, answers } = describedCall(call)
  expect([v.is(call.input, asks), v.is(call.data, answers)]).toEqual([true, true])
})

test.each(everyCall.map((call) => [call.path, call] as const))(
  "%s takes fields that nobody has heard of",
  (_, call) => {
    const { asks } = describedCall(call)
    expect(v.is(call.input, asks && { ...Object(asks), unknownField: 1 })).toBe(true)
  },
)

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
