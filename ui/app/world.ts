import type { makeConnection, makeSession } from "@fakham/core"
import type { makePlayer } from "@fakham/core/identity"
import type { Satang } from "@fakham/core/money"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { Following } from "./feeds.ts"
import { follow } from "./follow.ts"

/** What machines that are put together here hear of the world, each told until the returned function is called. */
export type World = {
  /** What the player has to stake with, as far as it is known. */
  readonly cash: () => Satang | undefined
  /** Has it counted again. */
  readonly doubtCash: () => void
  readonly followCash: Following<Satang>
  /** The operator has spoken of the player's money again, or it is another sum; a deposit that does not match moves none. */
  readonly followMoney: Following<{ readonly type: "money.told" }>
  /** Told at once where there is a connection, and each time it is back. */
  readonly followConnection: Following<{ readonly type: "connection.restored" }>
  /** The page is about to go, or is back after a time in which it may have heard nothing. */
  readonly followPage: Following<{ readonly type: "page.left" | "page.shown" }>
  /** The player's session is over, and what these machines run on is about to go. */
  readonly followEnd: Following<{ readonly type: "session.ended" }>
}

/** The actors of the page that know the world already. */
export type PageActors = {
  readonly session: ActorRefFrom<ReturnType<typeof makeSession>>
  readonly connection: ActorRefFrom<ReturnType<typeof makeConnection>>
}

/** The actor that knows the player and their cash. */
export type Player = ActorRefFrom<ReturnType<typeof makePlayer>>

type PlayerState = SnapshotFrom<Player>

export const followPage: World["followPage"] = (tell) => {
  const leave = () => tell({ type: "page.left" })
  const turn = () => (document.visibilityState === "visible" ? tell({ type: "page.shown" }) : leave())
  window.addEventListener("pagehide", leave)
  document.addEventListener("visibilitychange", turn)
  return () => {
    window.removeEventListener("pagehide", leave)
    document.removeEventListener("visibilitychange", turn)
  }
}

/** The world as these actors and the browser know it. */
export const worldOf = ({ session, connection, followEnd }: PageActors & Pick<World, "followEnd">): World => {
  const player = () => session.getSnapshot().children.player
  const followPlayer = <Part>(partOf: (player: PlayerState) => Part, tell: (part: Part) => void) => {
    let leave = () => {}
    const unfollow = follow(session, player, (now) => {
      leave()
      leave = now === undefined ? () => {} : follow(now, partOf, tell)
    })
    return () => {
      unfollow()
      leave()
    }
  }
  return {
    cash: () => player()?.getSnapshot().context.player?.cash,
    doubtCash: () => player()?.send({ type: "balance.doubted" }),
    followCash: (tell) =>
      followPlayer(
        ({ context }) => context.player?.cash,
        (cash) => {
          if (cash !== undefined) tell(cash)
        },
      ),
    followMoney: (tell) => {
      let isKnown = false
      return followPlayer(
        ({ context: { player, known } }) => (player === undefined ? undefined : `${player.cash} ${known.heard}`),
        (told) => {
          if (told === undefined) return
          if (isKnown) tell({ type: "money.told" })
          isKnown = true
        },
      )
    },
    followConnection: (tell) =>
      follow(
        connection,
        (state) => state.matches("online"),
        (isOnline) => {
          if (isOnline) tell({ type: "connection.restored" })
        },
      ),
    followPage,
    followEnd,
  }
}
