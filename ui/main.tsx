import "./design/index.css"
import {
  fetchPrefetched,
  pageSettings,
  reloadOnceAMinute,
  storedPasskey,
  storedToken,
  storedUsername,
} from "@fakham/adapters/browser"
import { StoredPreferences } from "@fakham/core"
import { platform } from "@fakham/operator/first-calls"
import { I18nProvider } from "@lingui/react"
import { RouterProvider } from "@tanstack/react-router"
import { waitFor } from "xstate"
import { type App, AppContext } from "./app/app.ts"
import { fetchBalance, fetchMachines } from "./app/lazy-modules.ts"
import { makeMachinesLoader } from "./app/loader.ts"
import { nextTask } from "./app/next-task.ts"
import { makePageActors, makePageClient, makePageRuntime, watchAnswers } from "./app/page-actors.ts"
import { makeRouter } from "./app/router.ts"
import { i18n } from "./locales/i18n.ts"
import { drawInPlaceOf } from "./screens/page/draw-in-place.tsx"
import { subscribeToLanguage } from "./screens/page/subscribe-to-language.ts"
import { subscribeToRouter } from "./screens/page/subscribe-to-router.ts"
import { subscribeToSession } from "./screens/page/subscribe-to-session.ts"

// Browsers that lack this one lack others of the site's functions too.
if (!("parse" in URL)) await import("./older-browsers.lazy.ts")

const asked = new Set<Promise<unknown>>()
const noteAsked = (answer: Promise<unknown>): void => {
  asked.add(answer)
  const received = () => asked.delete(answer)
  answer.then(received, received)
}

// What comes while the page is drawn is told of afterwards, one answer a task: React draws a page that has changed
// meanwhile once more, all of it at once.
let drawn: Promise<unknown> = Promise.resolve()
let stand = () => {}
const stands = new Promise<void>((resolve) => {
  stand = resolve
})
const prefetched = fetchPrefetched(window.prefetchedAnswers)
/** Whoever gives a question up has not missed its answer. */
const noteMissed = (failure: unknown): never => {
  if (!(failure instanceof Error && failure.name === "AbortError")) app.connection.send({ type: "answer.missed" })
  throw failure
}
/** What a screen is shown for, such as a page that is closed to this player, is no error of the page. */
const noteCaught = (error: unknown): void => {
  const { _tag: tag }: { readonly _tag?: unknown } = Object(error)
  if (tag === undefined) console.error(error)
  // The scripts of a screen are fetched past the client.
  if (tag === "ScreenMissing") app.connection.send({ type: "answer.missed" })
}
const client = makePageClient({
  origin: "",
  token: storedToken,
  language: () => document.documentElement.lang,
  transport: {
    ...platform,
    ...prefetched,
    fetch: (...request) => prefetched.fetch(...request).catch(noteMissed),
    untilReadable: () => drawn.then(nextTask),
  },
  onUnauthorized: () => app.session.send({ type: "session.refused" }),
  onAnswer: watchAnswers(() => app),
  onAsked: noteAsked,
})
// The scripts have just been read: what is tapped on the prerendered page comes first, here and between the steps below.
await nextTask()
const settings = pageSettings()
const runtime = makePageRuntime(client, settings.tokenExpiryCheck)
const preferences = runtime.runSync(StoredPreferences.use((storage) => storage.recall()))
await nextTask()
const actors = await makePageActors(runtime, {
  site: { host: location.host, ...settings.site },
  support: settings.support,
  preferences: { ...preferences, offered: settings.languages },
})
const machines = makeMachinesLoader(async () => (await fetchMachines())(app, client))
const app: App = {
  ...actors,
  machines,
  hasLine: settings.hasLine,
  lastUsername: storedUsername(),
  isPasskeyHere: storedPasskey().recall,
  stands,
  asked,
  reloadPage: reloadOnceAMinute,
}

await nextTask()
const router = makeRouter(app)
subscribeToSession(app, router)
let visitor: string | undefined
app.session.subscribe(({ context: { session } }) => {
  if (session?.uuid !== visitor) machines.unload()
  visitor = session?.uuid
})

for (const actor of Object.values(actors)) {
  await nextTask()
  // A player sees the newest result on some pages only: those start it.
  if (actor !== actors.latestResult || storedToken() === undefined) actor.start()
}
app.preferences.send({ type: "locale.chosen", locale: preferences.locale })

/** For what nobody waits for: by then the page has all it needs. */
const delayMs = 10_000

// Takes the place of the prerendered page once it is known who visits, in which language, and what the page shows.
try {
  await waitFor(app.session, (state) => !state.matches("recalling") && !state.matches("forgetting"))
  const { value } = await waitFor(app.preferences, (state) => !state.matches({ language: "learning" }))
  if (value.language === "unreachable") throw new Error("no words")
  subscribeToLanguage(app)
  await router.load()
  await nextTask()
  subscribeToRouter(app, router)
  drawn = drawInPlaceOf(
    document.getElementById("app")!,
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </I18nProvider>,
    noteCaught,
  )
  await drawn
  // From here on the page answers taps; whoever measures visits looks for it.
  performance.mark("drawn", { detail: location.pathname })
  stand()
  setTimeout(
    () =>
      fetchBalance().then(
        (later) => later.watch(app, client, router),
        () => {},
      ),
    delayMs,
  )
  await waitFor(app.session, (state) => state.matches("player"))
  // Fetched once the page is drawn; without it the balance is asked for again and again.
  fetchBalance().then(
    ({ feedBalance }) => feedBalance(app, client, router),
    () => {},
  )
} catch (failure) {
  // Whoever has started this says that the page cannot be loaded.
  if (!reloadOnceAMinute()) throw failure
}
