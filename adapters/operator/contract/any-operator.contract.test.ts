import { Balance, Identity, PlayerRecord } from "@fakham/core"
import { BetTerms, NumberSets } from "@fakham/core/betting"
import { PastResults, Rounds } from "@fakham/core/lotto"
import { baht, satang } from "@fakham/core/money"
import { NotOffered } from "@fakham/core/operator"
import { NotSold, type Order, OrderDesk, PoyArchive, type Ticket4dOrder } from "@fakham/core/order"
import { recordedReports } from "@fakham/core/testing"
import { YingResults, Yings } from "@fakham/core/ying"
import { literalOperator } from "@fakham/stand-in/testing"
import { type Effect, Layer, type ManagedRuntime, Result } from "effect"
import * as v from "valibot"
import { afterEach, beforeEach, describe, expect, it, test } from "vitest"
import { httpBalance, httpIdentity, httpPlayerRecord } from "../first-calls.ts"
import { playersAsking } from "../testing/asking.ts"
import { httpBetting } from "../testing/http-betting.ts"

const reports = recordedReports()
const playerAt = playersAsking(
  (client) => Layer.mergeAll(httpBetting(client), httpIdentity(client), httpPlayerRecord(client), httpBalance(client)),
  reports.layer,
)
type Ask = ReturnType<typeof playerAt>
type Question = Effect.Effect<unknown, unknown, ManagedRuntime.ManagedRuntime.Services<Ask["runtime"]>>

let operator: Awaited<ReturnType<typeof literalOperator>>
let player: Ask
beforeEach(async () => {
  reports.troubles.length = 0
  operator = await literalOperator()
  player = playerAt(operator.origin, operator.token)
})
afterEach(() => operator.stop())

const balance = Balance.use((port) => port.balance())
const place = (order: Order, key: string) => OrderDesk.use((desk) => desk.place(order, key))
const byKey = (key: string) => OrderDesk.use((desk) => desk.byKey(key))
const sets = (betName: string, variant: Ticket4dOrder["variant"], betId: string): Ticket4dOrder => ({
  kind: "sets",
  betGroup: "gov4d",
  betId,
  betName,
  variant,
  lines: [{ number: "4827", sets: 2 }],
})

describe("an operator of the product's own calls alone", () => {
  it("lets a player in and tells what they have, cut to the satang", async () => {
    operator.bends((path, value) => (path === "/api/cashs" ? { money: "1000.509" } : value))
    const session = await player(
      Identity.use((identity) => identity.login({ userName: "somchai88", pin: "Duean69#x" })),
    )
    expect(session).toMatchObject({ success: { uuid: "5a9d0000-0000-4000-8000-00000000000a", limit: undefined } })
    expect(await player(balance)).toEqual(Result.succeed(satang(100_050)))
    expect(await player(PlayerRecord.use((record) => record.read()))).toMatchObject({
      success: { userName: "somchai88", level: 1, cash: 100_050, afCash: 3_500, loyaltyPoint: 12 },
    })
  })

  it.each([
    ["laos", "lao", "402", "lao", 82_050, 180],
    ["laos super", "laoSuper", "403", "lao-super", 76_050, 240],
    ["hanoy", "hanoy", "401", "hanoy", 76_050, 240],
    ["malay", "malay", "404", "malay", 76_050, 240],
  ] as const)("takes sets of %s, and no slip is told of them", async (name, variant, betId, lottery, left, price) => {
    expect(await player(place(sets(name, variant, betId), "key-of-sets"))).toEqual(Result.succeed(undefined))
    expect(await player(byKey("key-of-sets"))).toEqual(Result.succeed(undefined))
    expect(await player(balance)).toEqual(Result.succeed(satang(left)))
    expect(operator.taken).toMatchObject([
      { lottery, key: "key-of-sets", poy: [{ number: "4827", sets: 2, ref: 0, add: 1, price }] },
    ])
  })

  it("has nothing to look a lost answer up with, and is asked so once", async () => {
    operator.losesAnswers()
    expect(await player(place(sets("laos", "lao", "402"), "key-lost"))).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
    expect(await player(byKey("key-lost"))).toEqual(Result.fail(new NotOffered()))
    expect(await player(byKey("key-lost"))).toEqual(Result.fail(new NotOffered()))
    expect(operator.unknown).toEqual(["GET /poy-api/poys.by-key"])
  })

  it("sells no other lottery, keeps no slips and no number sets, and proves nothing", async () => {
    const line = { option: "teng_bon_3", number: "123", ref: 0, add: 1, price: baht(5) } as const
    const bet = { ...line, min: baht(1), max: baht(500), multiply: 85_000 }
    const yeekee = { kind: "poy", betGroup: "yeekee", betId: "30", betType: "yeekee_30", betName: "" } as const
    expect(await player(place({ ...yeekee, lines: [bet] }, "key-of-yeekee"))).toEqual(Result.fail(new NotSold()))
    expect(await player(PoyArchive.use((archive) => archive.all({ page: 1 })))).toEqual(Result.fail(new NotOffered()))
    expect(await player(PoyArchive.use((archive) => archive.one("7")))).toEqual(Result.fail(new NotOffered()))
    expect(await player(NumberSets.use((numberSets) => numberSets.all()))).toEqual(Result.fail(new NotOffered()))
    expect((await player(YingResults.use((results) => results.proof("30"))))._tag).toBe("Failure")
    expect(operator.money()).toBe(1_000.5)
  })

  it("takes a shot without a word, and lists it", async () => {
    expect(await player(Yings.use((yings) => yings.shoot("30", "90712", "key-of-a-shot")))).toMatchObject({
      success: { number: "90712", waitSeconds: 10 },
    })
    expect(await player(Yings.use((yings) => yings.recent("30")))).toMatchObject({
      success: [{ rank: 1, number: "90712", member: "somchai88", isOwn: true }],
    })
    expect(await player(Yings.use((yings) => yings.summary("30")))).toMatchObject({ success: { shots: 1 } })
  })

  it("has an archive in its list of rounds, one by one", async () => {
    const day = Result.getOrThrow(await player(Rounds.use((rounds) => rounds.one("20")))).dt
    expect(await player(PastResults.use((results) => results.onDay("yeekee", day)))).toMatchObject({
      success: [{ betId: "20", outcome: { type: "drawn", drawn: { top3: "482", top2: "82", bottom2: "07" } } }],
    })
    expect(await player(PastResults.use((results) => results.history("gov4d", undefined)))).toEqual(Result.succeed([]))
  })

  it("loses the rows of a list that cannot be read, and how many is said", async () => {
    const listed = Result.getOrThrow(await player(Rounds.use((rounds) => rounds.latest())))
    expect(listed.map(({ betId }) => betId)).toEqual(["30", "20"])
    const { hanoy } = Result.getOrThrow(await player(Rounds.use((rounds) => rounds.latest4d())))
    expect(hanoy.map(({ betId }) => betId)).toEqual(["401"])
    expect(reports.troubles).toEqual([
      { _tag: "RowsLost", path: "/poy-api/bet-lists.latest", rows: 1 },
      { _tag: "RowsLost", path: "/poy-api/lotteries.4d.latest", rows: 1 },
    ])
  })
})

