import { cookiePreferences } from "@fakham/adapters/browser"
import { storedDevice } from "@fakham/adapters/browser/identity"
import type { Client } from "@fakham/adapters/operator"
import { pageIdle, pagePush, pusherMoney } from "@fakham/adapters/push"
import { MoneyFeed, RememberedPreferences } from "@fakham/core/site"
import type { AnyRouter } from "@tanstack/react-router"
import { Effect, ManagedRuntime, Stream } from "effect"
import type { App } from "./app.ts"
import { follow } from "./follow.ts"
import type { MachinesLoader } from "./loader.ts"
import { followPage, type PageActors, type Player } from "./world.ts"

/** What no visitor waits for; asked for here, as one more name of a file would make the first load heavier. */
export const watch = async (
  page: PageActors & { readonly machines: MachinesLoader },
  client: Client,
  router: AnyRouter,
): Promise<void> => {
  const around = await import("./around-page.ts").catch(() => undefined)
  around?.recogniseVisitor(page)
  around?.watchMaintenance(page, client, router)
  around?.countPages(router)
  around?.watchErrors(router)
  around?.offerChat()
  around?.startServiceWorker(page)
  around?.fetchAhead(page, router)
}

/**
 * Tells the actor that knows the player's cash whatever may have moved it, whichever actor that is just now, and keeps what
 * they play on as long as they are logged in.
 */
export const feedBalance = (page: App, client: Client, router: AnyRouter): void => {
  const { session } = page
  const device = storedDevice()
  let leave = () => {}
  follow(
    session,
    (state) => state.children.player,
    (player) => {
      leave()
      const uuid = session.getSnapshot().context.session?.uuid
      if (uuid === undefined) device.forget()
      else device.remember(navigator)
      leave = player === undefined || uuid === undefined ? () => {} : feed(player, uuid, { ...page, client, router })
    },
  )
}

type Dependencies = Pick<App, "connection" | "preferences"> & { readonly client: Client; readonly router: AnyRouter }

const feed = (player: Player, uuid: string, { connection, preferences, client, router }: Dependencies) => {
  // Until the first news is in sight the balance is asked for again and again.
  player.send({ type: "feed.lost" })
  const runtime = ManagedRuntime.make(pusherMoney(pagePush(), client, pageIdle))
  const announcements = Stream.unwrap(Effect.map(MoneyFeed, (feed) => feed.follow(uuid)))
  runtime.runFork(Stream.runForEach(announcements, (news) => Effect.sync(() => player.send(news))))
  const doubt = () => player.send({ type: "balance.doubted" })
  const following = [
    router.subscribe("onBeforeLoad", ({ pathChanged }) => pathChanged && doubt()),
    followPage(({ type }) => {
      if (type === "page.left") return
      doubt()
      recallBalance(preferences)
    }),
    follow(
      connection,
      (state) => state.matches("online"),
      (isOnline, wasOnline) => {
        if (!isOnline || wasOnline !== false) return
        player.send({ type: "retry.requested" })
        if (document.visibilityState === "visible") doubt()
      },
    ),
  ]
  return () => {
    for (const leave of following) leave()
    void runtime.dispose()
  }
}

/** Another tab may have hidden the balance meanwhile, or shown it again. */
const recallBalance = (preferences: App["preferences"]) => {
  const { balance } = ManagedRuntime.make(cookiePreferences).runSync(RememberedPreferences.use(({ recall }) => recall))
  if (balance !== preferences.getSnapshot().context.balance) preferences.send({ type: "balance.chosen", balance })
}
