import { browserPage } from "@fakham/adapters/browser/visit"
import { type Maintenance, MaintenanceFeed, type MaintenanceNews, makeMaintenance } from "@fakham/core/site"
import { streamOf, watchPart } from "@fakham/core/visit"
import type { Client } from "@fakham/operator/first-calls"
import { httpMaintenanceDesk } from "@fakham/operator/site"
import type { AnyRouter } from "@tanstack/react-router"
import { Effect, Layer, Stream } from "effect"
import { createActor } from "xstate"
import type { App } from "./app.ts"
import { runtimeOf } from "./page-actors.ts"

const closedPage = "/maintenance"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** On the page for maintenance: until when, and where the visitor was. */
    readonly maintenance?: Partial<Maintenance> & { readonly from: string }
  }
}

type PageOfAnyone = Pick<App, "session" | "machines">

/** Players are told at once, over the connection that brings all their news; without it they ask, as guests do. */
const pushedNotices = ({ session, machines }: PageOfAnyone) =>
  Layer.succeed(MaintenanceFeed, {
    news: () =>
      streamOf<MaintenanceNews>((emit) => {
        let listening = new AbortController()
        const listen = async ({ signal }: AbortController) => {
          const { runtime } = await machines.load()
          const notices = Stream.unwrap(MaintenanceFeed.useSync(({ news }) => news()))
          const emitting = Stream.runForEach(notices, (news) => Effect.sync(() => emit(news)))
          if (!signal.aborted) await runtime.runPromise(emitting, { signal })
        }
        const unwatch = watchPart(
          session,
          ({ context }) => context.session?.uuid,
          (player) => {
            listening.abort()
            listening = new AbortController()
            if (player !== undefined) listen(listening).catch(() => {})
          },
        )
        return () => {
          unwatch()
          listening.abort()
        }
      }),
  })

/** While the site is closed there is the page that says so alone; then everybody is back where they were. */
export const watchMaintenance = (page: PageOfAnyone, client: Client, router: AnyRouter): void => {
  const runtime = runtimeOf(Layer.mergeAll(httpMaintenanceDesk(client), pushedNotices(page), browserPage))
  const watch = createActor(makeMaintenance(runtime, { random: Math.random }))
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
