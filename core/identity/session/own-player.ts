import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { type Watched, watchPart } from "../../machine/watch.ts"
import type { Cash } from "../../visit/cash.port.ts"
import type { makePlayer } from "./player.machine.ts"
import type { makeSession } from "./session.machine.ts"

export type SessionActor = ActorRefFrom<ReturnType<typeof makeSession>>
export type PlayerActor = ActorRefFrom<ReturnType<typeof makePlayer>>

type SessionState = SnapshotFrom<SessionActor>
type PlayerState = SnapshotFrom<PlayerActor>

export const playerActorIn = ({ children }: SessionState): PlayerActor | undefined => children.player

/** The player whom a session knows, by whichever actor knows them just now; nothing of a guest. */
export const ownPlayer = (session: Watched<SessionState>): Watched<PlayerState | undefined> => ({
  getSnapshot: () => playerActorIn(session.getSnapshot())?.getSnapshot(),
  subscribe: (look) => {
    let leave = () => {}
    const unwatch = watchPart(session, playerActorIn, (player) => {
      leave()
      const watching = player?.subscribe(look)
      leave = () => watching?.unsubscribe()
      look(player?.getSnapshot())
    })
    return {
      unsubscribe: () => {
        unwatch()
        leave()
      },
    }
  },
})

const cashIn = (state: PlayerState | undefined) => state?.context.player?.cash

/** What the player of a session has to stake with, for their visit. */
export const ownCash = (session: Watched<SessionState>): Cash["Service"] => {
  const player = ownPlayer(session)
  return {
    now: () => cashIn(player.getSnapshot()),
    subscribe: (listener) =>
      watchPart(player, cashIn, (cash) => {
        if (cash !== undefined) listener(cash)
      }),
  }
}

/** Another text each time the operator has spoken of the player's money, the same sum or another. */
export const spokenMoney = (state: PlayerState | undefined): string | undefined =>
  state?.context.player && `${state.context.player.cash} ${state.context.known.announcements}`
