import * as v from "valibot"
import { call } from "./call.ts"
import { Baht, Day, digits, Id, Multiply, maybe, nothing, Seconds, text } from "./values.ts"

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

/** A round as the operator lists it; times of day are Thai, the seconds are what counts. */
export const BetList = v.object({
  betId: Id,
  betGroup: v.string(),
  betType: v.string(),
  betName: v.string(),
  name: text,
  dt: Day,
  closeDt: Day,
  resultDt: Day,
  closeTime: text,
  resultTime: text,
  betList: v.object({ dt: Day, active: v.boolean() }),
  setResult: v.boolean(),
  unixTimeStamp: v.object({
    realCloseTime: Seconds,
    realResultTime: Seconds,
    realOpenTime: maybe(Seconds),
    realShootingEndTime: maybe(Seconds),
  }),
  cancelled: v.optional(v.boolean(), false),
  result: maybe(Drawn),
  /** SHA-256 that binds the operator before anybody bets. */
  commitment: maybe(v.string()),
})

export const betListsLatest = call("given", "GET", "/poy-api/bet-lists.latest", nothing, v.array(BetList))
export const betListsOne = call("given", "GET", "/poy-api/bet-lists.one", v.object({ id: Id }), BetList)
export const lotteries4dLatest = call(
  "given",
  "POST",
  "/poy-api/lotteries.4d.latest",
  nothing,
  v.object({
    hanoy: v.array(BetList),
    lao: v.array(BetList),
    laoSuper: v.array(BetList),
    malay: v.array(BetList),
  }),
)

export const betListMinMaxesAll = call(
  "given",
  "GET",
  "/poy-api/bet-list-min-maxes.all",
  v.object({ betId: Id }),
  v.array(v.object({ betOption: v.string(), betMin: Baht, betMax: Baht })),
)

const ofRound = v.object({ betId: Id, betType: v.string() })
const rate = v.object({ option: v.string(), number: v.string(), multiply: Multiply })
export const numberReachsRateNowAll = call(
  "given",
  "GET",
  "/poy-api/number-reachs.rate-now.all",
  ofRound,
  v.object({ defaultRate: v.record(v.string(), Multiply), rateNow: v.array(rate) }),
)
export const numberReachsRateRecommendAll = call(
  "given",
  "GET",
  "/poy-api/number-reachs.rate-recommend.all",
  ofRound,
  v.object({ defaultRate: v.record(v.string(), Multiply), rateNow: v.array(rate) }),
)
