import { isBetGroup } from "@fakham/core/lotto"
import type { Satang } from "@fakham/core/money"
import * as v from "valibot"
import { WireRate } from "../../betting/wire/rates.ts"
import { Amount } from "../../wire/baht.ts"
import { call } from "../../wire/call.ts"
import { flag, maybeFlag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { ClockTime, LooseDay, Moment } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"
import { drawnDigits } from "./drawn-digits.ts"
import { fastParseBetList } from "./fast-parse-bet-list.ts"

/** What came out, as far as a group has it; what is not told of it shows as dashes. */
export const WireDrawn = v.pipe(
  v.object({
    top3: maybe(drawnDigits(3)),
    top2: maybe(drawnDigits(2)),
    bottom2: maybe(drawnDigits(2)),
    front3: maybe(v.array(v.fallback(drawnDigits(3), "---"))),
    back3: maybe(v.array(v.fallback(drawnDigits(3), "---"))),
    /** The whole number of a four-digit draw. */
    number: maybe(drawnDigits(4)),
  }),
  v.check(({ top3, top2, bottom2, number }) => (top3 ?? top2 ?? bottom2 ?? number) !== undefined, "nothingDrawn"),
  v.transform(({ number, top3 = number?.slice(1), top2 = top3?.slice(1), bottom2, ...threes }) => ({
    top3: top3 ?? "---",
    top2: top2 ?? "--",
    bottom2: bottom2 ?? number?.slice(0, 2) ?? "--",
    ...threes,
    number,
  })),
)

const Times = v.object({
  realCloseTime: maybe(Moment),
  realResultTime: maybe(Moment),
  realOpenTime: maybe(Moment),
  realShootingEndTime: maybe(Moment),
})

/** The most of each option, in rows that name it or beside its name. */
const mostByOption = maybe(
  v.pipe(
    v.union([
      v.pipe(
        rows(v.object({ betOption: v.string(), betMax: maybe(Amount) })),
        v.transform((list) => list.map(({ betOption, betMax }) => [betOption, betMax] as const)),
      ),
      v.pipe(
        v.record(v.string(), maybe(Amount)),
        v.transform((record) => Object.entries(record)),
      ),
    ]),
    v.transform((entries): Readonly<Record<string, Satang>> | undefined => {
      const known = entries.flatMap(([option, most]) => (most === undefined ? [] : [[option, most] as const]))
      return known.length === 0 ? undefined : Object.fromEntries(known)
    }),
  ),
)

const roundFields = {
  betId: Id,
  betType: text,
  betName: text,
  name: text,
  dt: maybe(LooseDay),
  closeDt: maybe(LooseDay),
  resultDt: maybe(LooseDay),
  closeTime: maybe(ClockTime),
  resultTime: maybe(ClockTime),
  betList: maybe(v.object({ dt: maybe(LooseDay), active: maybeFlag, betMax: mostByOption })),
  betMax: mostByOption,
  setResult: flag(),
  unixTimeStamp: maybe(Times),
  cancelled: flag(),
  result: maybe(WireDrawn),
  /** SHA-256 that binds the operator before anybody bets. */
  commitment: maybe(v.string()),
}

type RoundFields = v.InferOutput<v.ObjectSchema<typeof roundFields, undefined>>
/** Whether a row tells by any of its fields when betting closes. */
const hasCloseTime = ({ closeTime, unixTimeStamp, dt, closeDt, betList }: RoundFields): boolean =>
  unixTimeStamp?.realCloseTime !== undefined ||
  typeof closeTime === "object" ||
  (closeTime !== undefined && (dt ?? betList?.dt ?? closeDt) !== undefined)

/**
 * A round as the operator lists it. Seconds are what counts; where they are missing, the close is read off the day and
 * the Thai time of day.
 */
export const BetList = v.pipe(
  v.object({ betGroup: v.string(), ...roundFields }),
  v.check((round) => hasCloseTime(round), "noClose"),
)

/** Operators also list what this site does not offer, in whatever shape. */
const OfAnotherGroup = v.pipe(
  v.object({ betGroup: v.string() }),
  v.check(({ betGroup }) => !isBetGroup(betGroup), "unreadable"),
  v.transform(() => "of another group" as const),
)

/** The same schema, which looks only at what a reader written by hand does not understand. */
/* @__NO_SIDE_EFFECTS__ */
const withFastParse = <S extends v.GenericSchema>(
  schema: S,
  read: (value: unknown) => v.InferOutput<S> | undefined,
): S => ({
  ...schema,
  "~run": (dataset, config) => {
    const value = read(dataset.value)
    return value === undefined ? schema["~run"](dataset, config) : { typed: true, value }
  },
})

const Listed = rows(withFastParse(v.union([BetList, OfAnotherGroup]), fastParseBetList))

/** The list that a row stands in says what it is of. */
const SetRound = v.pipe(
  v.object({ betGroup: text, ...roundFields }),
  v.check((round) => hasCloseTime(round), "noClose"),
)
const SetRounds = v.fallback(rows(SetRound), [])

export const betListsLatest = call("given", "GET", "/poy-api/bet-lists.latest", wireNothing, Listed, "no-cache")
export const betListsOne = call("given", "GET", "/poy-api/bet-lists.one", v.object({ id: Id }), BetList, "no-cache")
export const lotteries4dLatest = call(
  "given",
  "POST",
  "/poy-api/lotteries.4d.latest",
  wireNothing,
  v.object({ hanoy: SetRounds, lao: SetRounds, laoSuper: SetRounds, malay: SetRounds }),
)

export const betListMinMaxesAll = call(
  "given",
  "GET",
  "/poy-api/bet-list-min-maxes.all",
  v.object({ betId: Id }),
  rows(v.object({ betOption: v.string(), betMin: maybe(Amount), betMax: maybe(Amount) })),
  "no-cache",
)

const ofRound = v.object({ betId: Id, betType: v.string() })
export const NumberRates = rows(v.object({ option: v.string(), number: v.string(), multiply: WireRate }))
const Rates = v.object({
  defaultRate: v.fallback(v.record(v.string(), maybe(WireRate)), {}),
  rateNow: v.fallback(NumberRates, []),
})
export const numberReachsRateNowAll = call(
  "given",
  "GET",
  "/poy-api/number-reachs.rate-now.all",
  ofRound,
  Rates,
  "no-cache",
)
export const numberReachsRateRecommendAll = call(
  "given",
  "GET",
  "/poy-api/number-reachs.rate-recommend.all",
  ofRound,
  Rates,
  "no-cache",
)
