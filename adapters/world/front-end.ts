import { makeSession, StoredSession } from "@fakham/core"
import { makeMoneyTopics, ownCash } from "@fakham/core/identity"
import type { ConnectionNews } from "@fakham/core/operator"
import { MoneyFeed } from "@fakham/core/site"
import { streamOf } from "@fakham/core/visit"
import { httpBalance, httpIdentity, httpPlayerRecord, makeOperatorClock } from "@fakham/operator/first-calls"
import { ccuFeed, pusherMoney } from "@fakham/operator/push"
import { clientAt } from "@fakham/operator/testing"
import { Effect, Layer, ManagedRuntime, Option, Stream } from "effect"
import { createActor, waitFor } from "xstate"
import { browserWithTabs } from "../browser/testing/browser-with-tabs.ts"
import { startTabVisit } from "./tab-visit.ts"

/** A line that is there and stays. */
const online = streamOf<ConnectionNews>((emit) => {
  emit({ type: "connection.restored" })
  return () => {}
})

/** A front end without a browser, in front of an operator: somebody logs in, and plays on a visit of core. */
export const frontEndAt = (origin: string) => {
  let token: string | undefined
  const storage = browserWithTabs().tab()
  const clock = makeOperatorClock()
  const client = clientAt({ origin, token: () => token }).timing(clock)
  const keep = (next: string | undefined) =>
    Effect.sync(() => {
      token = next
    })
  const remembered = Layer.succeed(StoredSession, {
    recall: () => Effect.succeed(Option.none()),
    remember: (opened) => keep(opened.token),
    forget: () => keep(undefined),
    forgetRefused: () => keep(undefined),
    news: () => Stream.never,
  })
  const identity = Layer.mergeAll(httpIdentity(client), httpPlayerRecord(client), httpBalance(client), remembered)
  const session = createActor(makeSession(ManagedRuntime.make(identity))).start()

  /** What the player who is logged in goes on with, until they log out. */
  const visitOfPlayer = async () => {
    const { children, context } = await waitFor(session, (state) => state.children.player !== undefined)
    const [player, uuid] = [ensureKnown(children.player), ensureKnown(context.session?.uuid)]
    await waitFor(player, (state) => state.context.player !== undefined)
    const cash = ownCash(session)
    const visit = startTabVisit({
      client,
      player: uuid,
      storage,
      clock,
      newKey: () => crypto.randomUUID(),
      cash,
      connectivity: { news: () => online },
    }).with(ccuFeed({ origin, token: () => token, reported: client.reported }))
    visit.start(createActor(makeMoneyTopics(visit.runtime), { input: session }))
    const money = ManagedRuntime.make(pusherMoney({ origin, key: "fakham-demo", channel: "{uuid}" }, client))
    const feed = Stream.unwrap(Effect.map(MoneyFeed, ({ newsOf }) => newsOf(uuid)))
    money.runFork(Stream.runForEach(feed, (news) => Effect.sync(() => player.send(news))))
    const watching = session.subscribe((state) => {
      if (state.children.player === player) return
      watching.unsubscribe()
      visit.end()
      void money.dispose()
    })
    return { visit, cash: cash.now }
  }
  return { origin, session, client, clock, visitOfPlayer, token: () => token }
}
export type FrontEnd = ReturnType<typeof frontEndAt>
/** The visit of a player who has logged in, and what it is put together from. */
export type PlayersVisit = Awaited<ReturnType<FrontEnd["visitOfPlayer"]>> &
  Pick<FrontEnd, "client" | "clock" | "origin">

export const ensureKnown = <A>(what: A | undefined): A => {
  if (what === undefined) throw new Error("this should be known by now")
  return what
}
