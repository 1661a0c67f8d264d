import { Deferred, Effect, Layer, Queue, Stream } from "effect"
import type { Satang } from "../money/satang.ts"
import { type ConnectionNews, Connectivity } from "../site/connectivity.ts"
import { LiveFeed, type LiveNews } from "../site/live/live-feed.ts"
import { MoneyFeed, type MoneyNews } from "../site/live/money-feed.ts"
import { Unauthorized, Unreachable } from "../site/operator.ts"
import { Purse } from "../wallet/purse.ts"

/** A stream that tells each of its followers what it is told to, and knows how many there are and have been. */
const announcements = <News>(first: ReadonlyArray<News> = []) => {
  const followers = new Set<(news: News) => void>()
  let followed = 0
  return {
    followers: () => followers.size,
    /** How often it has been followed, those included who have left. */
    followed: () => followed,
    tell: (...news: ReadonlyArray<News>) => {
      for (const one of news) for (const follower of followers) follower(one)
    },
    follow: Stream.callback<News>((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const hear = (news: News) => void Queue.offerUnsafe(queue, news)
          followed += 1
          followers.add(hear)
          for (const news of first) hear(news)
          return hear
        }),
        (hear) => Effect.sync(() => followers.delete(hear)),
      ),
    ),
  }
}

/** A live connection that opens, speaks, falls silent and closes when it is told to. */
export const connectionThatIsTold = () => {
  const { follow, ...told } = announcements<LiveNews>()
  return { ...told, layer: Layer.succeed(LiveFeed, { follow }) }
}

/** A phone whose network comes and goes; at first it is there. */
export const phoneOnTheMove = () => {
  const { follow, followers, tell } = announcements<ConnectionNews>([{ type: "connection.restored" }])
  return {
    followers,
    losesNetwork: () => tell({ type: "connection.lost" }),
    findsNetwork: () => tell({ type: "connection.restored" }),
    layer: Layer.succeed(Connectivity, { follow }),
  }
}

/** An operator that keeps a player's cash, announces it when told to, and answers at once, late, or not at all. */
export const operatorThatKeepsCash = (cash: Satang) => {
  const { follow, ...told } = announcements<MoneyNews>()
  let held = cash
  let manner: "prompt" | "late" | "away" | "disowning" = "prompt"
  let reads = 0
  let givenUp = 0
  const late: Array<Deferred.Deferred<void>> = []
  /** Counted when the question arrives; the answer may take its time. */
  const counted = Effect.suspend(() => {
    const gate = Deferred.makeUnsafe<void>()
    const counted = held
    late.push(gate)
    return Effect.onInterrupt(Effect.as(Deferred.await(gate), counted), () => Effect.sync(() => void (givenUp += 1)))
  })
  return {
    ...told,
    reads: () => reads,
    /** How many questions were dropped before they were answered. */
    givenUp: () => givenUp,
    holds: (next: Satang) => void (held = next),
    /** The cash changes, and the player is told. */
    moves: (next: Satang) => {
      held = next
      told.tell({ type: "cash.changed", cash: next })
    },
    is: (next: typeof manner) => void (manner = next),
    /** Lets all late answers go, oldest first. */
    answers: () => {
      for (const gate of late.splice(0)) Deferred.doneUnsafe(gate, Effect.void)
    },
    layer: Layer.merge(
      Layer.succeed(MoneyFeed, { follow: () => follow }),
      Layer.succeed(Purse, {
        balance: Effect.suspend((): Effect.Effect<Satang, Unauthorized | Unreachable> => {
          reads += 1
          if (manner === "away") return Effect.fail(new Unreachable({ cause: "nobody answers" }))
          if (manner === "disowning") return Effect.fail(new Unauthorized())
          return manner === "late" ? counted : Effect.succeed(held)
        }),
      }),
    ),
  }
}
