import { type GameChoice, GameWindow, makeGameLaunch, makeGameWindow } from "@fakham/core/games"
import { httpGames } from "@fakham/operator/games"
import { httpPlayed, httpPlayLimits } from "@fakham/operator/limits"
import { Effect, Layer, Stream } from "effect"
import { createActor, waitFor } from "xstate"
import { ensureKnown, type PlayersVisit } from "./front-end.ts"
import { roundsPlay, seatsOpen } from "./game-table.ts"

const choice: GameChoice = { partner: "joker", gameId: "full-moon" }
const soon = { timeout: 20_000 }

/** Takes a seat at a partner's game, plays one round for ten baht and leaves; answers what the round gave back. */
export const playGame = async ({ visit, client, clock, origin }: PlayersVisit): Promise<number> => {
  const ready = Layer.succeed(GameWindow, {
    said: () => Stream.succeed({ type: "game.ready" }),
    post: () => {},
    sheets: () => Stream.never,
  })
  const { runtime } = visit.with(Layer.mergeAll(httpGames(client), httpPlayLimits(client), httpPlayed(client), ready))
  const launch = makeGameLaunch(runtime, {
    now: clock.now,
    framing: { origin: "https://terminal.example", framed: [origin] },
    gameWindow: makeGameWindow(runtime, { openedAt: clock.now }),
    open: () => {},
    storeSeat: () => {},
    noteOpened: () => {},
  })
  const game = createActor(launch, { input: { choice, isBack: false } }).start()
  const { context, children } = await waitFor(game, (state) => state.matches("framed"), soon)
  const [, token = ""] = ensureKnown(context.seat).url.split("#")
  const { data: seat } = await Effect.runPromise(client.ask(seatsOpen, { token }))
  const bets = [{ spot: "line", stake: 10 }]
  const round = { round: crypto.randomUUID(), commitment: seat.commitment, bets }
  const { data: played } = await Effect.runPromise(client.as(seat.secret).ask(roundsPlay, round))
  const framed = ensureKnown(children.gameWindow)
  framed.send({ type: "leave.asked" })
  await waitFor(framed, (state) => state.matches({ open: { exit: "asking" } }), soon)
  framed.send({ type: "leave.confirmed" })
  await waitFor(game, (state) => state.matches("left"), soon)
  return Math.round(played.returned * 100)
}
