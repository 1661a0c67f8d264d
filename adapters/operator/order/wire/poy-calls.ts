import type { BetsGroup, Gov4dVariant } from "@fakham/core/lotto"
import * as v from "valibot"
import { Multiply, WireRate } from "../../betting/wire/rates.ts"
import { drawnDigits } from "../../lotto/wire/drawn-digits.ts"
import { WireDrawn } from "../../lotto/wire/round-calls.ts"
import { Amount, Baht } from "../../wire/baht.ts"
import { numberInQuery, typedText, wireCount } from "../../wire/bounds.ts"
import { type Call, call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment, LooseDay, Moment, WireDay } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { digits, Id, text } from "../../wire/values.ts"

/** A line of a slip as the product names its fields. */
export const PoyLine = v.object({
  option: v.string(),
  number: v.pipe(v.string(), v.maxLength(8)),
  price: Baht,
  multiply: Multiply,
  ref: v.optional(wireCount, 0),
  add: v.optional(wireCount, 0),
  min: v.optional(Baht),
  max: v.optional(Baht),
})

/** A four-digit number and its count of sets, beside what every line of a slip says; the operator reckons by the sets. */
export const WireTicket4dLine = v.object({
  number: digits(4),
  sets: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  option: v.optional(v.string()),
  ref: v.optional(wireCount, 0),
  add: v.optional(wireCount, 0),
  price: v.optional(Baht),
  min: v.optional(Baht),
  max: v.optional(Baht),
  multiply: v.optional(Multiply),
})

const mostLines = 10_000
type Body<In, Out> = v.GenericSchema<{ betId: string | number; poy: Array<In> }, { betId: string; poy: Array<Out> }>
const PoyBody: Body<v.InferInput<typeof PoyLine>, v.InferOutput<typeof PoyLine>> = v.object({
  betId: Id,
  poy: v.pipe(v.array(PoyLine), v.minLength(1), v.maxLength(mostLines)),
})
const SetBody = v.object({ betId: Id, poy: v.pipe(v.array(WireTicket4dLine), v.minLength(1), v.maxLength(mostLines)) })

export const wirePoyStatuses = ["WAITING", "WON", "LOST", "CANCELLED", "REFUNDED"] as const

/** A slip that the operator took. */
export const Poy = v.object({
  id: Id,
  betGroup: v.string(),
  betType: text,
  betId: Id,
  betName: text,
  dt: maybe(LooseDay),
  status: maybe(v.picklist(wirePoyStatuses)),
  stake: Amount,
  /** What it paid; nothing until its round is settled. */
  won: maybe(Amount),
  count: maybe(wireTally),
  createdAt: CreatedMoment,
  closeTime: Moment,
  cancelUntil: maybe(Moment),
})
/** A slip with its lines: bets, or sets of a four-digit lottery. */
export const PoyDetail = v.object({
  ...Poy.entries,
  /** How many slips the player may still cancel today. */
  cancelsLeft: maybe(wireTally),
  poy: v.fallback(
    rows(v.object({ option: v.string(), number: v.string(), price: Amount, multiply: WireRate, won: maybe(Amount) })),
    [],
  ),
  sets: v.fallback(
    rows(
      v.object({
        number: drawnDigits(4),
        sets: wireTally,
        price: maybe(Amount),
        won: maybe(Amount),
        tier: maybe(v.string()),
      }),
    ),
    [],
  ),
  result: maybe(WireDrawn),
})

/** The slip that an operator made of what it took; any other answer tells of none, and it is taken all the same. */
type Taken = v.GenericSchema<
  v.InferInput<typeof PoyDetail> | null | undefined,
  v.InferOutput<typeof PoyDetail> | undefined
>
const Taken: Taken = maybe(PoyDetail)
type Create<Asked extends v.GenericSchema> = Call<Asked, Taken>
/* @__NO_SIDE_EFFECTS__ */
const create = <Asked extends v.GenericSchema>(origin: "given" | "chosen", name: string, body: Asked): Create<Asked> =>
  call(origin, "POST", `/poy-api/lotteries.${name}.create`, body, Taken)