/** What players ask of given calls, and the fields of the answers that it cannot do without. */
const questions: ReadonlyArray<readonly [path: string, question: Question, needed: ReadonlyArray<string>]> = [
  ["/api/users-infos", PlayerRecord.use((record) => record.read()), []],
  ["/api/cashs", balance, ["money"]],
  ["/poy-api/bet-lists.latest", Rounds.use((rounds) => rounds.latest()), []],
  ["/poy-api/bet-lists.one", Rounds.use((rounds) => rounds.one("30")), ["betId", "betGroup"]],
  ["/poy-api/lotteries.4d.latest", Rounds.use((rounds) => rounds.latest4d()), []],
  [
    "/poy-api/bet-list-min-maxes.all",
    BetTerms.use((terms) => terms.read({ betId: "30", betGroup: "yeekee", betType: "yeekee_30" })),
    [],
  ],
  [
    "/poy-api/number-reachs.rate-now.all",
    BetTerms.use((terms) => terms.read({ betId: "30", betGroup: "yeekee", betType: "yeekee_30" })),
    [],
  ],
  [
    "/poy-api/bet-list-results",
    PastResults.use((results) => results.of("20", "2026-11-20")),
    ["betId", "betGroup", "result"],
  ],
  ["/poy-api/yings", Yings.use((yings) => yings.recent("30")), []],
  ["/poy-api/yings.summary", Yings.use((yings) => yings.summary("30")), []],
  ["/poy-api/yings.create", Yings.use((yings) => yings.shoot("30", "12345", "key-of-one")), []],
  ["/poy-api/lotteries.lao.create", place(sets("laos", "lao", "402"), "key-of-a-slip"), []],
]

const odd = [undefined, null, { of: "another type" }, "of another kind", true, -0.5]

/** An answer with a field, of it or of its first row, that is something else. */
const bent = (value: unknown, field: string, now: unknown): unknown =>
  isList(value) ? value.map((row, at) => (at === 0 ? bent(row, field, now) : row)) : { ...Object(value), [field]: now }

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

test.each(questions)("%s is understood whatever its other fields are, one by one", async (path, question, needed) => {
  let fields: ReadonlyArray<string> = []
  operator.bends((asked, value) => {
    if (asked === path)
      fields = Object.keys(v.parse(v.fallback(v.looseObject({}), {}), isList(value) ? value[0] : value))
    return value
  })
  expect((await player(question))._tag).toBe("Success")
  for (const field of fields.filter((one) => !needed.includes(one)))
    for (const now of odd) {
      operator.bends((asked, value) => (asked === path ? bent(value, field, now) : value))
      expect([field, now, (await player(question))._tag]).toEqual([field, now, "Success"])
    }
})
