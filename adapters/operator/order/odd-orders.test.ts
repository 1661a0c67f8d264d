import { baht, satang } from "@fakham/core/money"
import {
  BalanceNotEnough,
  NotSold,
  NumbersClosed,
  NumbersLimited,
  OrderDesk,
  OrderFailed,
  OutsideLimits,
  PlayerMaximumReached,
  PlayLimitReached,
  type PoyOrder,
  RatesChanged,
  RoundClosed,
} from "@fakham/core/order"
import { noMaximum } from "@fakham/core/poy"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { bettingPlayerAt } from "../testing/betting-sandbox.ts"
import { answerFrom, data, no, operatorThatSays } from "../testing/operator-that-says.ts"

const order: PoyOrder = {
  kind: "poy",
  betGroup: "stock",
  betId: "4211",
  betType: "nikkei_morning",
  betName: "นิเคอิเช้า",
  lines: [
    {
      option: "teng_bon_1",
      number: "7",
      ref: 4,
      add: 2,
      price: baht(10),
      min: baht(1),
      max: baht(500),
      multiply: 320,
    },
  ],
}
const place = OrderDesk.use((desk) => desk.place(order, "key-of-somchai"))

describe("orders at an operator with words of its own", () => {
  it("travel under the product's names, money in baht, with the key of the intent", async () => {
    const operator = await operatorThatSays({})
    await bettingPlayerAt(operator.origin)(place)
    operator.stop()
    expect(operator.requests).toEqual([
      {
        path: "poy-api/lotteries.stock.create",
        key: "key-of-somchai",
        body: {
          betId: "4211",
          poy: [{ option: "teng_bon_1", number: "7", ref: 4, add: 2, price: 10, min: 1, max: 500, multiply: 3.2 }],
        },
      },
    ])
  })

  it.each([
    ["laos", "lao", "lao", { price: 180, min: 90, max: 1_800, multiply: 1_055.55 }],
    ["laos super", "laoSuper", "lao-super", { price: 240, min: 120, max: 2_400, multiply: 1_041.66 }],
    ["hanoy", "hanoy", "hanoy", { price: 240, min: 120, max: 2_400, multiply: 1_041.66 }],
    ["malay", "malay", "malay", { price: 240, min: 120, max: 2_400, multiply: 1_041.66 }],
  ] as const)(
    "of sets named %s travel to an address of their own, each line with all that a slip's line says",
    async (betName, variant, name, money) => {
      const operator = await operatorThatSays({})
      const lines = [{ number: "0482", sets: 2 }]
      const sets = { kind: "sets", betGroup: "gov4d", betId: "4d-7", betName, variant, lines } as const
      await bettingPlayerAt(operator.origin)(OrderDesk.use((desk) => desk.place(sets, "key-of-sets")))
      operator.stop()
      const line = { option: "set", number: "0482", sets: 2, ref: 0, add: 1, ...money }
      expect(operator.requests).toEqual([
        { path: `poy-api/lotteries.${name}.create`, key: "key-of-sets", body: { betId: "4d-7", poy: [line] } },
      ])
    },
  )

  it("travel without a maximum where the operator told none", async () => {
    const operator = await operatorThatSays({})
    const lines = order.lines.map((line) => ({ ...line, max: noMaximum }))
    await bettingPlayerAt(operator.origin)(
      OrderDesk.use((desk) => desk.place({ ...order, lines }, "key-without-maximum")),
    )
    operator.stop()
    expect(operator.requests.map(({ body }) => body)).toEqual([
      { betId: "4211", poy: [{ option: "teng_bon_1", number: "7", ref: 4, add: 2, price: 10, min: 1, multiply: 3.2 }] },
    ])
  })

  const spot = { option: "teng_bon_1", number: "7" }
  const unknown = { option: "teng_bon_4", number: "1234" }
  it.each([
    [
      "CHANGE",
      { rates: [{ ...spot, multiply: "1.6" }] },
      new RatesChanged({ rates: [{ ...spot, option: "teng_bon_1", multiply: 160 }] }),
    ],
    ["CHANGE", "three lines", new RatesChanged({ rates: [] })],
    ["CHANGE", { rates: [{ ...unknown, multiply: 1 }] }, new RatesChanged({ rates: [] })],
    [
      "MINMAX",
      { limits: [{ option: "teng_bon_1", number: "7", min: "5", max: "20.50" }] },
      new OutsideLimits({ limits: [{ option: "teng_bon_1", number: "7", min: baht(5), max: satang(2_050) }] }),
    ],
    ["MINMAX", undefined, new OutsideLimits({ limits: [] })],
    [
      "MAXBETUSER",
      { numbers: [{ ...spot, left: null }, { number: "7" }, unknown] },
      new PlayerMaximumReached({
        numbers: [
          { option: "teng_bon_1", number: "7", left: undefined },
          { option: undefined, number: "7", left: undefined },
        ],
      }),
    ],
    ["MAXBETUSER", [], new PlayerMaximumReached({ numbers: [] })],
    [
      "LIMIT_NUMBER",
      { numbers: [{ ...spot, left: "12" }] },
      new NumbersLimited({ numbers: [{ option: "teng_bon_1", number: "7", left: baht(12) }] }),
    ],
    ["LIMIT_NUMBER", { numbers: "7" }, new NumbersLimited({ numbers: [] })],
    ["CLOSE_NUMBER", { numbers: [spot] }, new NumbersClosed({ numbers: [{ option: "teng_bon_1", number: "7" }] })],
    ["CLOSE_NUMBER", null, new NumbersClosed({ numbers: [] })],
    ["TIME_OUT", undefined, new RoundClosed()],
    ["BALANCE_NOT_ENOUGH", { balance: "9.99" }, new BalanceNotEnough({ balance: satang(999) })],
    ["BALANCE_NOT_ENOUGH", { balance: "9.999" }, new BalanceNotEnough({ balance: satang(999) })],
    ["BALANCE_NOT_ENOUGH", { balance: "little" }, new BalanceNotEnough({ balance: undefined })],
    ["PLAY_LIMIT", { left: 40 }, new PlayLimitReached({ left: baht(40) })],
    ["PLAY_LIMIT", undefined, new PlayLimitReached({ left: undefined })],
    ["ERROR", undefined, new OrderFailed({})],
    ["SOMETHING_NEW", undefined, new OrderFailed({})],
  ])("are refused with %s and %j", async (code, details, fact) => {
    expect(await answerFrom({ "lotteries.stock.create": no(code, details) }, place)).toEqual(Result.fail(fact))
  })

  it("are not refused by who says nothing that can be understood", async () => {
    for (const said of [
      { status: 400, body: "<html>a proxy's own</html>" },
      no("SOMETHING_NEW", undefined, 500),
      no("TOO_MANY", undefined, 429),
    ])
      expect(await answerFrom({ "lotteries.stock.create": said }, place)).toMatchObject({
        failure: { _tag: "Unreachable" },
      })
  })

  it("are refused by who says no in words of its own", async () => {
    const said = { status: 400, body: { message: "no code" } }
    expect(await answerFrom({ "lotteries.stock.create": said }, place)).toEqual(
      Result.fail(new OrderFailed({ said: "no code" })),
    )
  })

  it.each([
    ["a number alone", data({ id: 1 })],
    ["nothing", { body: {} }],
    ["null", data(null)],
    ["no JSON", { body: "OK" }],
    ["an empty body", { status: 204, body: "" }],
  ])("are taken by any yes, told as %s", async (_, said) => {
    expect(await answerFrom({ "lotteries.stock.create": said }, place)).toEqual(Result.succeed(undefined))
  })

  it.each([404, 405, 501])("are not sold where the call of a lottery is answered with %i", async (status) => {
    const said = { status, body: "<html>nothing here</html>" }
    expect(await answerFrom({ "lotteries.stock.create": said }, place)).toEqual(Result.fail(new NotSold()))
  })
})
