import { markIcon } from "@fakham/adapters/browser/notifications"
import { readUnread } from "@fakham/adapters/operator/notifications"
import { makeReading } from "@fakham/core/operator"
import { type ActorRefFrom, createActor } from "xstate"
import { cashChanges } from "./cash-changes.ts"
import { type Following, feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Machines } from "./player.ts"

export type UnreadActor = ActorRefFrom<ReturnType<typeof makeReading<unknown, number>>>

/** What is known may not be so any more. */
export type Doubt = { readonly type: "data.doubted" } | { readonly type: "connection.restored" }
export const doubted: Doubt = { type: "data.doubted" }

/** Whoever comes back to the page may have missed something. */
export const whenComingBack =
  ({ followPage }: Pick<Machines["world"], "followPage">): Following<Doubt> =>
  (tell) =>
    followPage(({ type }) => {
      if (type === "page.shown") tell(doubted)
    })

const made = new WeakMap<Machines, UnreadActor>()

/** How many messages a player has not read: asked for from when it is shown first, once for their machines. */
export const unreadOf = (machines: Machines): UnreadActor => {
  const known = made.get(machines)
  if (known !== undefined) return known
  const started = startUnread(machines)
  made.set(machines, started)
  return started
}

const startUnread = ({ client, runtime, world }: Machines): UnreadActor => {
  const unread = createActor(
    makeReading(runtime, () => readUnread(client), {
      feed: feedOf<Doubt>(world.followConnection, whenComingBack(world), cashChanges(world)),
    }),
    { input: undefined },
  ).start()
  const leave = follow(
    unread,
    ({ context }) => context.known,
    (count) => count !== undefined && markIcon(count),
  )
  world.followEnd(() => {
    leave()
    unread.stop()
    markIcon(0)
  })
  return unread
}
