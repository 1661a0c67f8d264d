import type { AnyRouter } from "@tanstack/react-router"
import type { App } from "../../app/app.ts"

/** Moves the browser when the session changes: to /main after a login, to / after its end; other changes are guarded anew. */
export const subscribeToSession = ({ session }: App, router: AnyRouter): void => {
  let before = session.getSnapshot()
  session.subscribe((now) => {
    const was = before
    before = now
    if (was.matches("recalling")) return
    if (now.matches("player") && was.context.session !== now.context.session) void router.invalidate()
    if (now.matches("player") && was.matches("entering")) void router.navigate({ to: "/main", replace: true })
    if (now.matches("guest") && !was.matches("guest")) {
      void router.navigate({ to: "/", replace: was.matches("forgetting") })
    }
  })
}
