import { baht, type Satang, total } from "@fakham/core/money"
import type { Option } from "@fakham/core/poy"
import { hour } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import { lookedAtKind } from "../ledger/deposit-kinds.ts"
import { entryPair, record } from "../ledger/ledger.ts"
import type { RoundRow } from "../lotto/drawing.ts"
import { betTerms } from "../lotto/terms.ts"
import { raiseExposures } from "../poys/exposure.ts"
import type { PricedOrder } from "../poys/order.ts"
import { writeSlips } from "../poys/poy-rows.ts"
import { raiseStakes } from "../poys/stakes.ts"
import { demoPlayers } from "./demo-players.ts"
import { demoRounds } from "./demo-rounds.ts"

const bettor = demoPlayers.find(({ userName }) => userName === "nipa2569")?.uuid ?? ""

type Slip = readonly [key: string, betId: string, lines: ReadonlyArray<readonly [Option, string, Satang]>]

/** Two that won and two that lost, on the draws that the demo is known by. */
const slips: ReadonlyArray<Slip> = [
  [
    "demo-slip-1",
    "gov-2026-11-01",
    [
      ["teng_bon_3", "123", baht(20)],
      ["tode_3", "321", baht(10)],
    ],
  ],
  [
    "demo-slip-2",
    "gov-2026-11-01",
    [
      ["teng_bon_2", "06", baht(10)],
      ["teng_lang_2", "80", baht(10)],
    ],
  ],
  [
    "demo-slip-3",
    "gov-2026-11-16",
    [
      ["teng_bon_3", "456", baht(20)],
      ["teng_lang_2", "34", baht(20)],
    ],
  ],
  [
    "demo-slip-4",
    "gov-2026-11-16",
    [
      ["teng_lang_2", "43", baht(20)],
      ["teng_bon_1", "9", baht(50)],
      ["teng_bon_3", "928", baht(20)],
    ],
  ],
]

/** The slips of the demo, placed some hours before their draws; they are paid when the clock first runs. */
export const plantSlips = async (within: Within): Promise<void> => {
  const user = await within.selectFrom("users").selectAll().where("uuid", "=", bettor).executeTakeFirstOrThrow()
  const rounds = await within.selectFrom("rounds").selectAll().execute()
  const first = Math.min(...demoRounds.map(({ closes_at }) => closes_at))
  await record(within, {
    idempotencyKey: `seed:${bettor}:slips`,
    kind: lookedAtKind,
    at: first - 24 * hour,
    legs: entryPair("cash", bettor, baht(500)),
  })
  for (const [key, betId, lines] of slips) {
    const round = rounds.find(({ bet_id }) => bet_id === betId)
    if (round === undefined) continue
    const pricedOrders = [pricedOrderOf(user, round, key, lines)]
    await raiseStakes(within, pricedOrders)
    await raiseExposures(within, pricedOrders)
    await writeSlips(within, pricedOrders, round.closes_at - 5 * hour)
  }
}

const pricedOrderOf = (user: PricedOrder["user"], round: RoundRow, key: string, lines: Slip[2]): PricedOrder => ({
  user,
  round,
  terms: betTerms.gov,
  key,
  order: {
    lines: lines.map(([option, number, price]) => ({
      option,
      number,
      price,
      multiply: betTerms.gov.rates[option] ?? 0,
    })),
    stake: total(lines.map(([, , price]) => price)),
  },
})