export const lotteriesGovCreate: Create<typeof PoyBody> = create("chosen", "gov", PoyBody)
export const lotteriesStockCreate: Create<typeof PoyBody> = create("chosen", "stock", PoyBody)
export const lotteriesYeekeeCreate: Create<typeof PoyBody> = create("chosen", "yeekee", PoyBody)
export const lotteriesYeekee5minCreate: Create<typeof PoyBody> = create("chosen", "yeekee5min", PoyBody)
export const lotteriesPingpongCreate: Create<typeof PoyBody> = create("chosen", "pingpong", PoyBody)
export const lotteriesHanoyCreate: Create<typeof SetBody> = create("given", "hanoy", SetBody)
export const lotteriesLaoCreate: Create<typeof SetBody> = create("given", "lao", SetBody)
export const lotteriesLaoSuperCreate: Create<typeof SetBody> = create("given", "lao-super", SetBody)
export const lotteriesMalayCreate: Create<typeof SetBody> = create("given", "malay", SetBody)

/** Where a slip of bets is created, by its group; an operator may serve some of them and not others. */
export const betCalls: Readonly<Record<BetsGroup, Create<typeof PoyBody>>> = {
  gov: lotteriesGovCreate,
  stock: lotteriesStockCreate,
  yeekee: lotteriesYeekeeCreate,
  yeekee5min: lotteriesYeekee5minCreate,
  pingpong: lotteriesPingpongCreate,
}
/** Where a slip of sets is created, by its lottery. */
export const setCalls: Readonly<Record<Gov4dVariant, Create<typeof SetBody>>> = {
  hanoy: lotteriesHanoyCreate,
  lao: lotteriesLaoCreate,
  laoSuper: lotteriesLaoSuperCreate,
  malay: lotteriesMalayCreate,
}

export const poysByKey = call("chosen", "GET", "/poy-api/poys.by-key", v.object({ key: typedText(128) }), PoyDetail)
/** A slip as the list of slips shows it: with the first of its numbers, those that won before the others. */
export const WireListedPoy = v.object({
  ...Poy.entries,
  numbers: maybe(rows(v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,6}$/)), won: flag() }))),
  /** How many different numbers it bets on. */
  numberCount: maybe(wireTally),
})
/** How many slips there are of each status, whichever status was asked for. */
const StatusCounts = v.object({
  WAITING: maybe(wireTally),
  WON: maybe(wireTally),
  LOST: maybe(wireTally),
  CANCELLED: maybe(wireTally),
  REFUNDED: maybe(wireTally),
})
const StakedDays = rows(v.object({ day: LooseDay, stake: Amount }))
export const poysAll = call(
  "chosen",
  "GET",
  "/poy-api/poys.all",
  v.object({
    betGroup: v.optional(v.string()),
    betType: v.optional(v.string()),
    betId: v.optional(v.string()),
    status: v.optional(v.picklist(wirePoyStatuses)),
    /** The day on which they were placed. */
    day: v.optional(WireDay),
    /** A part of the slip's number. */
    idPart: v.optional(v.string()),
    page: v.optional(numberInQuery(1_000_000)),
  }),
  v.object({
    poys: rows(WireListedPoy),
    page: maybe(wireTally),
    pages: maybe(wireTally),
    total: maybe(wireTally),
    counts: maybe(StatusCounts),
    /** What was staked on each day of this page, with the slips of other pages. */
    days: v.fallback(StakedDays, []),
  }),
)
export const poysOne = call("chosen", "GET", "/poy-api/poys.one", v.object({ id: Id }), PoyDetail)
/** What a slip ended as, behind ALREADY_ENDED. */
export const EndedAs = v.object({ status: v.picklist(wirePoyStatuses) })
export const poysAbort = call("chosen", "POST", "/poy-api/poys.abort", v.object({ id: Id }), PoyDetail)

const spot = { option: maybe(v.string()), number: v.string() }

/** The rates of now behind CHANGE; 0 is a closed number. */
export const ChangedRates = v.object({
  rates: rows(v.object({ option: v.string(), number: v.string(), multiply: WireRate })),
})
/** What an option takes now, behind MINMAX; without a number for all of them. */
export const LimitsNow = v.object({
  limits: rows(v.object({ option: v.string(), number: maybe(v.string()), min: Amount, max: Amount })),
})
/** How much numbers still take, behind MAXBETUSER and LIMIT_NUMBER. */
export const RoomLeft = v.object({ numbers: rows(v.object({ ...spot, left: maybe(Amount) })) })
/** Behind CLOSE_NUMBER. */
export const ClosedNumbers = v.object({ numbers: rows(v.object(spot)) })
/** Behind BALANCE_NOT_ENOUGH. */
export const BalanceLeft = v.object({ balance: maybe(Amount) })
/** Behind PLAY_LIMIT: what the limit still leaves, and on a break until when it runs. */
export const PlayLimitLeft = v.object({ left: maybe(Amount), until: maybe(Moment) })
