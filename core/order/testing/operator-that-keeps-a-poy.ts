import { Effect, Layer, Result } from "effect"
import { baht, nothing } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { dayAt } from "../../time/bangkok.ts"
import type { PlacedPoy } from "../placed/placed-poy.ts"
import { type CancelRefused, type ListedPoy, NoSuchPoy, PoyArchive } from "../placed/poy-archive.port.ts"
import { type PoyTrouble, somchaisOrder } from "./operator-that-takes-orders.ts"

/** A slip of 30 baht whose round closes in an hour. */
export const somchaisPoy: PlacedPoy = {
  id: "P-1",
  order: somchaisOrder,
  stake: baht(30),
  placedAt: 0,
  closesAt: 3_600_000,
  status: "waiting",
  paid: nothing,
}

const listed = ({ order, ...poy }: PlacedPoy): ListedPoy => {
  const { betId, betGroup, betName, lines } = order
  const betType = order.kind === "poy" ? order.betType : order.variant
  return { ...poy, round: { betId, betGroup, betType, betName, dt: dayAt(poy.closesAt) }, lineCount: lines.length }
}

/** An operator that keeps one slip, P-1, and cancels it when it is asked to. */
export const operatorThatKeepsAPoy = (change: Partial<PlacedPoy> = {}) => {
  const asked: Array<string> = []
  const troubles: Array<PoyTrouble> = []
  let poy: PlacedPoy = { ...somchaisPoy, ...change }
  let refusal: CancelRefused | undefined
  const away = new Unreachable({ cause: "nobody answers" })
  const call = <E>(what: string, id: string, act: () => Result.Result<PlacedPoy, E>) =>
    Effect.suspend((): Effect.Effect<PlacedPoy, E | NoSuchPoy | Unauthorized | Unreachable> => {
      asked.push(what)
      const trouble = troubles.shift() ?? "none"
      if (trouble === "unauthorized") return Effect.fail(new Unauthorized())
      if (trouble === "questionLost") return Effect.fail(away)
      if (id !== poy.id) return Effect.fail(new NoSuchPoy())
      const answer = act()
      return trouble === "none" ? Effect.fromResult(answer) : Effect.fail(away)
    })
  return {
    asked,
    /** Met once each, in turn. */
    troubles,
    becomes: (now: Partial<PlacedPoy>) => {
      poy = { ...poy, ...now }
    },
    refuses: (now: CancelRefused) => {
      refusal = now
    },
    layer: Layer.succeed(PoyArchive, {
      all: ({ page }) => Effect.sync(() => ({ poys: page === 1 ? [listed(poy)] : [], pages: 1, total: 1 })),
      one: (id) => call(`read ${id}`, id, () => Result.succeed(poy)),
      cancel: (id, key) =>
        call(`cancel ${id} ${key}`, id, () => {
          if (refusal !== undefined) return Result.fail(refusal)
          poy = { ...poy, status: "cancelled", paid: poy.stake }
          return Result.succeed(poy)
        }),
    }),
  }
}
