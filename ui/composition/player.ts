import { rememberedToken } from "@fakham/adapters/browser"
import { askingOwner, type Client, makeOperatorClock, sessionOf } from "@fakham/adapters/operator"
import type { makeSupport } from "@fakham/core"
import { endRuntime } from "@fakham/core/machines"
import type { ActorRefFrom } from "xstate"
import { type Betting, betting } from "./betting.ts"
import { type DataAge, followDataAge } from "./data-age.ts"
import { follow } from "./follow.ts"
import { type Handoff, makeHandoff } from "./handoff.ts"
import { nextTask } from "./next-task.ts"
import { type Orders, orders } from "./orders.ts"
import { makeOwnerDesk } from "./owner-desk.ts"
import { type PastResults, pastResults } from "./past-results.ts"
import { type Poys, poys } from "./poys.ts"
import { type Rounds, rounds } from "./rounds.ts"
import { makePlayerRuntime, type PlayerRuntime, type Tools } from "./runtime.ts"
import type { Picked } from "./set-table.machine.ts"
import { type PageActors, type World, worldOf } from "./world.ts"

/** What all screens run on but those that a guest gets first. */
export type Machines = Tools &
  Rounds &
  Orders &
  Betting &
  PastResults &
  Poys & {
    /** Sets on their way to the page of a draw. */
    readonly setsHandoff: Handoff<Picked>
    /** Whose machines these are. */
    readonly player: string | undefined
    /** What machines hear and ask that are put together later, with the one screen that needs them. */
    readonly world: World
    readonly runtime: PlayerRuntime
    readonly client: Client
    /** When what is on show was told by the operator. */
    readonly asOf: DataAge["asOf"]
    readonly stop: () => void
  }

type AroundPlayer = PageActors & { readonly support: ActorRefFrom<ReturnType<typeof makeSupport>> }

/** Whom to ask comes with the player, and is forgotten with them. */
const followOwnSupport = ({ session, support }: AroundPlayer): (() => void) => {
  let leave = () => {}
  const unfollow = follow(
    session,
    ({ children }) => children.player,
    (player) => {
      leave()
      if (player === undefined) leave = () => {}
      else
        leave = follow(
          player,
          ({ context }) => context.player?.support,
          (own) => support.send({ type: "own.told", support: own }),
        )
    },
  )
  return () => {
    unfollow()
    leave()
    support.send({ type: "own.told", support: undefined })
  }
}

/** Puts the machines of all these screens together piece by piece, for the player who visits the first of them. */
export const startMachines = async (page: AroundPlayer, pageClient: Client): Promise<Machines> => {
  const clock = makeOperatorClock()
  const dataAge = followDataAge(page)
  const desk = makeOwnerDesk()
  const timed = pageClient.timing({
    ...clock,
    hear: (headers, way) => {
      clock.hear(headers, way)
      dataAge.hear(headers, way)
    },
  })
  const client = askingOwner(timed, desk)
  // Asked once: what is kept as the session ends, its token gone already, is still this player's.
  const player = sessionOf(rememberedToken() ?? "")?.uuid
  const runtime = makePlayerRuntime({ client, token: rememberedToken, player: () => player })
  const tools = {
    now: clock.now,
    followClock: clock.follow,
    isTimeKnown: clock.isKnown,
    steadyNow: clock.steadyNow,
    newKey: () => crypto.randomUUID(),
    proveOwner: desk.prove,
  }
  const ending = new Set<() => void>()
  const world = worldOf({
    ...page,
    followEnd: (tell) => {
      const end = () => tell({ type: "session.ended" })
      ending.add(end)
      return () => ending.delete(end)
    },
  })
  await nextTask()
  const ofRounds = rounds(runtime, tools, world)
  await nextTask()
  const ofOrders = orders(runtime, tools)
  await nextTask()
  const ofBetting = betting(runtime, tools, ofOrders, world, player)
  await nextTask()
  const ofResults = pastResults(runtime, tools, ofRounds, world)
  void runtime.runPromiseExit(clock.ask(client))
  await nextTask()
  const machines = {
    ...ofRounds,
    ...ofOrders,
    ...ofBetting,
    ...ofResults,
    ...poys(runtime, tools, ofRounds, world),
    setsHandoff: makeHandoff<Picked>(),
  }
  // A guest has no slips to ask for.
  if (player !== undefined) machines.waiting.start()
  const forgetSupport = followOwnSupport(page)
  return {
    ...tools,
    player,
    runtime,
    client,
    world,
    asOf: dataAge.asOf,
    ...machines,
    stop: () => {
      for (const end of ending) end()
      forgetSupport()
      desk.stop()
      machines.live.stop()
      dataAge.stop()
      machines.lobby.stop()
      machines.results.stop()
      machines.waiting.stop()
      void endRuntime(runtime)
    },
  }
}
