import { setTiers, variantOfBetName } from "@fakham/core/gov4d"
import { isBetGroup, lotteryDayAt, sellsSets } from "@fakham/core/lotto"
import { nothing } from "@fakham/core/money"
import {
  type LineOutcome,
  type ListedPoy,
  type Order,
  type PlacedPoy,
  type PoyPage,
  type PoyStatus,
  poyStatuses,
} from "@fakham/core/order"
import { isOption } from "@fakham/core/poy"
import { drawnFromWire } from "../lotto/round-from-wire.ts"
import type { poysAll, poysOne, Understood } from "../wire/index.ts"

type WirePage = Understood<typeof poysAll>
type WireListed = WirePage["poys"][number]
type WirePoy = Omit<WireListed, "numbers" | "numberCount">
type WirePoyWithLines = Understood<typeof poysOne>

export const wireStatus = {
  waiting: "WAITING",
  won: "WON",
  lost: "LOST",
  refunded: "REFUNDED",
  cancelled: "CANCELLED",
} as const satisfies Readonly<Record<PoyStatus, NonNullable<WirePoy["status"]>>>

const statusAndPaid = ({ status, stake, won }: WirePoy) => ({
  status: poyStatuses.find((known) => wireStatus[known] === status) ?? "waiting",
  paid: won ?? (status === "CANCELLED" || status === "REFUNDED" ? stake : nothing),
})

/** A page of the list of slips, without those of groups that the site does not offer. */
export const poyPageFromWire = ({ poys, pages, total, counts, days }: WirePage): PoyPage => ({
  poys: poys.flatMap((wire) => listedPoyFromWire(wire) ?? []),
  pages: pages ?? 1,
  total: total ?? poys.length,
  counts: counts && Object.fromEntries(poyStatuses.flatMap((status) => countOf(status, counts[wireStatus[status]]))),
  staked: new Map(days.map(({ day, stake }) => [day, stake])),
})

const countOf = (status: PoyStatus, count: number | undefined) =>
  count === undefined ? [] : [[status, count] as const]

const listedPoyFromWire = (wire: WireListed): ListedPoy | undefined => {
  const { id, betId, betGroup, betType, betName, dt, stake, count, createdAt, closeTime, numbers, numberCount } = wire
  if (!isBetGroup(betGroup)) return undefined
  return {
    id,
    round: { betId, betGroup, betType, betName, dt: dt ?? lotteryDayAt(closeTime) },
    lineCount: count ?? numberCount ?? 0,
    numbers: numbers?.map(({ number, won }) => ({ number, hasWon: won })),
    numberCount,
    stake,
    placedAt: createdAt,
    closesAt: closeTime,
    ...statusAndPaid(wire),
  }
}

/** A slip with its lines. */
export const placedPoyFromWire = (wire: WirePoyWithLines): PlacedPoy | undefined => {
  const order = orderOf(wire)
  const { id, stake, createdAt, closeTime, dt, result, cancelsLeft } = wire
  if (order === undefined) return undefined
  return {
    id,
    order,
    stake,
    placedAt: createdAt,
    closesAt: closeTime,
    dt,
    cancelsLeft: cancelsLeft,
    outcomes: outcomesOf(wire, order),
    drawn: result && drawnFromWire(result),
    ...statusAndPaid(wire),
  }
}

/** Nothing for a slip of which the operator tells only some lines. */
const outcomesOf = (
  { poy, sets }: WirePoyWithLines,
  { kind, lines }: Order,
): ReadonlyArray<LineOutcome> | undefined => {
  const outcomes =
    kind === "poy"
      ? poy.flatMap(({ option, won }) => (isOption(option) && won !== undefined ? [{ won }] : []))
      : sets.flatMap(({ won, tier }) =>
          won === undefined ? [] : [{ won, tier: setTiers.find((known) => known === tier) }],
        )
  return outcomes.length === lines.length ? outcomes : undefined
}

const orderOf = ({ betGroup, betId, betType, betName, poy, sets }: WirePoyWithLines): Order | undefined => {
  if (!isBetGroup(betGroup)) return undefined
  if (sellsSets(betGroup)) {
    const variant = variantOfBetName(betName) ?? variantOfBetName(betType)
    const lines = sets.map(({ number, sets: count }) => ({ number, sets: count }))
    return variant && { kind: "sets", betGroup, betId, betName, variant, lines }
  }
  // Limits hold while a slip is made; of one that was accepted only the price is left.
  const lines = poy.flatMap(({ option, number, price, multiply }, ref) =>
    isOption(option) ? [{ option, number, price, min: price, max: price, multiply, ref, add: 1 }] : [],
  )
  return { kind: "poy", betGroup, betId, betType, betName, lines }
}
