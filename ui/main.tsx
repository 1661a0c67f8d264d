import "./design/index.css"
import {
  browserConnectivity,
  cookiePreferences,
  cookieSession,
  pageSettings,
  reloadOnceAMinute,
  rememberedToken,
} from "@fakham/adapters/browser"
import {
  httpIdentity,
  httpPlayerRecord,
  httpPurse,
  httpResults,
  httpSiteDetails,
  httpSupportDesk,
  makeClient,
  sessionOf,
} from "@fakham/adapters/operator"
import {
  makeConnection,
  makeLatestResult,
  makePreferences,
  makeSession,
  makeSite,
  makeSupport,
  progress,
  RememberedPreferences,
  snackbar,
} from "@fakham/core"
import { I18nProvider } from "@lingui/react"
import { RouterProvider } from "@tanstack/react-router"
import { Layer, ManagedRuntime } from "effect"
import { createRoot } from "react-dom/client"
import { createActor, waitFor } from "xstate"
import { type App, AppContext } from "./app.ts"
import { makeMachinesLoader } from "./composition/loader.ts"
import { catalogueLanguages, i18n } from "./locales/i18n.ts"
import { makeRouter } from "./router.ts"
import { followLanguage } from "./screens/page/follow-language.ts"
import { followRouter } from "./screens/page/follow-router.ts"
import { followSession } from "./screens/page/follow-session.ts"

const operator = {
  origin: "",
  token: rememberedToken,
  onUnauthorized: () => app.session.send({ type: "session.refused" }),
}
const client = makeClient(operator)
const runtime = ManagedRuntime.make(
  Layer.mergeAll(
    httpIdentity(client),
    httpPlayerRecord(client),
    httpPurse(client),
    httpResults(client),
    httpSiteDetails(client),
    httpSupportDesk(client),
    cookieSession(sessionOf),
    cookiePreferences,
    catalogueLanguages,
    browserConnectivity,
  ),
)

const settings = pageSettings()
const remembered = runtime.runSync(RememberedPreferences.use((memory) => memory.recall))
const machines = makeMachinesLoader(async () => (await import("./composition/player.ts")).startMachines(app, operator))
const app: App = {
  session: createActor(makeSession(runtime)),
  site: createActor(makeSite(runtime), { input: { host: location.host, ...settings.site } }),
  preferences: createActor(makePreferences(runtime), { input: remembered }),
  connection: createActor(makeConnection(runtime)),
  latestResult: createActor(makeLatestResult(runtime)),
  support: createActor(makeSupport(runtime), { input: settings.support }),
  snackbar: createActor(snackbar),
  progress: createActor(progress),
  machines,
  reloadPage: reloadOnceAMinute,
}

const { reloadPage: _, machines: __, ...actors } = app
for (const actor of Object.values(actors)) actor.start()
app.preferences.send({ type: "locale.chosen", locale: remembered.locale })

const router = makeRouter(app)
followSession(app, router)
let visitor: string | undefined
app.session.subscribe(({ context: { session } }) => {
  if (session?.uuid !== visitor) machines.unload()
  visitor = session?.uuid
})
followRouter(app, router)

/** Renders once it is known who visits and in which language. */
const open = async () => {
  await waitFor(app.session, (state) => !state.matches("recalling") && !state.matches("forgetting"))
  const { value } = await waitFor(app.preferences, (state) => !state.matches({ language: "learning" }))
  if (value.language === "unreachable") throw new Error("no language could be fetched")
  followLanguage(app)
  createRoot(document.getElementById("app")!).render(
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </I18nProvider>,
  )
  const { children } = await waitFor(app.session, (state) => state.matches("player"))
  // Fetched once the page is drawn; without it the balance is asked for again and again.
  import("./composition/balance.ts").then(
    ({ feedBalance }) => feedBalance(app, operator, router),
    () => children.player?.send({ type: "feed.lost" }),
  )
}

open().catch(() => {
  if (!reloadOnceAMinute()) document.getElementById("unloadable")?.removeAttribute("hidden")
})
