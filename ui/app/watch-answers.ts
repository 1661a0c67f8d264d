import type { ClientSettings } from "@fakham/adapters/operator"
import type { App } from "./app.ts"

/** Tells the page how the calls of its operator are answered. */
export const watchAnswers =
  (app: () => Pick<App, "pageData" | "site">): NonNullable<ClientSettings["onAnswer"]> =>
  ({ method, path: call }, input, refused) => {
    // What is posted may hold a PIN, and is not kept.
    const asked = method === "GET" ? call + JSON.stringify(input) : call
    const { pageData, site } = app()
    if (refused?.isHostRefused) site.send({ type: "host.refused" })
    if (!refused?.isBroken) return pageData.send({ type: "call.answered", call, asked })
    const { pathname } = location
    // Fetched by whoever meets a broken server; without it the page says in its place what cannot be read.
    import("./own-calls.ts").then(
      ({ ownCalls }) =>
        location.pathname === pathname && pageData.send({ type: "call.broke", call, asked, own: ownCalls(pathname) }),
      () => {},
    )
  }
