import { bahtOfSatang } from "@fakham/core"
import type { Locale } from "@fakham/core/language"
import { satang } from "@fakham/core/money"
import {
  gameHighlightConfigs,
  partnersGameLaunch,
  partnersGameListConfig,
  partnersGameListConfigNr,
  partnersGameLogout,
} from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../accounts/sessions.ts"
import { answerCall } from "../http/answer.ts"
import { type CallRefusal, unauthorized } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { againstStake } from "../limits/may-play.ts"
import { catalogueOf, highlighted } from "./catalogue.ts"
import { gameNameIn } from "./game-names.ts"
import { pictureAt } from "./game-pictures.ts"
import { closedPartners } from "./partner-maintenance.ts"
import { forSitting, leaveSeats, takeSeat, withoutGames } from "./seats.ts"

const noSuchGame: CallRefusal = { status: 404, code: "noSuchGame", message: "No partner offers this game." }
const closedToPlayer: CallRefusal = { status: 403, code: "closedToPlayer", message: "Games are closed to this player." }
const underMaintenance = (until: number): CallRefusal => ({
  status: 409,
  code: "maintenance",
  message: "This partner is under maintenance.",
  data: { until: until / 1_000 },
})

/** Whoever has nothing left to lose is not seated. */
const leastStake = satang(1)

type GamesSettings = {
  /** Where the partners' games are found; the site's own address when nothing is said. */
  readonly partnerOrigins?: ReadonlyArray<string> | undefined
  /** How many games are offered at least. */
  readonly gameCount?: number | undefined
}

/** What partners offer, and seats at their games. */
export const answerGames = (
  app: Hono<RequestEnv>,
  internals: Internals,
  { partnerOrigins = [], gameCount }: GamesSettings = {},
): void => {
  const { db, clock, tokens } = internals
  const { offers, offerOf } = catalogueOf(gameCount)
  const listed = offers.filter((offer) => offer.listed)

  const list = async (locale: Locale) => {
    const closed = await closedPartners(db, await clock.now())
    return listed.map(({ partner, gameList, gameId, name, kind, picture, stakes }) => {
      const until = closed.get(partner)
      return {
        partner,
        gameList: gameList ?? null,
        gameId: gameId ?? null,
        name: gameNameIn(locale, name),
        kind,
        imageUrl: pictureAt(picture),
        active: true,
        closedUntil: until === undefined ? null : until / 1_000,
        ...(stakes && { minStake: bahtOfSatang(stakes.min), maxStake: bahtOfSatang(stakes.max) }),
      }
    })
  }

  answerCall(
    app,
    partnersGameListConfig,
    authenticated(internals, partnersGameListConfig, async (_, { locale }) => ({ data: await list(locale) })),
  )
  answerCall(app, partnersGameListConfigNr, async ({ locale }) => ({ data: await list(locale) }))

  answerCall(app, gameHighlightConfigs, async ({ locale }) => ({
    data: highlighted.flatMap((place, order) => {
      const offer = offerOf(place)
      return offer === undefined
        ? []
        : [{ ...place, name: gameNameIn(locale, offer.name), imageUrl: pictureAt(offer.picture), active: true, order }]
    }),
  }))

  answerCall(
    app,
    partnersGameLaunch,
    authenticated(internals, partnersGameLaunch, async (user, { input, token = "", site }) => {
      const jti = (await tokens.read(token))?.jti
      if (jti === undefined) return { refused: unauthorized }
      if (user.status === withoutGames) return { refused: closedToPlayer }
      const offer = offerOf(input)
      if (offer === undefined) return { refused: noSuchGame }
      return forSitting(internals, user, async (within, now) => {
        const until = (await closedPartners(within, now)).get(offer.partner)
        if (until !== undefined) return { refused: underMaintenance(until) }
        const limited = await againstStake(within, user.uuid, leastStake, now)
        if (limited !== undefined) return { refused: limited }
        const seat = await takeSeat(within, user, jti, offer, site, now)
        const place = `/__partner/${offer.partner}/${offer.game}/?seat=${seat.id}#${seat.token}`
        return { data: { url: originFor(partnerOrigins, site) + place } }
      })
    }),
  )

  answerCall(
    app,
    partnersGameLogout,
    authenticated(internals, partnersGameLogout, async (user) => {
      await forSitting(internals, user, (within, now) => leaveSeats(within, user.uuid, now))
      return { data: null }
    }),
  )
}

/** A page of another name than the site's, where there is one: cookies do not tell ports apart. */
const originFor = (partnerOrigins: ReadonlyArray<string>, site: string): string => {
  const { hostname } = new URL(site)
  return partnerOrigins.find((one) => new URL(one).hostname !== hostname) ?? partnerOrigins[0] ?? site
}
