import { BetTerms } from "@fakham/core/betting"
import { NoSuchRound, Rounds } from "@fakham/core/lotto"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { bettingPlayerAt } from "../testing/betting-sandbox.ts"
import { answerFrom, at, data, no, operatorThatSays } from "../testing/operator-that-says.ts"

describe("rounds of an operator that says no more than the product's own lists", () => {
  const one = (response: unknown) =>
    answerFrom(
      { "bet-lists.one": data(response) },
      Rounds.use((rounds) => rounds.one("42")),
    )

  it("have ids that are numbers, fields that nobody knows, and no day but that of their list", async () => {
    expect(
      await one({
        betId: 4_211,
        betGroup: "stock",
        betType: "nikkei_morning",
        name: "นิเคอิเช้า",
        betList: { dt: "2026-11-20", active: true, betMax: {} },
        unixTimeStamp: { realCloseTime: "1795140900", realResultTime: 1_795_142_700 },
        sponsors: [{ id: 1 }],
      }),
    ).toEqual(
      Result.succeed({
        betId: "4211",
        betGroup: "stock",
        betType: "nikkei_morning",
        betName: "นิเคอิเช้า",
        dt: "2026-11-20",
        closeDt: "2026-11-20",
        opensAt: undefined,
        closesAt: at("20T09:15:00"),
        shootingEndsAt: undefined,
        resultAt: at("20T09:45:00"),
        commitment: undefined,
        outcome: undefined,
      }),
    )
  })

  it.each([
    ["yeekee", "yeekee_72", "23:45", "20T23:45:00", "20T23:47:00"],
    ["yeekee", "yeekee_73", "00:00:00", "21T00:00:00", "21T00:02:00"],
    ["yeekee", "yeekee_88", "03:45", "21T03:45:00", "21T03:47:00"],
    ["yeekee5min", "yeekee5min_228", "00:00", "21T00:00:00", "21T00:00:30"],
    ["pingpong", "pingpong_19", "0:00", "21T00:00:00", undefined],
    ["pingpong", "pingpong_18", "23:00", "20T23:00:00", undefined],
    ["stock", "downjone", "00:00", "21T00:00:00", undefined],
    ["stock", "germany", "22:00", "20T22:00:00", undefined],
  ])("close by day and time alone: %s %s at %s", async (betGroup, betType, closeTime, closes, shootingEnds) => {
    expect(await one({ betId: "1", betGroup, betType, dt: "2026-11-20", closeTime })).toMatchObject({
      success: { closesAt: at(closes), shootingEndsAt: shootingEnds && at(shootingEnds) },
    })
  })

  it.each([
    [{ resultTime: "16:00", resultDt: "2026-11-16" }, "16T16:00:00"],
    [{ resultTime: "16:00" }, "16T16:00:00"],
    [{ resultTime: "01:00" }, "17T01:00:00"],
    [{ resultTime: "soon" }, "16T15:20:00"],
    [{}, "16T15:20:00"],
  ])("have their result by day and time alone: %j", async (fields, resultAt) => {
    const gov = { betId: "1", betGroup: "gov", betType: "gov", dt: "2026-11-16", closeTime: "15:20", ...fields }
    expect(await one(gov)).toMatchObject({ success: { resultAt: at(resultAt) } })
  })

  it("cannot be read without a day, a close or a group, and nobody pretends that they can", async () => {
    const gov = { betId: "1", betGroup: "gov", betType: "gov" }
    for (const response of [
      gov,
      { ...gov, dt: "2026-11-16" },
      { ...gov, dt: "2026-11-16", closeTime: "later" },
      { ...gov, closeTime: "15:20" },
      { ...gov, dt: "2026-11-31", closeTime: "15:20" },
      { ...gov, betGroup: "bingo", dt: "2026-11-16", closeTime: "15:20" },
      null,
      "maintenance",
    ])
      expect(await one(response)).toMatchObject({ failure: { _tag: "Unreachable" } })
  })

  it("of groups that are not known here are left out of lists, whatever they look like", async () => {
    const gov = { betId: 1, betGroup: "gov", betType: "gov", dt: "2026-11-16", closeTime: "15:20" }
    const latest = Rounds.use((rounds) => rounds.latest())
    const listed = await answerFrom({ "bet-lists.latest": data([{ betGroup: "bingo", odd: true }, gov]) }, latest)
    expect(Result.getOrThrow(listed).map(({ betId }) => betId)).toEqual(["1"])
    const withUnreadable = data([{ betGroup: "gov" }, gov, null, "a round"])
    expect(Result.getOrThrow(await answerFrom({ "bet-lists.latest": withUnreadable }, latest)).length).toBe(1)
  })

  it("of the four-digit lotteries are what their list says, and a lottery that is not sold has none", async () => {
    const lao = { betId: 7, betGroup: "lao", betType: "laos", dt: "2026-11-20", closeTime: "20:00" }
    const response = await answerFrom(
      { "lotteries.4d.latest": data({ lao: [lao] }) },
      Rounds.use((rounds) => rounds.latest4d()),
    )
    expect(response).toMatchObject({
      success: { hanoy: [], lao: [{ betId: "7", betGroup: "gov4d", betType: "lao" }], laoSuper: [], malay: [] },
    })
  })

  it("are missing when the operator has none, or can have none, of that name", async () => {
    const asked = Rounds.use((rounds) => rounds.one("42"))
    expect(await answerFrom({ "bet-lists.one": no("notFound", undefined, 404) }, asked)).toEqual(
      Result.fail(new NoSuchRound()),
    )
    expect(await answerFrom({ "bet-lists.one": { status: 400, body: "Bad Request" } }, asked)).toEqual(
      Result.fail(new NoSuchRound()),
    )
    expect(await answerFrom({ "bet-lists.one": { status: 500, body: "" } }, asked)).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
  })
})

