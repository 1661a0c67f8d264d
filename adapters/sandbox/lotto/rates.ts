import { bahtOfSatang } from "@fakham/core"
import { isBetGroup, sellsSets } from "@fakham/core/lotto"
import { isOption } from "@fakham/core/poy"
import { betListMinMaxesAll, numberReachsRateNowAll, numberReachsRateRecommendAll } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { answerCall } from "../http/answer.ts"
import { notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { betTerms, type GroupTerms, maxOf, offeredBy, rateAt } from "./terms.ts"

/** How many popular numbers are recommended. */
const recommended = 12

/** What a round takes and pays, number by number. */
export const answerRates = (app: Hono<RequestEnv>, { db }: Internals): void => {
  const termsOf = async (betId: string): Promise<GroupTerms | undefined> => {
    const round = await db.selectFrom("rounds").select("bet_group").where("bet_id", "=", betId).executeTakeFirst()
    const group = round?.bet_group ?? ""
    return isBetGroup(group) && !sellsSets(group) ? betTerms[group] : undefined
  }
  const exposures = (betId: string) =>
    db
      .selectFrom("exposures")
      .select(["option", "number", "satang"])
      .where("bet_id", "=", betId)
      .orderBy("satang", "desc")
      .orderBy("option")
      .orderBy("number")
      .execute()
  const defaults = (terms: GroupTerms) =>
    Object.fromEntries(offeredBy(terms).map((option) => [option, (terms.rates[option] ?? 0) / 100]))

  answerCall(app, betListMinMaxesAll, async ({ input: { betId } }) => {
    const terms = await termsOf(betId)
    if (terms === undefined) return { refused: notFound }
    return {
      data: offeredBy(terms).map((betOption) => ({
        betOption,
        betMin: bahtOfSatang(terms.min),
        betMax: bahtOfSatang(maxOf(terms, betOption)),
      })),
    }
  })

  answerCall(app, numberReachsRateNowAll, async ({ input: { betId } }) => {
    const terms = await termsOf(betId)
    if (terms === undefined) return { refused: notFound }
    const rateNow = (await exposures(betId)).flatMap(({ option, number, satang }) => {
      const now = isOption(option) ? rateAt(terms, option, satang) : 0
      return isOption(option) && now !== terms.rates[option] ? [{ option, number, multiply: now / 100 }] : []
    })
    return { data: { defaultRate: defaults(terms), rateNow } }
  })

  answerCall(app, numberReachsRateRecommendAll, async ({ input: { betId } }) => {
    const terms = await termsOf(betId)
    if (terms === undefined) return { refused: notFound }
    const full = (await exposures(betId)).flatMap(({ option, number, satang }) => {
      const usual = isOption(option) && satang > 0 ? (terms.rates[option] ?? 0) : 0
      return isOption(option) && usual > 0 && rateAt(terms, option, satang) === usual
        ? [{ option, number, multiply: usual / 100 }]
        : []
    })
    return { data: { defaultRate: defaults(terms), rateNow: full.slice(0, recommended) } }
  })
}
