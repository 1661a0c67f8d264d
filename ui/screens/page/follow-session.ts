import type { AnyRouter } from "@tanstack/react-router"
import type { App } from "../../app.ts"

/** Moves the browser when the session changes: to /main after a login, to / after its end. */
export const followSession = ({ session }: App, router: AnyRouter): void => {
  let before = session.getSnapshot()
  session.subscribe((now) => {
    const was = before
    before = now
    if (now.matches("player")) {
      if (was.matches("entering")) void router.navigate({ to: "/main", replace: true })
      else if (was.matches("guest") || was.matches("refused")) void router.invalidate()
    }
    if (now.matches("guest") && !was.matches("guest") && !was.matches("recalling")) {
      void router.navigate({ to: "/", replace: was.matches("forgetting") })
    }
  })
}
