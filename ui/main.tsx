import "./design/index.css"
import { fetchWithEarly, pageSettings, reloadOnceAMinute, rememberedToken } from "@fakham/adapters/browser"
import { platform } from "@fakham/adapters/operator"
import { RememberedPreferences } from "@fakham/core"
import { I18nProvider } from "@lingui/react"
import { RouterProvider } from "@tanstack/react-router"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { waitFor } from "xstate"
import { type App, AppContext } from "./app.ts"
import { fetchBalance, fetchMachines } from "./composition/fetched-later.ts"
import { makeMachinesLoader } from "./composition/loader.ts"
import { makePageActors, makePageClient, makePageRuntime } from "./composition/page-actors.ts"
import { i18n } from "./locales/i18n.ts"
import { makeRouter } from "./router.ts"
import { carryInputOver } from "./screens/page/carry-input-over.ts"
import { followLanguage } from "./screens/page/follow-language.ts"
import { followRouter } from "./screens/page/follow-router.ts"
import { followSession } from "./screens/page/follow-session.ts"

const client = makePageClient({
  origin: "",
  token: rememberedToken,
  transport: { ...platform, ...fetchWithEarly(window.earlyAnswers) },
  onUnauthorized: () => app.session.send({ type: "session.refused" }),
})
// The scripts have just been read: what can be tapped on the frame comes first.
await new Promise((resolve) => setTimeout(resolve))
const settings = pageSettings()
const runtime = makePageRuntime(client)
const preferences = runtime.runSync(RememberedPreferences.use((memory) => memory.recall))
const actors = makePageActors(runtime, {
  site: { host: location.host, ...settings.site },
  support: settings.support,
  preferences,
})
const machines = makeMachinesLoader(async () => (await fetchMachines()).startMachines(app, client))
const app: App = { ...actors, machines, reloadPage: reloadOnceAMinute }

for (const actor of Object.values(actors)) actor.start()
app.preferences.send({ type: "locale.chosen", locale: preferences.locale })

const router = makeRouter(app)
followSession(app, router)
let visitor: string | undefined
app.session.subscribe(({ context: { session } }) => {
  if (session?.uuid !== visitor) machines.unload()
  visitor = session?.uuid
})

/** Takes the place of the page's frame once it is known who visits, in which language, and what the page shows. */
const open = async () => {
  await waitFor(app.session, (state) => !state.matches("recalling") && !state.matches("forgetting"))
  const { value } = await waitFor(app.preferences, (state) => !state.matches({ language: "learning" }))
  if (value.language === "unreachable") throw new Error("no language could be fetched")
  followLanguage(app)
  await router.load()
  followRouter(app, router)
  const page = document.getElementById("app")!
  carryInputOver(page, () =>
    flushSync(() =>
      createRoot(page).render(
        <I18nProvider i18n={i18n}>
          <AppContext value={app}>
            <RouterProvider router={router} />
          </AppContext>
        </I18nProvider>,
      ),
    ),
  )
  const { children } = await waitFor(app.session, (state) => state.matches("player"))
  // Fetched once the page is drawn; without it the balance is asked for again and again.
  fetchBalance().then(
    ({ feedBalance }) => feedBalance(app, client, router),
    () => children.player?.send({ type: "feed.lost" }),
  )
}

open().catch(() => {
  if (!reloadOnceAMinute()) document.getElementById("unloadable")?.removeAttribute("hidden")
})
