import { cookiePreferences } from "@fakham/adapters/browser"
import { storedDevice } from "@fakham/adapters/browser/identity"
import { pagePush } from "@fakham/adapters/browser/site"
import { browserPage } from "@fakham/adapters/browser/visit"
import { makeMoneyNews } from "@fakham/core/identity"
import { StoredPreferences } from "@fakham/core/site"
import { watchPart } from "@fakham/core/visit"
import type { Client } from "@fakham/operator/first-calls"
import { pusherMoney } from "@fakham/operator/push"
import type { AnyRouter } from "@tanstack/react-router"
import { Layer } from "effect"
import { createActor } from "xstate"
import { pageIdle } from "./answered/page-idle.ts"
import { untilAnswered } from "./answered/until-answered.ts"
import type { App } from "./app.ts"
import { measureWithConsent } from "./measure-with-consent.ts"
import { runtimeOf } from "./page-actors.ts"

/** Asked for here, as one more name of a file would make the first load heavier. */
export const watch = async (app: App, client: Client, router: AnyRouter): Promise<void> => {
  const around = await import("./page-services.lazy.ts").catch(() => undefined)
  around?.startPageServices(app, client, router)
}

/** Has whoever knows the player's cash told of all that may have moved it, and keeps what they play on while they are logged in. */
export const feedBalance = (app: App, client: Client, router: AnyRouter): void => {
  const { session, connection, preferences } = app
  const device = storedDevice()
  watchPart(
    session,
    ({ context }) => context.session?.uuid,
    (player) => {
      if (player === undefined) device.forget()
      else device.remember(navigator)
    },
  )
  const idle = () => untilAnswered(app).then(pageIdle)
  // Whoever goes back while the first sheet is open has it closed, without another fetch.
  idle()
    .then(() => import("../parts/sheets/router-sheets.lazy.ts"))
    .catch(() => {})
  const runtime = runtimeOf(Layer.mergeAll(pusherMoney(pagePush(), client, idle), browserPage, cookiePreferences))
  createActor(makeMoneyNews(runtime, Math.random), { input: { session, connection } }).start()
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (pathChanged) session.getSnapshot().children.player?.send({ type: "balance.invalidated" })
  })
  // Another tab may have hidden the balance meanwhile, or shown it again.
  document.addEventListener("visibilitychange", () => {
    const { balance } = runtime.runSync(StoredPreferences.use(({ recall }) => recall()))
    if (balance !== preferences.getSnapshot().context.balance) preferences.send({ type: "balance.chosen", balance })
  })
  measureWithConsent(router)
}
