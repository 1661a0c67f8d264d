import { type Unauthorized, Unreachable } from "@fakham/core"
import { costOf, setPrices, termsOfSets, variantOfBetName } from "@fakham/core/gov4d"
import { bahtOfSatang, type Satang } from "@fakham/core/money"
import {
  BalanceNotEnough,
  NoSuchIntent,
  NotSold,
  NumbersClosed,
  NumbersLimited,
  type Order,
  OrderDesk,
  OrderFailed,
  OutsideLimits,
  type PlacingFailure,
  PlayerMaximumReached,
  PlayLimitReached,
  RatesChanged,
  type Refusal,
  type Room,
  RoundClosed,
} from "@fakham/core/order"
import { isOption, noMaximum } from "@fakham/core/poy"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer, type HttpRefused } from "../client.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import { isDecidedRefusal, saidIn } from "../refusal.ts"
import {
  BalanceLeft,
  betCalls,
  ChangedRates,
  ClosedNumbers,
  LimitsNow,
  PlayLimitLeft,
  poysByKey,
  RoomLeft,
  setCalls,
  type Understood,
} from "../wire/index.ts"
import { placedPoyFromWire } from "./poy-from-wire.ts"

/** Answers `OrderDesk` over the operator's lottery API. */
export const httpOrderDesk = (client: Client) => {
  /** Keys of orders that the operator took without telling a slip. */
  const taken = new Set<string>()
  return Layer.succeed(OrderDesk, {
    place: (order, key) =>
      send(client.keyed(key), order).pipe(
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

const send = (client: Client, order: Order) => {
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

/** The fact behind a code that the operator refuses orders with; what it tells about it may be unreadable. */
const orderRefusal = ({ code = "", details }: HttpRefused): Refusal | undefined => {
  switch (code) {
    case "CHANGE":
      return new RatesChanged({ rates: ofKnown(details(ChangedRates)?.rates) })
    case "MINMAX":
      return new OutsideLimits({
        limits: ofKnown(details(LimitsNow)?.limits.map((limit) => ({ ...limit, number: limit.number }))),
      })
    case "MAXBETUSER":
      return new PlayerMaximumReached({ numbers: rooms(details(RoomLeft)?.numbers) })
    case "LIMIT_NUMBER":
      return new NumbersLimited({ numbers: rooms(details(RoomLeft)?.numbers) })
    case "CLOSE_NUMBER":
      return new NumbersClosed({
        numbers: rooms(details(ClosedNumbers)?.numbers).map(({ option, number }) => ({ option, number })),
      })
    case "TIME_OUT":
      return new RoundClosed()
    case "BALANCE_NOT_ENOUGH":
      return new BalanceNotEnough({ balance: details(BalanceLeft)?.balance })
    case "PLAY_LIMIT":
      return new PlayLimitReached({ left: details(PlayLimitLeft)?.left })
    case "ERROR":
      return new OrderFailed({})
    default:
      return undefined
  }
}

/** Leaves out options that the site does not know. */
const ofKnown = <Each extends { readonly option: string }>(all: ReadonlyArray<Each> = []) =>
  all.flatMap((each) => (isOption(each.option) ? [{ ...each, option: each.option }] : []))

type WireNumber = { readonly option?: string | undefined; readonly number: string; readonly left?: Satang | undefined }

const rooms = (numbers: ReadonlyArray<WireNumber> = []): ReadonlyArray<Room> =>
  numbers.flatMap(({ option, number, left }) =>
    option === undefined || isOption(option) ? [{ option, number, left }] : [],
  )

/** What it means for an order that was sent. A no without a known reason fails it; silence tells nothing. */
const orderFailure = (failure: HttpRefused | Unreachable): Refusal | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  return (
    orderRefusal(failure) ?? (isDecidedRefusal(failure) ? new OrderFailed(saidIn(failure)) : failureForPlayer(failure))
  )
}
