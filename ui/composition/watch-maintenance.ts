import type { Client } from "@fakham/adapters/operator"
import { httpMaintenanceDesk } from "@fakham/adapters/operator/notices"
import { type Maintenance, makeMaintenance, type WatchNews } from "@fakham/core/site"
import type { AnyRouter } from "@tanstack/react-router"
import { ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { feedOf } from "./feeds.ts"
import { followPage } from "./world.ts"

const closedPage = "/maintenance"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** On the page for maintenance: until when, and where the visitor was. */
    readonly maintenance?: Partial<Maintenance> & { readonly from: string }
  }
}

/** While the site is closed there is the page that says so alone; then everybody is back where they were. */
export const watchMaintenance = (client: Client, router: AnyRouter): void => {
  const watch = createActor(
    makeMaintenance(ManagedRuntime.make(httpMaintenanceDesk(client)), {
      random: Math.random,
      feed: feedOf<WatchNews>(followPage),
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
