import { access, Forbidden } from "@fakham/core"
import { redirect } from "@tanstack/react-router"
import { waitFor } from "xstate"
import type { App } from "../../app/app.ts"

type Visit = {
  readonly context: { readonly app: App }
  readonly location: { readonly pathname: string }
  /** The router only gets a page ready that may be visited. */
  readonly preload: boolean
}

/** Lets a visitor in, sends them where they belong, or refuses, before anything of the page is loaded. */
export const guard = async ({ context: { app }, location, preload }: Visit): Promise<void> => {
  const { session } = app.session.getSnapshot().context
  switch (access(location.pathname, session)) {
    case "allowed":
      return
    case "toHome":
      throw redirect({ to: "/" })
    case "toMain":
      throw redirect({ to: "/main" })
    case "forbidden":
      throw new Forbidden()
    case "logout":
      if (preload) return
      app.session.send({ type: "logout.requested" })
      await waitFor(app.session, (state) => state.matches("guest"))
      if (location.pathname !== "/") throw redirect({ to: "/" })
  }
}
