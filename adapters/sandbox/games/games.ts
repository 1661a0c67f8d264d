import {
  gameHighlightConfigs,
  partnersGameLaunch,
  partnersGameListConfig,
  partnersGameListConfigNr,
  partnersGameLogout,
} from "@fakham/adapters/operator/wire"
import { satang } from "@fakham/core/money"
import type { Hono } from "hono"
import { authenticated } from "../accounts/sessions.ts"
import type { BackOffice } from "../back-office/back-office.ts"
import { answer } from "../http/answer.ts"
import { type Refusal, unauthorized } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { againstStake } from "../limits/may-play.ts"
import { pictureOf } from "./game-pictures.ts"
import { closedUntil, highlighted, offerOf, offers } from "./partner-games.ts"
import { forSitting, leaveSeats, takeSeat, withoutGames } from "./seats.ts"

const noSuchGame: Refusal = { status: 404, code: "noSuchGame", message: "No partner offers this game." }
const closedToPlayer: Refusal = { status: 403, code: "closedToPlayer", message: "Games are closed to this player." }
const underMaintenance = (until: number): Refusal => ({
  status: 409,
  code: "maintenance",
  message: "This partner is under maintenance.",
  data: { until: until / 1_000 },
})

/** Whoever has nothing left to lose is not seated. */
const leastStake = satang(1)

/** What partners offer, and seats at their games; without an address of their own they are found at the site's. */
export const answerGames = (app: Hono<RequestEnv>, office: BackOffice, partnerOrigin?: string): void => {
  const { clock, tokens } = office

  const list = async () => {
    const now = await clock.now()
    return offers
      .filter(({ listed }) => listed)
      .map(({ partner, gameList, gameId, name, kind, game }) => {
        const until = closedUntil(partner, now)
        return {
          partner,
          gameList: gameList ?? null,
          gameId: gameId ?? null,
          name,
          kind,
          imageUrl: pictureOf(game),
          active: true,
          closedUntil: until === undefined ? null : until / 1_000,
        }
      })
  }

  answer(
    app,
    partnersGameListConfig,
    authenticated(office, partnersGameListConfig, async () => ({ data: await list() })),
  )
  answer(app, partnersGameListConfigNr, async () => ({ data: await list() }))

  answer(app, gameHighlightConfigs, async () => ({
    data: highlighted.flatMap((place, order) => {
      const offer = offerOf(place)
      return offer === undefined
        ? []
        : [{ ...place, name: offer.name, imageUrl: pictureOf(offer.game), active: true, order }]
    }),
  }))

  answer(
    app,
    partnersGameLaunch,
    authenticated(office, partnersGameLaunch, async (user, { input, token = "", site }) => {
      const jti = (await tokens.read(token))?.jti
      if (jti === undefined) return { refused: unauthorized }
      if (user.status === withoutGames) return { refused: closedToPlayer }
      const offer = offerOf(input)
      if (offer === undefined) return { refused: noSuchGame }
      return forSitting(office, user, async (within, now) => {
        const until = closedUntil(offer.partner, now)
        if (until !== undefined) return { refused: underMaintenance(until) }
        const limited = await againstStake(within, user.uuid, leastStake, now)
        if (limited !== undefined) return { refused: limited }
        const seat = await takeSeat(within, user, jti, offer, site, now)
        const place = `/__partner/${offer.partner}/${offer.game}/?seat=${seat.id}#${seat.token}`
        return { data: { url: (partnerOrigin ?? site) + place } }
      })
    }),
  )

  answer(
    app,
    partnersGameLogout,
    authenticated(office, partnersGameLogout, async (user) => {
      await forSitting(office, user, (within, now) => leaveSeats(within, user.uuid, now))
      return { data: null }
    }),
  )
}
