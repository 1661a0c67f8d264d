import type { Unauthorized, Unreachable } from "@fakham/core"
import type { Satang } from "@fakham/core/money"
import {
  BalanceNotEnough,
  NumbersClosed,
  NumbersLimited,
  OrderFailed,
  OutsideLimits,
  PlayerMaximumReached,
  PlayLimitReached,
  RatesChanged,
  type Refusal,
  type Room,
  RoundClosed,
} from "@fakham/core/order"
import { isOption } from "@fakham/core/poy"
import { failureForPlayer, type HttpRefused } from "../client.ts"
import { isDecidedRefusal, saidIn } from "../refusal.ts"
import { BalanceLeft, ChangedRates, ClosedNumbers, LimitsNow, PlayLimitLeft, RoomLeft } from "../wire/index.ts"

/** The fact behind a code that the operator refuses orders with; what it tells about it may be unreadable. */
export const orderRefusal = ({ code = "", told }: HttpRefused): Refusal | undefined => {
  switch (code) {
    case "CHANGE":
      return new RatesChanged({ rates: ofKnown(told(ChangedRates)?.rates) })
    case "MINMAX":
      return new OutsideLimits({
        limits: ofKnown(told(LimitsNow)?.limits.map((limit) => ({ ...limit, number: limit.number }))),
      })
    case "MAXBETUSER":
      return new PlayerMaximumReached({ numbers: rooms(told(RoomLeft)?.numbers) })
    case "LIMIT_NUMBER":
      return new NumbersLimited({ numbers: rooms(told(RoomLeft)?.numbers) })
    case "CLOSE_NUMBER":
      return new NumbersClosed({
        numbers: rooms(told(ClosedNumbers)?.numbers).map(({ option, number }) => ({ option, number })),
      })
    case "TIME_OUT":
      return new RoundClosed()
    case "BALANCE_NOT_ENOUGH":
      return new BalanceNotEnough({ balance: told(BalanceLeft)?.balance })
    case "PLAY_LIMIT":
      return new PlayLimitReached({ left: told(PlayLimitLeft)?.left })
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
export const orderFailure = (failure: HttpRefused | Unreachable): Refusal | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  return (
    orderRefusal(failure) ?? (isDecidedRefusal(failure) ? new OrderFailed(saidIn(failure)) : failureForPlayer(failure))
  )
}
