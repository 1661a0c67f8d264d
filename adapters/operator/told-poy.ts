import { setTiers, variantOfBetName } from "@fakham/core/gov4d"
import { isBetGroup, sellsSets } from "@fakham/core/lotto"
import { nothing } from "@fakham/core/money"
import {
  type LineOutcome,
  type ListedPoy,
  type Order,
  type PlacedPoy,
  type PoyStatus,
  poyStatuses,
} from "@fakham/core/order"
import { isOption } from "@fakham/core/poy"
import { drawnOf } from "./told-round.ts"
import type { poysAll, poysOne, Understood } from "./wire/index.ts"

type Told = Understood<typeof poysAll>["poys"][number]
type ToldWhole = Understood<typeof poysOne>

export const wireStatus = {
  waiting: "WAITING",
  won: "WON",
  lost: "LOST",
  refunded: "REFUNDED",
  aborted: "CANCELLED",
} as const satisfies Readonly<Record<PoyStatus, Told["status"]>>

const standing = ({ status, stake, won }: Told) => ({
  status: poyStatuses.find((known) => wireStatus[known] === status) ?? "waiting",
  paid: won ?? (status === "CANCELLED" || status === "REFUNDED" ? stake : nothing),
})

/** A slip of the list, or nothing when it is of a group that the site does not offer. */
export const listedPoy = (told: Told): ListedPoy | undefined => {
  const { id, betId, betGroup, betType, betName, dt, stake, count, createdAt, closeTime } = told
  if (!isBetGroup(betGroup)) return undefined
  return {
    id,
    round: { betId, betGroup, betType, betName, dt },
    lineCount: count,
    stake,
    placedAt: createdAt,
    closesAt: closeTime,
    ...standing(told),
  }
}

/** A slip with its lines. */
export const placedPoy = (told: ToldWhole): PlacedPoy | undefined => {
  const order = orderOf(told)
  const { id, stake, createdAt, closeTime, dt, result, cancelsLeft } = told
  if (order === undefined) return undefined
  return {
    id,
    order,
    stake,
    placedAt: createdAt,
    closesAt: closeTime,
    dt,
    abortsLeft: cancelsLeft,
    outcomes: outcomesOf(told, order),
    drawn: result && drawnOf(result),
    ...standing(told),
  }
}

/** Of a slip that was told in part nothing is said. */
const outcomesOf = ({ poy, sets }: ToldWhole, { kind, lines }: Order): ReadonlyArray<LineOutcome> | undefined => {
  const told =
    kind === "poy"
      ? poy.flatMap(({ option, won }) => (isOption(option) && won !== undefined ? [{ won }] : []))
      : sets.flatMap(({ won, tier }) =>
          won === undefined ? [] : [{ won, tier: setTiers.find((known) => known === tier) }],
        )
  return told.length === lines.length ? told : undefined
}

const orderOf = ({ betGroup, betId, betType, betName, poy, sets }: ToldWhole): Order | undefined => {
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
