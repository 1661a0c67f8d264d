import { isBetGroup } from "@fakham/core/lotto"
import * as v from "valibot"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { Day, Seconds, timeOfDay } from "./moments.ts"
import { Multiply } from "./rates.ts"
import { Baht, digits, Id, nothing, text } from "./values.ts"

/** What came out, as far as a group has it. */
export const Drawn = v.object({
  top3: digits(3),
  top2: digits(2),
  bottom2: digits(2),
  front3: maybe(v.array(digits(3))),
  back3: maybe(v.array(digits(3))),
  /** The whole number of a four-digit draw. */
  number: maybe(digits(4)),
})

const Times = v.object({
  realCloseTime: maybe(Seconds),
  realResultTime: maybe(Seconds),
  realOpenTime: maybe(Seconds),
  realShootingEndTime: maybe(Seconds),
})

/**
 * A round as the operator lists it. Seconds are what counts; where they are missing, the close is read off the day and
 * the Thai time of day.
 */
export const BetList = v.pipe(
  v.object({
    betId: Id,
    betGroup: v.string(),
    betType: v.string(),
    betName: text,
    name: text,
    dt: maybe(Day),
    closeDt: maybe(Day),
    resultDt: maybe(Day),
    closeTime: text,
    resultTime: text,
    betList: maybe(v.object({ dt: maybe(Day), active: maybe(v.boolean()) })),
    setResult: maybe(v.boolean()),
    unixTimeStamp: maybe(Times),
    cancelled: maybe(v.boolean()),
    result: maybe(Drawn),
    /** SHA-256 that binds the operator before anybody bets. */
    commitment: maybe(v.string()),
  }),
  v.check(({ dt, betList }) => (dt ?? betList?.dt) !== undefined, "noDay"),
  v.check(
    ({ closeTime, unixTimeStamp }) => unixTimeStamp?.realCloseTime !== undefined || timeOfDay(closeTime) !== undefined,
    "noClose",
  ),
)

/** Operators also list what this site does not offer, in whatever shape. */
const OfAnotherGroup = v.pipe(
  v.object({ betGroup: v.string() }),
  v.check(({ betGroup }) => !isBetGroup(betGroup), "unreadable"),
  v.transform(() => undefined),
)
const Listed = v.array(v.union([BetList, OfAnotherGroup]))
const listed = v.optional(Listed, [])

export const betListsLatest = call("given", "GET", "/poy-api/bet-lists.latest", nothing, Listed)
export const betListsOne = call("given", "GET", "/poy-api/bet-lists.one", v.object({ id: Id }), BetList)
export const lotteries4dLatest = call(
  "given",
  "POST",
  "/poy-api/lotteries.4d.latest",
  nothing,
  v.object({ hanoy: listed, lao: listed, laoSuper: listed, malay: listed }),
)

export const betListMinMaxesAll = call(
  "given",
  "GET",
  "/poy-api/bet-list-min-maxes.all",
  v.object({ betId: Id }),
  v.array(v.object({ betOption: v.string(), betMin: maybe(Baht), betMax: maybe(Baht) })),
)

const ofRound = v.object({ betId: Id, betType: v.string() })
const Rates = v.object({
  defaultRate: v.record(v.string(), maybe(Multiply)),
  rateNow: v.optional(v.array(v.object({ option: v.string(), number: v.string(), multiply: Multiply })), []),
})
export const numberReachsRateNowAll = call("given", "GET", "/poy-api/number-reachs.rate-now.all", ofRound, Rates)
export const numberReachsRateRecommendAll = call(
  "given",
  "GET",
  "/poy-api/number-reachs.rate-recommend.all",
  ofRound,
  Rates,
)
