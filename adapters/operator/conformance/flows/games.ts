import {
  partnersGameLaunch,
  partnersGameListConfig,
  partnersGameListConfigNr,
  partnersGameLogout,
} from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"

/** A seat at the first game that is open, and the way out of it. */
export const playGames = async ({ take, takeAnswer, refuse, check, leave, newKey }: VisitPart): Promise<void> => {
  const { data: listed, answer } = await takeAnswer("games are listed", partnersGameListConfig, {})
  const guests = await take("games are listed for guests", partnersGameListConfigNr, {})
  check("guests are shown the games that players are shown", guests.length === listed.length, answer, "they differ")
  const game = listed.find(({ active, closedUntil }) => active && closedUntil === undefined)
  if (game === undefined) return leave("a seat at a game is given", "no game is open")
  const { partner, gameList, gameId } = game
  const asked = {
    partner,
    ...(gameList === undefined ? {} : { gameList }),
    ...(gameId === undefined ? {} : { gameId }),
  }
  const seat = await takeAnswer("a seat at a game is given", partnersGameLaunch, asked, { key: newKey() })
  const isAddress = URL.canParse(seat.data.url) && /^https?:$/.test(new URL(seat.data.url).protocol)
  check("a seat is an address of the web", isAddress, seat.answer, seat.data.url)
  await refuse(
    "a partner that is none gives no seat",
    partnersGameLaunch,
    { partner: "no-such-partner" },
    { key: newKey() },
  )
  await take("a game is left", partnersGameLogout, {})
}