describe("a round that an operator ends early", () => {
  const gov = { betId: "42", betGroup: "gov", betType: "gov", dt: "2199-11-16", closeTime: "15:20" }
  const one = Rounds.use((rounds) => rounds.one("42"))
  const drawn = { betId: 42, betGroup: "gov", result: { top3: "482", bottom2: 7 } }

  it("is switched off where its list says that it is not active, and not where nothing is said", async () => {
    for (const [betList, isSwitchedOff] of [
      [{ active: 0 }, true],
      [{ active: "false" }, true],
      [{ active: 1 }, undefined],
      [{}, undefined],
      [{ active: "perhaps" }, undefined],
    ] as const)
      expect(await answerFrom({ "bet-lists.one": data({ ...gov, betList }) }, one)).toMatchObject({
        success: { outcome: undefined, ...(isSwitchedOff && { isSwitchedOff }) },
      })
  })

  it("has a result that is fetched as soon as it is set, whatever the time", async () => {
    const set = { "bet-lists.one": data({ ...gov, setResult: 1, betList: { active: 0 } }) }
    expect(await answerFrom({ ...set, "bet-list-results": data(drawn) }, one)).toMatchObject({
      success: { outcome: { type: "drawn", drawn: { top3: "482", top2: "82", bottom2: "07" } } },
    })
    for (const nothing of [data(null), data({ betId: 42, betGroup: "gov" }), no("notFound", undefined, 404)])
      expect(await answerFrom({ ...set, "bet-list-results": nothing }, one)).toMatchObject({
        success: { outcome: undefined, isSwitchedOff: true },
      })
    expect(await answerFrom({ ...set, "bet-list-results": { status: 503, body: "" } }, one)).toMatchObject({
      failure: { _tag: "Unreachable" },
    })
  })

  it("is asked for its result once however often it is listed, and shows dashes while nobody answers", async () => {
    const listed = data([{ ...gov, setResult: 1 }])
    const operator = await operatorThatSays({ "bet-lists.latest": listed, "bet-list-results": data(drawn) })
    const player = bettingPlayerAt(operator.origin)
    const latest = Rounds.use((rounds) => rounds.latest())
    for (const _ of [1, 2])
      expect(await player(latest)).toMatchObject({ success: [{ outcome: { type: "drawn", drawn: { top3: "482" } } }] })
    operator.stop()
    expect(operator.requests.map(({ path }) => path)).toEqual([
      "poy-api/bet-lists.latest",
      "poy-api/bet-list-results",
      "poy-api/bet-lists.latest",
    ])
    expect(
      await answerFrom({ "bet-lists.latest": listed, "bet-list-results": { status: 500, body: "" } }, latest),
    ).toMatchObject({ success: [{ outcome: { type: "drawn", drawn: { top3: "---", top2: "--", bottom2: "--" } } }] })
  })
})

