import { webPushDevice } from "@fakham/adapters/browser/notifications"
import { httpNotificationKinds, httpNotifications, httpReachedDevices } from "@fakham/adapters/operator/notifications"
import { pageFirebase } from "@fakham/adapters/vendors/firebase"
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
import { Layer, ManagedRuntime } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { App } from "./app.ts"
import { feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Machines } from "./player.ts"
import { doubted, type UnreadActor, unreadOf, whenComingBack } from "./unread.ts"

export type InboxActor = ActorRefFrom<ReturnType<typeof makeInbox>>
export type PushDeviceActor = ActorRefFrom<ReturnType<typeof makePushDevice>>

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

const startNotifying = (machines: Machines, { preferences }: Pick<App, "preferences">): Notifying => {
  const { client, world, player, now } = machines
  const locale = () => preferences.getSnapshot().context.locale
  const firebase = pageFirebase()
  const runtime: ManagedRuntime.ManagedRuntime<Ports, never> = ManagedRuntime.make(
    Layer.mergeAll(
      httpNotifications({ client, locale }),
      httpNotificationKinds(client, firebase?.publicKey),
      httpReachedDevices({ client, locale }),
      webPushDevice({ player: () => player, tokenOf: firebase?.tokenOf }),
    ),
  )
  const unread = unreadOf(machines)
  const leaving: Array<() => void> = []
  const news = feedOf<InboxNews>(world.followConnection, whenComingBack(world))
  const inbox = once(() => {
    const actor = createActor(makeInbox(runtime, news)).start()
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
      inbox.ifMade()?.stop()
      device.ifMade()?.stop()
      for (const leave of leaving) leave()
      void runtime.dispose()
    }),
  )
  return { unread, inbox: inbox.get, device: device.get, kinds: makeNotificationKinds(runtime, news) }
}

const once = <A>(make: () => A) => {
  let kept: A | undefined
  return { get: () => (kept ??= make()), ifMade: () => kept }
}
