import { browserConnectivity } from "@fakham/adapters/browser"
import { storedIntents, walletIntents } from "@fakham/adapters/browser/wallet"
import { httpAffiliate, httpStatements } from "@fakham/adapters/operator/wallet"
import { makeReading } from "@fakham/core/operator"
import { makeMove, type StatementEntry, Statements, statementWindow } from "@fakham/core/wallet"
import { useActorRef } from "@xstate/react"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { type Following, feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type Move = ReturnType<typeof makeMove>
type Statement = ReturnType<typeof makeReading<unknown, ReadonlyArray<StatementEntry>>>
type Doubted = { readonly type: "data.doubted" }

export type MoveActor = ActorRefFrom<Move>
export type AffiliateStatementActor = ActorRefFrom<Statement>

const affiliate = ({ client, player, world, ...tools }: Machines) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      httpAffiliate(client),
      httpStatements(client),
      storedIntents({ codec: walletIntents, player: () => player }),
      browserConnectivity,
    ),
  )
  let tellMoved = () => {}
  const moved: Following<Doubted> = (tell) => {
    tellMoved = () => tell({ type: "data.doubted" })
    return () => (tellMoved = () => {})
  }
  const pageShown: Following<Doubted> = (tell) =>
    world.followPage(({ type }) => type === "page.shown" && tell({ type: "data.doubted" }))
  const statement: Statement = makeReading(
    runtime,
    () => Statements.use(({ affiliate: entries }) => entries(statementWindow(tools.now(), "affiliate"))),
    { feed: feedOf<Doubted | { readonly type: "connection.restored" }>(world.followConnection, pageShown, moved) },
  )
  let wasMoved = false
  return {
    move: makeMove(runtime, tools),
    statement,
    follow: (state: SnapshotFrom<Move>) => {
      const isMoved = state.matches("moved")
      if (isMoved && !wasMoved) {
        world.doubtCash()
        tellMoved()
      }
      wasMoved = isMoved
    },
  }
}

/**
 * Put together with the one page of what friends bring in, and fetched with it. What was moved has the balance counted
 * and the statement read again.
 */
export const useAffiliate = (): { readonly move: MoveActor; readonly statement: AffiliateStatementActor } => {
  const machines = useMachines()
  const [made] = useState(() => affiliate(machines))
  return { move: useActorRef(made.move, {}, made.follow), statement: useActorRef(made.statement) }
}
