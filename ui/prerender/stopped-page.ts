import { type Locale, locales, makeSession, noSupport, themeOf } from "@fakham/core"
import { makeLogin } from "@fakham/core/identity"
import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router"
import { createActor } from "xstate"
import type { App } from "../app/app.ts"
import { guestClient, makePageActors, makePageRuntime } from "../app/page-actors.ts"

/** Stands where the name of the site is written, until the host knows it. */
export const brandMark = "%brand%"

const detail = { title: brandMark, description: "", siteVerification: "", gaID: "" }

/** A page whose actors have not started: it shows what is known of a visitor before anybody was asked. */
export const stoppedPage = async (visitor: "guest" | "player", path: string, locale: Locale) => {
  const runtime = makePageRuntime(guestClient())
  const actors = await makePageActors(runtime, {
    site: { host: "", mainHosts: [], fromServer: detail, standard: detail },
    support: noSupport,
    preferences: { locale, theme: themeOf(undefined), balance: "shown", offered: locales },
  })
  const session = makeSession(runtime)
  const known = visitor === "player" ? { token: "", uuid: "", limit: undefined } : undefined
  const app: App = {
    ...actors,
    session: createActor(session, { snapshot: session.resolveState({ value: visitor, context: { session: known } }) }),
    machines: { load: () => Promise.reject(new Error("a stopped page loads nothing")), loaded: () => undefined },
    hasLine: true,
    lastUsername: { recall: () => "", remember: () => {}, forget: () => {} },
    isPasskeyHere: () => false,
    stands: Promise.resolve(),
    asked: new Set(),
    reloadPage: () => false,
  }
  return {
    app,
    login: createActor(makeLogin(runtime)),
    router: createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [path] }) }),
  }
}
