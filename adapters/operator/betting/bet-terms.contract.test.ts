import { BetTerms, PopularNumbers } from "@fakham/core/betting"
import { NoSuchRound } from "@fakham/core/lotto"
import { baht, times } from "@fakham/core/money"
import { NumbersClosed, NumbersLimited, OrderDesk, type PoyOrder } from "@fakham/core/order"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AskBetting, type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"
import { plainLine } from "../testing/yeekee-order.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const round = { betId: "yeekee5min-2026-11-20-100", betGroup: "yeekee5min", betType: "yeekee5min_100" } as const
const terms = BetTerms.use((port) => port.read(round))
const rates = BetTerms.use((port) => port.rates(round))

let keys = 0
const place = (player: AskBetting | undefined, price: number, multiply: number) => {
  const order: PoyOrder = {
    ...round,
    kind: "poy",
    betName: "ยี่กี 5 นาที รอบที่ 100",
    lines: [plainLine({ number: "482", price: times(baht(1), price), multiply })],
  }
  return player?.(OrderDesk.use((desk) => desk.place(order, `key-number-${++keys}`)))
}
const multiply = (rate: number) => Result.succeed([{ option: "teng_bon_3", number: "482", multiply: rate }])

describe.each(sources)("terms over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh)
  })
  afterAll(() => sandbox.stop())

  it("tell least, most and rate of every option that is offered", async () => {
    expect(await sandbox.malee(terms)).toEqual(
      Result.succeed({
        betMin: {
          teng_bon_3: 100,
          tode_3: 100,
          teng_bon_2: 100,
          teng_lang_2: 100,
          teng_bon_1: 100,
          teng_lang_1: 100,
        },
        betMax: {
          teng_bon_3: 50_000,
          tode_3: 50_000,
          teng_bon_2: 250_000,
          teng_lang_2: 250_000,
          teng_bon_1: 1_000_000,
          teng_lang_1: 1_000_000,
        },
        defaultRate: {
          teng_bon_3: 80_000,
          tode_3: 10_000,
          teng_bon_2: 8_500,
          teng_lang_2: 8_500,
          teng_bon_1: 300,
          teng_lang_1: 400,
        },
        rateNow: [],
      }),
    )
    expect(await sandbox.malee(rates)).toEqual(Result.succeed([]))
  })

  it("are of rounds that take bets number by number", async () => {
    const of = (betId: string) => BetTerms.use((port) => port.read({ ...round, betId }))
    expect(await sandbox.malee(of("yeekee-of-nowhere"))).toEqual(Result.fail(new NoSuchRound()))
    expect(await sandbox.malee(of("hanoy-2026-11-20"))).toEqual(Result.fail(new NoSuchRound()))
  })

  it("fall while a number fills up, until it is closed; it is popular as long as it pays in full", async () => {
    const players = await sandbox.crowd(14)
    const popular = () => sandbox.malee(PopularNumbers.use((port) => port.read(round)))
    expect(await popular()).toEqual(Result.succeed([]))
    expect(await place(players[0], 500, 80_000)).toMatchObject({ _tag: "Success" })
    expect(await popular()).toEqual(multiply(80_000))
    for (const player of players.slice(1, 8))
      expect(await place(player, 500, 80_000)).toMatchObject({ _tag: "Success" })
    expect(await sandbox.malee(rates)).toEqual(multiply(60_000))
    expect(await popular()).toEqual(Result.succeed([]))
    for (const player of players.slice(8, 11))
      expect(await place(player, 500, 60_000)).toMatchObject({ _tag: "Success" })
    expect(await sandbox.malee(rates)).toEqual(multiply(40_000))
    expect(await place(players[11], 500, 40_000)).toMatchObject({ _tag: "Success" })

    expect(await place(players[12], 251, 40_000)).toEqual(
      Result.fail(new NumbersLimited({ numbers: [{ option: "teng_bon_3", number: "482", left: undefined }] })),
    )
    expect(await place(players[12], 250, 40_000)).toMatchObject({ _tag: "Success" })
    expect(await place(players[13], 1, 40_000)).toEqual(
      Result.fail(new NumbersClosed({ numbers: [{ option: "teng_bon_3", number: "482" }] })),
    )
    expect(await sandbox.malee(terms)).toMatchObject({ success: { rateNow: [{ number: "482", multiply: 0 }] } })
  })
})
