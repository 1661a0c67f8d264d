import { BetTerms, PopularNumbers } from "@fakham/core/betting"
import { PastResults, Rounds } from "@fakham/core/lotto"
import { YingResults, Yings } from "@fakham/core/ying"
import type { Effect, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { bettingPlayerAt } from "../testing/betting-sandbox.ts"
import { data } from "../testing/operator-that-says.ts"
import { recordingOperator } from "../testing/recording-operator.ts"

type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof bettingPlayerAt>["runtime"]>
type Row = readonly [
  call: string,
  sent: unknown,
  said: unknown,
  question: Effect.Effect<unknown, unknown, Ports>,
  expected: unknown,
]

const round = { betId: "30", betGroup: "yeekee", betType: "yeekee_30" } as const
const listed = {
  betId: 30,
  betGroup: "yeekee",
  betType: "yeekee_30",
  name: "รอบ 30",
  betName: "yeekee_30",
  closeTime: "13:15",
  resultTime: "13:18",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  resultDt: "2026-11-20",
  betList: { dt: "2026-11-20", active: true },
  setResult: false,
  unixTimeStamp: { realCloseTime: 1_795_155_300, realResultTime: 1_795_155_480 },
}
const known = {
  betId: "30",
  betGroup: "yeekee",
  betType: "yeekee_30",
  betName: "yeekee_30",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  closesAt: Date.parse("2026-11-20T13:15:00+07:00"),
  resultAt: Date.parse("2026-11-20T13:18:00+07:00"),
  outcome: undefined,
}
const rate = { number: "07", option: "teng_bon_2", multiply: "46.00" }
const drawn = { top3: "482", top2: "82", bottom2: "07" }
const shot = { yingNumber: "90712", userName: "somchai88", mine: true, createdAt: "2026-11-20T13:16:00.000000Z" }
const rows: ReadonlyArray<Row> = [
  ["GET /poy-api/bet-lists.latest", undefined, [listed], Rounds.use((rounds) => rounds.latest()), [known]],
  ["GET /poy-api/bet-lists.one?id=30", undefined, listed, Rounds.use((rounds) => rounds.one("30")), known],
  [
    "GET /poy-api/number-reachs.rate-recommend.all?betId=30&betType=yeekee_30",
    undefined,
    { defaultRate: {}, rateNow: [rate] },
    PopularNumbers.use((popular) => popular.read(round)),
    [{ number: "07", option: "teng_bon_2", multiply: 4_600 }],
  ],
  [
    "GET /poy-api/number-reachs.rate-now.all?betId=30&betType=yeekee_30",
    undefined,
    { defaultRate: { teng_bon_2: 92 }, rateNow: [rate] },
    BetTerms.use((terms) => terms.rates(round)),
    [{ number: "07", option: "teng_bon_2", multiply: 4_600 }],
  ],
  [
    "GET /poy-api/bet-list-results?betId=30&resultDate=2026-11-20",
    undefined,
    { ...round, dt: "2026-11-20", result: drawn },
    PastResults.use((results) => results.of("30", "2026-11-20")),
    { betId: "30", outcome: { type: "drawn", drawn: { top3: "482", top2: "82", bottom2: "07" } } },
  ],
  [
    "POST /poy-api/ying-results.one",
    { betId: "30" },
    { betId: "30", result: drawn, sum: 1_090_712 },
    YingResults.use((results) => results.one("30")),
    { outcome: { type: "drawn", drawn: { top3: "482" } }, sum: 1_090_712 },
  ],
  [
    "GET /poy-api/yings?betId=30",
    undefined,
    [shot],
    Yings.use((yings) => yings.recent("30")),
    [{ number: "90712", member: "somchai88", isOwn: true }],
  ],
  [
    "GET /poy-api/yings?betId=30&limit=20",
    undefined,
    [shot],
    Yings.use((yings) => yings.recent("30", 20)),
    [{ number: "90712", at: Date.parse("2026-11-20T13:16:00+07:00") }],
  ],
  [
    "POST /poy-api/yings.summary",
    { betId: "30" },
    { count: 21 },
    Yings.use((yings) => yings.summary("30")),
    { shots: 21 },
  ],
  [
    "POST /poy-api/yings.create",
    { betId: "30", yingNumber: "90712" },
    shot,
    Yings.use((yings) => yings.shoot("30", "90712", "key-of-a-shot")),
    { number: "90712" },
  ],
  [
    "POST /poy-api/lotteries.4d.latest",
    {},
    { hanoy: [listed], lao: [], laoSuper: [listed], malay: [] },
    Rounds.use((rounds) => rounds.latest4d()),
    {
      hanoy: [{ ...known, betGroup: "gov4d", betType: "hanoy" }],
      lao: [],
      laoSuper: [{ ...known, betGroup: "gov4d", betType: "laoSuper" }],
      malay: [],
    },
  ],
]

test.each(rows)("%s is sent to the letter, and its answer understood", async (call, sent, said, question, expected) => {
  const operator = await recordingOperator(data(said))
  const answer = await bettingPlayerAt(operator.origin, "token")(question)
  expect(operator.asked).toEqual([[call, sent]])
  expect(answer).toMatchObject({ _tag: "Success", success: expected })
  operator.stop()
})

test("the terms of a round are its minima and maxima beside its rates", async () => {
  const operator = await recordingOperator(data([{ betOption: "teng_bon_2", betMin: 1, betMax: 500 }]))
  const answer = await bettingPlayerAt(operator.origin, "token")(BetTerms.use((terms) => terms.read(round)))
  expect(operator.asked.map(([call]) => call)).toContain("GET /poy-api/bet-list-min-maxes.all?betId=30")
  expect(answer).toMatchObject({ success: { betMin: { teng_bon_2: 100 }, betMax: { teng_bon_2: 50_000 } } })
  operator.stop()
})
