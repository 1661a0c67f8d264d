import { rowsLost } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { expect, test } from "vitest"
import { calls, exampleOfCall } from "./call-sections.ts"

type Path = ReadonlyArray<string>

/** Every field of an answer, however deep; the rows of a list count as one. */
const fieldsOf = (value: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof value !== "object" || value === null
    ? [path]
    : Object.entries(value).flatMap(([name, part]) => [
        ...(Array.isArray(value) ? [] : [[...path, name]]),
        ...(typeof part === "object" ? fieldsOf(part, [...path, name]) : []),
      ])

/** The same with one field changed, or taken out. */
const bent = (value: unknown, [name = "", ...rest]: Path, change: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === name ? bent(part, rest, change) : part))
  const { [name]: part, ...others } = Object(value)
  if (rest.length > 0) return { ...Object(value), [name]: bent(part, rest, change) }
  return "now" in change ? { ...others, [name]: change["now"] } : others
}

const bends = [
  {},
  { now: null },
  { now: { of: "another type" } },
  { now: true },
  { now: "of another kind" },
  { now: -1.5 },
]

const nameOf = (path: Path) => path.filter((part) => !/^\d+$/.test(part)).join(".")

/** What the site cannot do without in answers of the product's own calls: without it an answer, or a row, is lost. */
const needed: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/api/af-cashs": ["afMoney"],
  "/api/af-cashs.transaction.all": ["amount", "createdAt", "id"],
  "/api/cashs": ["money"],
  "/api/loyalty-points.balance": ["balance"],
  "/poy-api/bet-list-min-maxes.all": ["betOption"],
  "/poy-api/bet-list-results": ["betGroup", "betId"],
  "/poy-api/bet-lists.latest": ["betGroup", "betId"],
  "/poy-api/bet-lists.one": ["betGroup", "betId"],
  "/poy-api/game-highlight-configs": ["kind", "partner"],
  "/poy-api/lotteries.4d.latest": ["hanoy.betId", "lao.betId", "laoSuper.betId", "malay.betId"],
  "/poy-api/number-reachs.rate-now.all": ["rateNow.multiply", "rateNow.number", "rateNow.option"],
  "/poy-api/number-reachs.rate-recommend.all": ["rateNow.multiply", "rateNow.number", "rateNow.option"],
  "/poy-api/partners.game.list.config": ["name", "partner"],
  "/poy-api/partners.game.list.config.nr": ["name", "partner"],
  "/poy-api/transactions.all": ["amount", "createdAt", "id"],
  "/poy-api/transactions.bank": ["depositFast", "depositNormal", "userWithdraw"].flatMap((list) =>
    ["amount", "createdAt", "id"].map((field) => `${list}.${field}`),
  ),
  "/poy-api/true.wallet.history": ["amount", "id", "transferTime"],
  "/poy-api/ying-results.one": ["winners.rank", "winners.yingNumber"],
  "/poy-api/yings": ["yingNumber"],
}

const given = calls.filter(
  ({ origin, path }) => origin === "given" && !/(?:lotteries\.[\w-]+|users-banks)\.create$/.test(path),
)

test("what an answer of the product's own calls cannot do without is no more than this", () => {
  const found = given.flatMap((call) => {
    const { answers } = exampleOfCall(call)
    const lost = fieldsOf(answers).filter((path) =>
      bends.some((change) => {
        const read = v.safeParse(call.data, bent(answers, path, change))
        return !read.success || rowsLost(read.output) > 0
      }),
    )
    return lost.length === 0 ? [] : [[call.path, [...new Set(lost.map(nameOf))].toSorted()] as const]
  })
  expect(Object.fromEntries(found)).toEqual(needed)
})

test.each(given.map((call) => [call.path, call] as const))(
  "%s loses a field that is missing, null or of another type, and nothing else with it",
  (path, call) => {
    const { answers } = exampleOfCall(call)
    const whole = v.parse(call.data, answers)
    for (const field of fieldsOf(answers).filter((one) => needed[path]?.includes(nameOf(one)) !== true))
      for (const change of bends) {
        const read = v.parse(call.data, bent(answers, field, change))
        expect([field, bent(read, field, {})]).toEqual([field, bent(whole, field, {})])
      }
  },
)
