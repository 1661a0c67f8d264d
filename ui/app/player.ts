import { rememberedToken } from "@fakham/adapters/browser"
import { askingOwner, type Client, makeOperatorClock, sessionOf } from "@fakham/adapters/operator"
import type { makePreferences, makeSupport } from "@fakham/core"
import { ownDraftsOf, type Picked, type Pulled, termsOf } from "@fakham/core/betting"
import type { Locale } from "@fakham/core/language"
import { shownRoundsOf } from "@fakham/core/lotto"
import { makeLive } from "@fakham/core/site"
import { type Handoff, makeHandoff } from "@fakham/core/visit"
import { type ActorRefFrom, createActor, type SnapshotFrom } from "xstate"
import { type DataAge, followDataAge } from "./data-age.ts"
import { follow } from "./follow.ts"
import { nextTask } from "./next-task.ts"
import { makeOwnerDesk } from "./owner-desk.ts"
import { makePlayerVisit, type PlayerRuntime, type PlayerVisit, type Tools } from "./runtime.ts"
import { type PageActors, type World, worldOf } from "./world.ts"

/** What all screens run on but those that a guest gets first. */
export type Machines = Tools &
  ReturnType<typeof ownDraftsOf> &
  ReturnType<typeof shownRoundsOf> & {
    /** Whether the operator's news arrive as they happen. */
    readonly live: ActorRefFrom<ReturnType<typeof makeLive>>
    /** What a round takes and pays. */
    readonly terms: ReturnType<typeof termsOf>
    /** Numbers on their way into the slip of a round. */
    readonly slipHandoff: Handoff<Pulled>
    /** Sets on their way to the page of a draw. */
    readonly setsHandoff: Handoff<Picked>
    /** Whose machines these are. */
    readonly player: string | undefined
    /** What machines hear and ask that are put together later, with the one screen that needs them. */
    readonly world: World
    readonly visit: PlayerVisit
    readonly runtime: PlayerRuntime
    readonly client: Client
    /** The language that the player reads. */
    readonly locale: () => Locale
    /** When what is on show was told by the operator. */
    readonly asOf: DataAge["asOf"]
    readonly stop: () => void
  }

type AroundPlayer = PageActors & {
  readonly support: ActorRefFrom<ReturnType<typeof makeSupport>>
  readonly preferences: ActorRefFrom<ReturnType<typeof makePreferences>>
}

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

const localeIn = ({ context }: SnapshotFrom<AroundPlayer["preferences"]>) => context.locale

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
  const cash = { now: world.cash, follow: world.followCash }
  const visitor = { client, token: rememberedToken, player: () => player }
  const visit = makePlayerVisit(visitor, tools, cash, world.followConnection)
  const { runtime } = visit
  const leaveBalance = keepBalance(visit, world)
  const leaveLanguage = follow(page.preferences, localeIn, (_, before) => {
    if (before !== undefined) visit.publish("language")
  })
  await nextTask()
  const machines = {
    live: visit.start(createActor(makeLive(runtime, { now: clock.now, random: Math.random }))),
    ...shownRoundsOf(visit),
    terms: termsOf(visit),
    ...ownDraftsOf(visit),
    slipHandoff: makeHandoff<Pulled>(),
    setsHandoff: makeHandoff<Picked>(),
  }
  void runtime.runPromiseExit(clock.ask(client))
  await nextTask()
  const forgetSupport = followOwnSupport(page)
  return {
    ...tools,
    player,
    visit,
    runtime,
    client,
    locale: () => localeIn(page.preferences.getSnapshot()),
    world,
    asOf: dataAge.asOf,
    ...machines,
    stop: () => {
      for (const end of ending) end()
      forgetSupport()
      desk.stop()
      dataAge.stop()
      leaveBalance()
      leaveLanguage()
      visit.end()
    },
  }
}

/** What a flow has moved is counted again, and every other sum makes what depends on it out of date. */
const keepBalance = ({ follow, publish }: PlayerVisit, world: World) => {
  const leaving = [
    follow((topic) => topic === "balance" && world.doubtCash()),
    world.followMoney(() => publish("cash")),
  ]
  return () => {
    for (const leave of leaving) leave()
  }
}
