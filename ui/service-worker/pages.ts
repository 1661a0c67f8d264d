import { registerRoute } from "workbox-routing"
import { NetworkOnly } from "workbox-strategies"
import { cachedShell } from "./shell.ts"

/** What is no page of the site, or is shown in frames of others. */
const notPages = /^\/(?:__|(?:api|poy-api|ccu|apps?|livez|readyz|errors)(?:\/|$))|external/

/** Pages come from the host. Where it cannot be reached, the page without a frame stands in for all of them. */
export const standInForPages = (): void => {
  registerRoute(
    ({ request }) => request.mode === "navigate",
    new NetworkOnly({
      plugins: [
        {
          handlerDidError: async ({ request }) =>
            notPages.test(new URL(request.url).pathname) ? undefined : cachedShell(),
        },
      ],
    }),
  )
}
