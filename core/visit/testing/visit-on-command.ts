import { Layer } from "effect"
import { type Satang, satang } from "../../money/satang.ts"
import type { ClockNews } from "../../operator/clock-news.ts"
import { type ConnectionNews, Connectivity } from "../../operator/connectivity.port.ts"
import { Cash } from "../cash.port.ts"
import { Changes, type Topic } from "../changes.ts"
import { makeHub, streamOf } from "../hub.ts"
import { Keys, OperatorClock, Owner } from "../operator-clock.port.ts"
import { Page, type PageEvent } from "../page.port.ts"
import { SessionEnd, type SessionEnded } from "../session-end.port.ts"

/** Emits to all subscribers, what is so already at once. */
const feed = <Event>(already: () => ReadonlyArray<Event> = () => []) => {
  const subscribers = new Set<(event: Event) => void>()
  return {
    count: () => subscribers.size,
    emit: (event: Event) => {
      for (const subscriber of subscribers) subscriber(event)
    },
    subscribe: (listener: (event: Event) => void) => {
      subscribers.add(listener)
      for (const event of already()) listener(event)
      return () => void subscribers.delete(listener)
    },
  }
}

/** A visit in which happens what a test says: a connection and a thousand baht are there from the beginning. */
export const visitOnCommand = (now: () => number = () => 0) => {
  let cash = satang(100_000)
  let keys = 0
  const published: Array<Topic> = []
  const changes = makeHub<Topic>()
  const money = feed<Satang>(() => [cash])
  const connection = feed<ConnectionNews>(() => [{ type: "connection.restored" }])
  const page = feed<PageEvent>()
  const end = feed<SessionEnded>()
  const clock = feed<ClockNews>()
  const environment = { now, steadyNow: now, isTimeKnown: () => true, newKey: () => `key-${++keys}` }
  return {
    environment,
    /** What was said to be out of date. */
    published,
    subscribers: () => money.count() + connection.count() + page.count() + end.count() + clock.count(),
    cashIs: (amount: Satang) => {
      cash = amount
      money.emit(amount)
    },
    connectionIsBack: () => connection.emit({ type: "connection.restored" }),
    pageIs: (type: PageEvent["type"]) => page.emit({ type }),
    clockIsCorrected: () => clock.emit({ type: "clock.corrected" }),
    sessionEnds: () => end.emit({ type: "session.ended" }),
    changes: (topic: Topic) => changes.publish(topic),
    surroundings: Layer.mergeAll(
      Layer.succeed(Cash, { now: () => cash, subscribe: money.subscribe }),
      Layer.succeed(Connectivity, { news: () => streamOf(connection.subscribe) }),
      Layer.succeed(Keys, { newKey: environment.newKey }),
      Layer.succeed(OperatorClock, { ...environment, corrections: () => streamOf(clock.subscribe) }),
      Layer.succeed(Owner, { proveOwner: async () => true }),
      Layer.succeed(Page, { events: () => streamOf(page.subscribe) }),
    ),
    /** For machines that a test starts without a visit. */
    ending: Layer.mergeAll(
      Layer.succeed(SessionEnd, { events: () => streamOf(end.subscribe) }),
      Layer.succeed(Changes, {
        subscribe: changes.subscribe,
        publish: (topic) => {
          published.push(topic)
          changes.publish(topic)
        },
      }),
    ),
  }
}
