import { use } from "react"
import { type App, useApp } from "./app.ts"
import { fetchedOnce, type Part } from "./parts.ts"
import { once } from "./parts-ahead.ts"

type PagePart<Given> = Part<Given, App>

const pagePart = <Given>(load: () => Promise<{ readonly part: (app: App) => Given }>): PagePart<Given> =>
  fetchedOnce(async () => once((await load()).part))

/** What screens run on that guests see too: put together once for a page, without anything of a player's. */
export const pageParts = {
  consent: pagePart(() => import("./parts/site/consent.lazy.ts")),
  externalLogin: pagePart(() => import("./parts/identity/external-login.lazy.ts")),
  install: pagePart(() => import("./parts/site/install.lazy.ts")),
  lineLogin: pagePart(() => import("./parts/identity/line-login.lazy.ts")),
  passkeyLogin: pagePart(() => import("./parts/identity/passkey-login.lazy.ts")),
  registration: pagePart(() => import("./parts/identity/registration.lazy.ts")),
}

export const usePagePart = <Given>({ fetch }: PagePart<Given>): Given => {
  const app = useApp()
  return use(fetch())(app)
}
