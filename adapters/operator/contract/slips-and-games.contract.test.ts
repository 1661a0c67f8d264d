import { Games } from "@fakham/core/games"
import { baht } from "@fakham/core/money"
import { OrderDesk, type PoyOrder, type Ticket4dOrder } from "@fakham/core/order"
import { Statements } from "@fakham/core/wallet"
import { type Effect, Layer, type ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { httpGames } from "../games/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { httpBetting } from "../testing/http-betting.ts"
import { data } from "../testing/operator-that-says.ts"
import { recordingOperator } from "../testing/recording-operator.ts"
import { httpStatements } from "../wallet/index.ts"

const playerAt = playersAsking((client) =>
  Layer.mergeAll(httpBetting(client), httpGames(client), httpStatements(client)),
)
type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof playerAt>["runtime"]>
type Row = readonly [
  call: string,
  sent: unknown,
  said: unknown,
  question: Effect.Effect<unknown, unknown, Ports>,
  expected: unknown,
]

const game = { partner: "sa", name: "SA Gaming", kind: "live", imageUrl: "", active: true }
const paid = { id: 1, transactionType: "BET_GOV", amount: "-20.00", createdAt: "2026-11-20T10:00:00.000000Z" }
const banked = { id: "W1", amount: "100.00", status: "PAID", createdAt: "2026-11-20T10:00:00.000000Z" }
const wallet = { startedDate: "2026-11-17T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" }
const transfer = {
  id: "T1",
  transferTime: "2026-11-20 10:00:00",
  amount: "100.05",
  phoneNumber: "0812345678",
  status: "MATCHED",
}

const line = {
  option: "teng_bon_3",
  number: "482",
  ref: 0,
  add: 1,
  price: baht(5),
  min: baht(1),
  max: baht(500),
  multiply: 85_000,
} as const
const order: PoyOrder = {
  kind: "poy",
  betId: "30",
  betGroup: "yeekee",
  betType: "yeekee_30",
  betName: "",
  lines: [line],
}
const sets = (betName: string, variant: Ticket4dOrder["variant"]): Ticket4dOrder => ({
  kind: "sets",
  betGroup: "gov4d",
  betId: "401",
  betName,
  variant,
  lines: [{ number: "4827", sets: 2 }],
})
const ofNinety = { option: "set", price: 180, min: 90, max: 1_800, multiply: 1_055.55 }
const ofHundredTwenty = { option: "set", price: 240, min: 120, max: 2_400, multiply: 1_041.66 }
const place = (placed: PoyOrder | Ticket4dOrder) => OrderDesk.use((desk) => desk.place(placed, "key-of-a-slip"))

const rows: ReadonlyArray<Row> = [
  [
    "POST /poy-api/lotteries.yeekee.create",
    {
      betId: "30",
      poy: [{ option: "teng_bon_3", number: "482", ref: 0, add: 1, price: 5, min: 1, max: 500, multiply: 850 }],
    },
    null,
    place(order),
    undefined,
  ],
  ...(
    [
      ["POST /poy-api/lotteries.lao.create", "laos", "lao", ofNinety],
      ["POST /poy-api/lotteries.lao-super.create", "laos super", "laoSuper", ofHundredTwenty],
      ["POST /poy-api/lotteries.hanoy.create", "hanoy", "hanoy", ofHundredTwenty],
      ["POST /poy-api/lotteries.malay.create", "malay", "malay", ofHundredTwenty],
    ] as const
  ).map(
    ([call, betName, variant, terms]): Row => [
      call,
      { betId: "401", poy: [{ number: "4827", sets: 2, ref: 0, add: 1, ...terms }] },
      null,
      place(sets(betName, variant)),
      undefined,
    ],
  ),
  [
    "POST /poy-api/transactions.all",
    { startedDate: "2026-11-17T00:00:00.000000Z", endedDate: "2026-11-21T00:00:00.000000Z" },
    [paid],
    Statements.use((statements) => statements.wallet(wallet)),
    [{ transactionType: "BET_GOV", amount: -2_000, createdAt: Date.parse("2026-11-20T10:00:00+07:00") }],
  ],
  [
    "POST /poy-api/transactions.bank",
    {},
    { depositFast: [{ ...banked, id: "F1" }], depositNormal: [{ ...banked, id: "N1" }], userWithdraw: [banked] },
    Statements.use((statements) => statements.bank),
    { depositFast: [{ id: "F1" }], depositNormal: [{ id: "N1" }], userWithdraw: [{ id: "W1", amount: 10_000 }] },
  ],
  [
    "POST /poy-api/true.wallet.history",
    {},
    [transfer],
    Statements.use((statements) => statements.trueMoney),
    [{ id: "T1", transferTime: Date.parse("2026-11-20T10:00:00+07:00"), amount: 10_005, walletNumber: "0812345678" }],
  ],
  [
    "POST /poy-api/partners.game.list.config",
    {},
    [game],
    Games.use((games) => games.list()),
    [{ partner: "sa", name: "SA Gaming" }],
  ],
  [
    "GET /poy-api/game-highlight-configs",
    undefined,
    [{ ...game, kind: "popular", order: 1 }],
    Games.use((games) => games.highlights()),
    [{ partner: "sa", kind: "popular", order: 1 }],
  ],
]

test.each(rows)("%s is sent to the letter, and its answer understood", async (call, sent, said, question, expected) => {
  const operator = await recordingOperator(data(said))
  const answer = await playerAt(operator.origin, "token")(question)
  expect(operator.asked).toEqual([[call, sent]])
  if (expected === undefined) expect(answer).toMatchObject({ _tag: "Success", success: undefined })
  else expect(answer).toMatchObject({ _tag: "Success", success: expected })
  operator.stop()
})

test("where the list of games is not known, the one of everybody is asked for to the letter", async () => {
  const operator = await recordingOperator({ status: 404, body: {} })
  await playerAt(operator.origin, "token")(Games.use((games) => games.list()))
  expect(operator.asked).toEqual([
    ["POST /poy-api/partners.game.list.config", {}],
    ["POST /poy-api/partners.game.list.config.nr", {}],
  ])
  operator.stop()
})
