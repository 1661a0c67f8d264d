import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeConnection } from "../../operator/connection.machine.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { MoneyFeed, type MoneyNews } from "../../site/live/money-feed.port.ts"
import { operatorThatKeepsCash } from "../../site/live/testing/connection-and-cash.ts"
import { handClock } from "../../testing/clock.ts"
import { makeHub, streamOf } from "../../visit/hub.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import {
  browserThatHolds,
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchaisRecord,
  somchaisSession,
} from "../testing/somchai.ts"
import { makeMoneyNews } from "./money-news.machine.ts"
import { ownPlayer } from "./own-player.ts"
import { is, startSession } from "./testing/session.ts"

type StartedSession = ReturnType<typeof startSession>
type Beginning = {
  readonly operator?: Parameters<typeof startSession>[1]
  readonly begins?: (session: StartedSession) => Promise<unknown>
  readonly clock?: ReturnType<typeof handClock>["clock"]
  readonly random?: () => number
}

const listeningPlayer = async ({
  operator = operatorThatKnowsSomchai().layer,
  begins = async () => {},
  clock,
  random,
}: Beginning = {}) => {
  const browser = browserThatHolds(somchaisSession)
  const phone = phoneOnTheMove()
  const { surroundings, pageIs } = visitOnCommand()
  const announced = makeHub<MoneyNews>()
  const asked: Array<string> = []
  const feed = Layer.succeed(MoneyFeed, {
    newsOf: (uuid) =>
      streamOf<MoneyNews>((emit) => {
        asked.push(uuid)
        return announced.subscribe(emit)
      }),
  })
  const session = startSession(browser, operator)
  await begins(session)
  const connection = createActor(makeConnection(ManagedRuntime.make(phone.layer))).start()
  const news = createActor(makeMoneyNews(ManagedRuntime.make(Layer.mergeAll(feed, surroundings)), random), {
    ...(clock && { clock }),
    input: { session, connection },
  }).start()
  await is(session, "player")
  const player = () => {
    const actor = session.getSnapshot().children.player
    if (actor === undefined) throw new Error("no player")
    return actor
  }
  const settles = () => waitFor(player(), ({ value }) => value === "loaded")
  return { phone, browser, session, connection, news, announced, asked, player, settles, pageIs }
}

test("a player's cash is asked for again and again until announcements are heard", async () => {
  const { player, settles, announced, asked } = await listeningPlayer()
  expect(player().getSnapshot().context.feed).toBe("lost")
  await settles()
  announced.publish({ type: "feed.found" })
  expect([player().getSnapshot().context.feed, asked]).toEqual(["found", ["uuid-of-somchai"]])
  announced.publish({ type: "feed.lost" })
  await waitFor(player(), ({ context }) => context.feed === "lost")
})

test("of many players whose announcements are lost in one moment each asks at a moment of their own, within five seconds", async () => {
  const { clock, pass } = handClock()
  const { player, settles, announced } = await listeningPlayer({ clock, random: () => 0.5 })
  const feed = () => player().getSnapshot().context.feed
  await settles()
  announced.publish({ type: "feed.found" })
  announced.publish({ type: "feed.lost" })
  pass(2_499)
  expect(feed()).toBe("found")
  pass(1)
  expect(feed()).toBe("lost")
  announced.publish({ type: "feed.found" })
  announced.publish({ type: "feed.lost" })
  announced.publish({ type: "feed.found" })
  pass(5_000)
  expect(feed()).toBe("found")
})

test("cash that came with the player is not counted before its news are heard, and once then", async () => {
  const cash = operatorThatKeepsCash(somchaisRecord.cash)
  const known = async (session: StartedSession) => {
    await is(session, "player")
    await expect.poll(() => ownPlayer(session).getSnapshot()?.value).toBe("loaded")
  }
  const { settles, announced } = await listeningPlayer({
    operator: Layer.merge(operatorThatKnowsSomchai().layer, cash.layer),
    begins: known,
  })
  await settles()
  expect(cash.reads()).toBe(0)
  announced.publish({ type: "feed.found" })
  await settles()
  expect(cash.reads()).toBe(1)
})

test("a page that is shown again has the cash counted again, one that is left does not", async () => {
  const { player, settles, pageIs } = await listeningPlayer()
  await settles()
  pageIs("page.left")
  expect(player().getSnapshot().value).toBe("loaded")
  pageIs("page.shown")
  expect(player().getSnapshot().value).toBe("loadingBalance")
})

test("a line that is back has the cash counted again, by a page that is looked at", async () => {
  const { player, settles, phone, connection, pageIs } = await listeningPlayer()
  await settles()
  phone.losesNetwork()
  await waitFor(connection, (state) => state.matches("offline"))
  expect(player().getSnapshot().value).toBe("loaded")
  phone.findsNetwork()
  await waitFor(player(), ({ value }) => value === "loadingBalance")
  await settles()
  pageIs("page.left")
  phone.losesNetwork()
  await waitFor(connection, (state) => state.matches("offline"))
  phone.findsNetwork()
  await waitFor(connection, (state) => state.matches("online"))
  expect(player().getSnapshot().value).toBe("loaded")
})

test("a player of whom nothing could be read is asked about again when the line is back", async () => {
  const { player, phone, connection } = await listeningPlayer({ operator: operatorThatIsAway })
  const comesTo = (state: string) => waitFor(player(), ({ value }) => value === state)
  await comesTo("failed")
  phone.losesNetwork()
  await waitFor(connection, (state) => state.matches("offline"))
  phone.findsNetwork()
  await comesTo("loading")
})

test("whoever is the player next is told of their own money, and after a logout nobody is", async () => {
  const { browser, session, player, news, asked, announced } = await listeningPlayer()
  const before = player()
  browser.inAnotherTab({
    type: "session.openedElsewhere",
    session: { token: "token-of-malee", uuid: "uuid-of-malee", limit: undefined },
  })
  await waitFor(session, () => player() !== before)
  expect([asked, player().getSnapshot().context.feed]).toEqual([["uuid-of-somchai", "uuid-of-malee"], "lost"])
  session.send({ type: "logout.requested" })
  await is(session, "guest")
  announced.publish({ type: "feed.found" })
  expect(news.getSnapshot().value).toBe("nobody")
})
