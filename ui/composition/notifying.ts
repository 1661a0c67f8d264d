import { markIcon, webPushDevice } from "@fakham/adapters/browser/web-push"
import {
  httpNotificationKinds,
  httpNotifications,
  httpReachedDevices,
  readUnread,
} from "@fakham/adapters/operator/notifications"
import {
  type InboxNews,
  makeInbox,
  makeNotificationKinds,
  makePushDevice,
  type NotificationKinds,
  type Notifications,
  type PushDevice,
  type ReachedDevices,
} from "@fakham/core/notifications"
import { makeReading } from "@fakham/core/operator"
import { Layer, ManagedRuntime } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { App } from "../app.ts"
import { type Following, feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Machines } from "./player.ts"

export type InboxActor = ActorRefFrom<ReturnType<typeof makeInbox>>
export type PushDeviceActor = ActorRefFrom<ReturnType<typeof makePushDevice>>
export type UnreadActor = ActorRefFrom<ReturnType<typeof makeReading<unknown, number>>>

/** What a player is told: how much of it is unread, all of it, and whether this browser tells it while the site is closed. */
export type Notifying = {
  readonly unread: UnreadActor
  /** Outlives the page that shows it, as what is opened there leads away. */
  readonly inbox: () => InboxActor
  readonly device: () => PushDeviceActor
  readonly kinds: ReturnType<typeof makeNotificationKinds>
}

type Ports = Notifications | NotificationKinds | PushDevice | ReachedDevices
const made = new WeakMap<Machines, Notifying>()

/** Made when the first of it is shown, once for a player's machines, and over with their session. */
export const notifyingOf = (machines: Machines, app: Pick<App, "preferences">): Notifying => {
  const known = made.get(machines)
  if (known !== undefined) return known
  const started = startNotifying(machines, app)
  made.set(machines, started)
  return started
}

const startNotifying = (
  { client, world, player, now }: Machines,
  { preferences }: Pick<App, "preferences">,
): Notifying => {
  const locale = () => preferences.getSnapshot().context.locale
  const runtime: ManagedRuntime.ManagedRuntime<Ports, never> = ManagedRuntime.make(
    Layer.mergeAll(
      httpNotifications({ client, locale }),
      httpNotificationKinds(client),
      httpReachedDevices({ client, locale }),
      webPushDevice({ player: () => player }),
    ),
  )
  const doubted: InboxNews = { type: "data.doubted" }
  const comesBack: Following<InboxNews> = (tell) =>
    world.followPage(({ type }) => {
      if (type === "page.shown") tell(doubted)
    })
  const unread = createActor(
    makeReading(runtime, () => readUnread(client), {
      feed: feedOf<InboxNews>(world.followConnection, comesBack, movedAgain(world.followCash)),
    }),
    { input: undefined },
  ).start()
  const leaving = [
    follow(
      unread,
      ({ context }) => context.known,
      (count) => count !== undefined && markIcon(count),
    ),
  ]
  const inbox = once(() => {
    const actor = createActor(makeInbox(runtime, feedOf<InboxNews>(world.followConnection, comesBack))).start()
    leaving.push(
      follow(
        actor,
        (state) => state.matches("known"),
        (isKnown, before) => isKnown && before === false && unread.send(doubted),
      ),
      follow(
        preferences,
        ({ context }) => context.locale,
        (_, before) => before !== undefined && actor.send(doubted),
      ),
    )
    return actor
  })
  const device = once(() => createActor(makePushDevice(runtime, { now })).start())
  leaving.push(
    world.followEnd(() => {
      unread.stop()
      inbox.ifMade()?.stop()
      device.ifMade()?.stop()
      for (const leave of leaving) leave()
      markIcon(0)
      void runtime.dispose()
    }),
  )
  return { unread, inbox: inbox.get, device: device.get, kinds: makeNotificationKinds(runtime) }
}

/** The cash that is known first has not moved. */
const movedAgain =
  (followCash: Machines["world"]["followCash"]): Following<InboxNews> =>
  (tell) => {
    let isFirst = true
    return followCash(() => {
      if (!isFirst) tell({ type: "data.doubted" })
      isFirst = false
    })
  }

const once = <A>(make: () => A) => {
  let kept: A | undefined
  return { get: () => (kept ??= make()), ifMade: () => kept }
}
