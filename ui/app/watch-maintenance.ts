import type { Client } from "@fakham/adapters/operator"
import { httpMaintenanceDesk } from "@fakham/adapters/operator/site"
import {
  type Maintenance,
  MaintenanceFeed,
  type MaintenanceNews,
  makeMaintenance,
  type WatchNews,
} from "@fakham/core/site"
import type { AnyRouter } from "@tanstack/react-router"
import { Effect, ManagedRuntime, Stream } from "effect"
import { createActor } from "xstate"
import { type Following, feedOf, followingOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { MachinesLoader } from "./loader.ts"
import { followPage, type PageActors } from "./world.ts"

const closedPage = "/maintenance"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** On the page for maintenance: until when, and where the visitor was. */
    readonly maintenance?: Partial<Maintenance> & { readonly from: string }
  }
}

type PageOfAnyone = Pick<PageActors, "session"> & { readonly machines: Pick<MachinesLoader, "load"> }

const notices = Stream.unwrap(MaintenanceFeed.use((feed) => Effect.succeed(feed.follow)))

/** Players are told at once, over the connection that brings all their news; without it they ask, as guests do. */
const noticesOf =
  ({ session, machines }: PageOfAnyone): Following<MaintenanceNews> =>
  (tell) => {
    let leave = () => {}
    const listen = async (player: string) => {
      const { runtime } = await machines.load()
      if (session.getSnapshot().context.session?.uuid === player) leave = followingOf(runtime, notices)(tell)
    }
    const unfollow = follow(
      session,
      ({ context }) => context.session?.uuid,
      (player) => {
        leave()
        if (player !== undefined) listen(player).catch(() => {})
      },
    )
    return () => {
      unfollow()
      leave()
    }
  }

/** While the site is closed there is the page that says so alone; then everybody is back where they were. */
export const watchMaintenance = (page: PageOfAnyone, client: Client, router: AnyRouter): void => {
  const watch = createActor(
    makeMaintenance(ManagedRuntime.make(httpMaintenanceDesk(client)), {
      random: Math.random,
      feed: feedOf<WatchNews>(followPage, noticesOf(page)),
    }),
  )
  const lead = () => {
    const { closed, isKnown } = watch.getSnapshot().context
    const { href, pathname, state } = router.state.location
    const { maintenance } = state
    if (!isKnown) return
    if (closed === undefined) {
      if (maintenance !== undefined) router.history.replace(maintenance.from)
      return
    }
    if (pathname === closedPage && maintenance?.until === closed.until) return
    const from = pathname === closedPage ? (maintenance?.from ?? "/") : href
    void router.navigate({ to: closedPage, replace: true, state: { maintenance: { ...closed, from } } })
  }
  watch.subscribe(lead)
  router.subscribe("onResolved", lead)
  watch.start()
}
