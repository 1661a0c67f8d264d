import { type Satang, satang } from "@fakham/core/money"
import type { World } from "../world.ts"

const listeners = <News>() => {
  const hearers = new Set<(news: News) => void>()
  return {
    count: () => hearers.size,
    tell: (news: News) => {
      for (const hear of hearers) hear(news)
    },
    follow: (hear: (news: News) => void) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}

/** A world that tells what a test has happen in it: a connection and a thousand baht are there from the beginning. */
export const worldThatTells = () => {
  let cash = satang(100_000)
  let doubts = 0
  const [money, connection, page, end] = [
    listeners<Satang>(),
    listeners<{ readonly type: "connection.restored" }>(),
    listeners<{ readonly type: "page.left" | "page.shown" }>(),
    listeners<{ readonly type: "session.ended" }>(),
  ]
  const world: World = {
    cash: () => cash,
    doubtCash: () => void (doubts += 1),
    followCash: (tell) => {
      tell(cash)
      return money.follow(tell)
    },
    followMoney: (tell) => money.follow(() => tell({ type: "money.told" })),
    followConnection: (tell) => {
      tell({ type: "connection.restored" })
      return connection.follow(tell)
    },
    followPage: page.follow,
    followEnd: end.follow,
  }
  return {
    world,
    /** How often the cash was to be counted again. */
    doubts: () => doubts,
    followers: () => money.count() + connection.count() + page.count() + end.count(),
    cashIs: (now: Satang) => {
      cash = now
      money.tell(now)
    },
    connectionIsBack: () => connection.tell({ type: "connection.restored" }),
    pageIs: (type: "page.left" | "page.shown") => page.tell({ type }),
    sessionEnds: () => end.tell({ type: "session.ended" }),
  }
}
