import { Unreachable } from "@fakham/core"
import { costOf, setPrices, termsOfSets, variantOfBetName } from "@fakham/core/gov4d"
import { bahtOfSatang } from "@fakham/core/money"
import { NoSuchIntent, NotSold, type Order, OrderDesk, type PlacingFailure } from "@fakham/core/order"
import { noMaximum } from "@fakham/core/poy"
import { Effect, Layer } from "effect"
import { type Client, type HttpRefused } from "../client.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import { betCalls, poysByKey, setCalls, type Understood } from "../wire/index.ts"
import { orderFailure, orderRefusal } from "./order-refusal.ts"
import { placedPoyFromWire } from "./poy-from-wire.ts"

/** Answers `OrderDesk` over the operator's lottery API. */
export const httpOrderDesk = (client: Client) => {
  /** Keys of orders that the operator took without telling a slip. */
  const taken = new Set<string>()
  return Layer.succeed(OrderDesk, {
    place: (order, key) =>
      sent(client.keyed(key), order).pipe(
        Effect.mapError((failure) => (isNotServed(failure) ? new NotSold() : orderFailure(failure))),
        Effect.map(({ data }) => {
          const poy = data && placedPoyFromWire(data)
          if (poy === undefined) taken.add(key)
          return poy
        }),
      ),
    byKey: (key) =>
      client.ask(poysByKey, { key }).pipe(
        Effect.mapError(lookUpFailure),
        Effect.flatMap(placedPoyOrUnreachable),
        Effect.catchTag("NotOffered", (failure) => (taken.has(key) ? Effect.succeed(undefined) : Effect.fail(failure))),
      ),
  })
}

const sent = (client: Client, order: Order) => {
  const { betId } = order
  if (order.kind === "poy")
    return client.ask(betCalls[order.betGroup], {
      betId,
      poy: order.lines.map(({ option, number, ref, add, price, min, max, multiply }) => ({
        option,
        number,
        ref,
        add,
        price: bahtOfSatang(price),
        min: bahtOfSatang(min),
        ...(max === noMaximum ? {} : { max: bahtOfSatang(max) }),
        multiply: multiply / 100,
      })),
    })
  const price = setPrices[order.variant]
  const { min, max, multiply } = termsOfSets(price)
  const terms = { option: "set", min: bahtOfSatang(min), max: bahtOfSatang(max), multiply: multiply / 100 }
  return client.ask(setCalls[variantOfBetName(order.betName) ?? order.variant], {
    betId,
    poy: order.lines.map((line, ref) => ({
      ...line,
      ref,
      add: 1,
      price: bahtOfSatang(costOf(line, price)),
      ...terms,
    })),
  })
}

export const placedPoyOrUnreachable = ({ data }: { readonly data: Understood<typeof poysByKey> }) => {
  const poy = placedPoyFromWire(data)
  return poy ? Effect.succeed(poy) : Effect.fail(new Unreachable({ cause: `no group: ${data.betGroup}` }))
}

/** Only an answer of the operator itself counts: a proxy in between knows nothing of the key. */
const lookUpFailure = (failure: HttpRefused | Unreachable): PlacingFailure => {
  if (failure._tag === "Unreachable") return failure
  return failure.code === "noSuchKey" ? new NoSuchIntent() : (orderRefusal(failure) ?? failureOrNotOffered(failure))
}
