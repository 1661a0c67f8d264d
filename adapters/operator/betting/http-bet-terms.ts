import { type BetRound, BetTerms, PopularNumbers } from "@fakham/core/betting"
import { NoSuchRound } from "@fakham/core/lotto"
import { isOption, type NumberRate, type Option } from "@fakham/core/poy"
import { Effect, Layer } from "effect"
import { type Client, failureForPlayer } from "../client.ts"
import { failureForPage } from "../failure-for-page.ts"
import {
  betListMinMaxesAll,
  numberReachsRateNowAll,
  numberReachsRateRecommendAll,
  type Understood,
} from "../wire/index.ts"

/** Answers `BetTerms` over the operator's lottery API. */
export const httpBetTerms = (client: Client) =>
  Layer.succeed(BetTerms, {
    read: (round) =>
      Effect.zipWith(limits(client, round), rates(client, round), (bounds, paid) => ({ ...bounds, ...paid }), {
        concurrent: true,
      }),
    rates: (round) => Effect.map(rates(client, round), ({ rateNow }) => rateNow),
  })

/** Answers `PopularNumbers` over the operator's lottery API. */
export const httpPopularNumbers = (client: Client) =>
  Layer.succeed(PopularNumbers, {
    read: ({ betId, betType }) =>
      client.ask(numberReachsRateRecommendAll, { betId, betType }).pipe(
        Effect.mapError(failureForPlayer),
        Effect.map(({ data }) => ofKnownOptions(data.rateNow)),
      ),
  })

const missing = failureForPage(() => new NoSuchRound())

/** The most of an option is told with its round, or else beside the least. */
const limits = (client: Client, { betId, betMax: ofRound }: BetRound) =>
  client.ask(betListMinMaxesAll, { betId }).pipe(
    Effect.mapError(missing),
    Effect.map(({ data }) => ({
      betMin: byOption(data.map(({ betOption, betMin }) => [betOption, betMin])),
      betMax: byOption([
        ...data.map(({ betOption, betMax }) => [betOption, betMax] as const),
        ...Object.entries(ofRound ?? {}),
      ]),
    })),
  )

const rates = (client: Client, { betId, betType }: BetRound) =>
  client.ask(numberReachsRateNowAll, { betId, betType }).pipe(
    Effect.mapError(missing),
    Effect.map(({ data }) => ({
      defaultRate: byOption(Object.entries(data.defaultRate)),
      rateNow: ofKnownOptions(data.rateNow),
    })),
  )

type WireRate = Understood<typeof numberReachsRateNowAll>["rateNow"][number]

const ofKnownOptions = (all: ReadonlyArray<WireRate>): ReadonlyArray<NumberRate> =>
  all.filter((rate): rate is NumberRate & WireRate => isOption(rate.option))

/** Options that the site does not know are left out, and so is what is not told of one. */
const byOption = <A>(entries: ReadonlyArray<readonly [string, A | undefined]>): Partial<Record<Option, A>> =>
  Object.fromEntries(
    entries.flatMap(([option, value]) => (isOption(option) && value !== undefined ? [[option, value]] : [])),
  )
