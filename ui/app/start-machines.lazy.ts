import { storedToken } from "@fakham/adapters/browser"
import { betTermsOf, ownDraftsOf, type Picked, type Pulled } from "@fakham/core/betting"
import { makeMoneyTopics, ownCash, ownPlayer } from "@fakham/core/identity"
import type { Locale } from "@fakham/core/language"
import { shownRoundsOf } from "@fakham/core/lotto"
import { dataAge } from "@fakham/core/operator"
import { makeLive } from "@fakham/core/site"
import { type Handoff, makeHandoff, watchPart } from "@fakham/core/visit"
import { askingOwner, type Client, makeOperatorClock, sessionOf } from "@fakham/operator/first-calls"
import { type ActorRefFrom, createActor } from "xstate"
import { type PageLoad, untilAnswered } from "./answered/until-answered.ts"
import { nextTask } from "./next-task.ts"
import { makeOwnerDesk } from "./owner/owner-desk.ts"
import type { PageActors } from "./page-actors.ts"
import { makePlayerVisit, type PlayerRuntime, type PlayerVisit, type Tools } from "./runtime.ts"

/** What all screens run on but those that a guest gets first. */
export type Machines = Tools &
  ReturnType<typeof ownDraftsOf> &
  ReturnType<typeof shownRoundsOf> & {
    /** Whether the operator's news arrive as they happen. */
    readonly live: ActorRefFrom<ReturnType<typeof makeLive>>
    /** What a round takes and pays. */
    readonly terms: ReturnType<typeof betTermsOf>
    /** Numbers on their way into the slip of a round. */
    readonly slipHandoff: Handoff<Pulled>
    /** Sets on their way to the page of a draw. */
    readonly setsHandoff: Handoff<Picked>
    /** Whose machines these are. */
    readonly player: string | undefined
    readonly visit: PlayerVisit
    readonly runtime: PlayerRuntime
    readonly client: Client
    /** The language that the player reads. */
    readonly locale: () => Locale
    /** When what is on show was told by the operator. */
    readonly asOf: ActorRefFrom<typeof dataAge>
    readonly stop: () => void
  }

type AroundPlayer = Pick<PageActors, "session" | "connection" | "support" | "preferences"> & PageLoad

/** Puts the machines of all these screens together piece by piece, for the player who visits the first of them. */
export const startMachines = async (page: AroundPlayer, pageClient: Client): Promise<Machines> => {
  const { session, connection, support, preferences } = page
  const clock = makeOperatorClock()
  const asOf = createActor(dataAge, { input: connection }).start()
  const desk = makeOwnerDesk()
  const timed = pageClient.timing({
    ...clock,
    onAnswer: (headers, way) => {
      clock.onAnswer(headers, way)
      const storedAt = Number(headers.get("x-kept-at"))
      asOf.send({ type: "answer.came", at: way.receivedAt, storedAt: storedAt > 0 ? storedAt : undefined })
    },
  })
  const client = askingOwner(timed, desk)
  // Asked once: what is kept as the session ends, its token gone already, is still this player's.
  const player = sessionOf(storedToken() ?? "")?.uuid
  const tools = {
    now: clock.now,
    subscribeToClock: clock.subscribe,
    isTimeKnown: clock.isKnown,
    steadyNow: clock.steadyNow,
    newKey: () => crypto.randomUUID(),
    proveOwner: desk.prove,
  }
  const visitor = { client, token: storedToken, player: () => player, untilAnswered: () => untilAnswered(page) }
  const visit = makePlayerVisit(visitor, tools, ownCash(session), connection)
  const { runtime } = visit
  visit.start(createActor(makeMoneyTopics(runtime), { input: session }))
  const locale = () => preferences.getSnapshot().context.locale
  const leaving = [
    watchPart(
      preferences,
      ({ context }) => context.locale,
      (_, before) => {
        if (before !== undefined) visit.publish("language")
      },
    ),
    // Whom to ask comes with the player, and is forgotten with them.
    watchPart(
      ownPlayer(session),
      (state) => state?.context.player?.support,
      (own) => support.send({ type: "own.answered", support: own }),
    ),
    () => support.send({ type: "own.answered", support: undefined }),
    desk.stop,
    () => void asOf.stop(),
  ]
  await nextTask()
  const machines = {
    live: visit.start(createActor(makeLive(runtime, { now: clock.now, random: Math.random }))),
    ...shownRoundsOf(visit, Math.random),
    terms: betTermsOf(visit),
    ...ownDraftsOf(visit),
    slipHandoff: makeHandoff<Pulled>(),
    setsHandoff: makeHandoff<Picked>(),
  }
  void runtime.runPromiseExit(clock.ask(client))
  await nextTask()
  return {
    ...tools,
    player,
    visit,
    runtime,
    client,
    locale,
    asOf,
    ...machines,
    stop: () => {
      for (const leave of leaving) leave()
      visit.end()
    },
  }
}