describe("the most of an option", () => {
  const minMaxes = data([
    { betOption: "teng_bon_3", betMin: 1, betMax: 500 },
    { betOption: "teng_bon_2", betMin: 1, betMax: 900 },
  ])
  const rates = data({ defaultRate: { teng_bon_3: 850, teng_bon_2: 90, tode_3: 120 }, rateNow: [] })
  const gov = { betId: "42", betGroup: "gov", betType: "gov", dt: "2026-11-16", closeTime: "15:20" }

  it.each([
    ["by its name", { betMax: { teng_bon_3: "1000.00", tode_3: 20, teng_bon_2: null } }],
    ["in its list by name", { betList: { betMax: { teng_bon_3: 1_000, tode_3: "20" } } }],
    [
      "in rows",
      {
        betMax: [
          { betOption: "teng_bon_3", betMax: 1_000 },
          { betOption: "tode_3", betMax: 20 },
          { betOption: "x" },
          7,
        ],
      },
    ],
  ])("is told with the round, %s, and beside the least where it is not", async (_, answered) => {
    const operator = await operatorThatSays({
      "bet-lists.one": data({ ...gov, ...answered }),
      "bet-list-min-maxes.all": minMaxes,
      "number-reachs.rate-now.all": rates,
    })
    const player = bettingPlayerAt(operator.origin)
    const round = Result.getOrThrow(await player(Rounds.use((rounds) => rounds.one("42"))))
    const terms = Result.getOrThrow(await player(BetTerms.use(({ read }) => read(round))))
    operator.stop()
    expect(terms).toMatchObject({
      betMin: { teng_bon_3: 100, teng_bon_2: 100 },
      betMax: { teng_bon_3: 100_000, teng_bon_2: 90_000, tode_3: 2_000 },
    })
  })
})

describe("terms of an operator with options of its own", () => {
  it("have money and rates as texts, and leave out what is not known or not told", async () => {
    const terms = await answerFrom(
      {
        "bet-list-min-maxes.all": data([
          { betOption: "teng_bon_3", betMin: "1.00", betMax: "500", id: 9 },
          { betOption: "teng_bon_2", betMin: "0.50", betMax: null },
          { betOption: "teng_bon_4", betMin: 1, betMax: 2 },
        ]),
        "number-reachs.rate-now.all": data({
          defaultRate: { teng_bon_3: "850", teng_bon_1: "3.2", teng_bon_4: 5_000, tode_3: null },
          rateNow: [
            { option: "teng_bon_3", number: "123", multiply: "0" },
            { option: "teng_bon_4", number: "1234", multiply: 1 },
          ],
        }),
      },
      BetTerms.use(({ read }) => read({ betId: "1", betGroup: "gov", betType: "gov" })),
    )
    expect(terms).toEqual(
      Result.succeed({
        betMin: { teng_bon_3: 100, teng_bon_2: 50 },
        betMax: { teng_bon_3: 50_000 },
        defaultRate: { teng_bon_3: 85_000, teng_bon_1: 320 },
        rateNow: [{ option: "teng_bon_3", number: "123", multiply: 0 }],
      }),
    )
  })
})
