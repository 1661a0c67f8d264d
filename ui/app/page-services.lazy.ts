import {
  forgetAnswers,
  isAgreedTo,
  isOperationInFlight,
  reportLoaded,
  storedClientId,
  subscribeToReleases,
} from "@fakham/adapters/browser/site"
import { pageAnalytics, pageCounter } from "@fakham/adapters/vendors/analytics"
import { collectsErrors, reportErrors } from "@fakham/adapters/vendors/error-reports"
import { openChatLinks, pageLiveChat } from "@fakham/adapters/vendors/live-chat"
import { watchPart } from "@fakham/core/visit"
import type { Client } from "@fakham/operator/first-calls"
import type { AnyRouter } from "@tanstack/react-router"
import { addWords, player } from "../locales/i18n.ts"
import { savesData } from "../service-worker/saved-data.ts"
import type { App } from "./app.ts"
import { routePattern } from "./measure-with-consent.ts"
import { nextTask } from "./next-task.ts"
import { recogniseVisitor } from "./recognise-visitor.ts"
import { watchMaintenance } from "./watch-maintenance.ts"

/** Starts what no visitor waits for, once their page has stood for a while. */
export const startPageServices = (app: App, client: Client, router: AnyRouter): void => {
  recogniseVisitor(app)
  watchMaintenance(app, client, router)
  countPages(router)
  if (collectsErrors()) reportErrors(() => routePattern(router), window.errorsBeforeStart)
  offerChat()
  startServiceWorker(app)
  fetchAhead(app, router)
}

/** Counts the pages that a visitor opens by their patterns, as long as they agree to it. */
const countPages = (router: AnyRouter): void => {
  const settings = pageAnalytics()
  if (settings === undefined) return
  const count = pageCounter(settings, {
    clientId: storedClientId(() => crypto.randomUUID()).read,
    origin: location.origin,
  })
  let counted = ""
  const look = () => {
    const { pathname } = router.state.location
    if (pathname === counted || !isAgreedTo("statistics")) return
    counted = pathname
    void count({ route: routePattern(router), language: document.documentElement.lang })
  }
  router.subscribe("onResolved", look)
  look()
}

/** Has links to the live chat open it in place, where the site has one that may be framed; else they lead there. */
const offerChat = (): void => {
  const chat = pageLiveChat()
  if (chat === undefined) return
  openChatLinks(chat, () => {
    Promise.all([import("../screens/site/chat/open-chat.lazy.tsx"), addWords(player)]).then(
      ([{ openChat }]) => openChat(chat),
      () => window.open(chat.address, "_blank", "noopener,noreferrer"),
    )
  })
}

/** Where the navigation leads. */
const ways = ["/main", "/lotto", "/poy", "/games", "/credit/deposit"] as const

/** Fetches the pages of the navigation for a player, one after the other, so that they can be opened without a line. */
const fetchAhead = ({ session }: Pick<App, "session">, router: AnyRouter): void => {
  if (savesData(navigator)) return
  watchPart(
    session,
    (state) => state.matches("player"),
    (isPlayer) => {
      if (isPlayer) void fetchWays(router)
    },
  )
}

const fetchWays = async (router: AnyRouter) => {
  for (const to of ways) {
    await nextTask()
    await router.preloadRoute({ to })
  }
  // What came before the worker answered for the page is kept too.
  reportLoaded()
}

/** Only a built site has a worker. Without one every page is fetched as before. */
const startServiceWorker = ({ session }: Pick<App, "session">): void => {
  if (!import.meta.env.PROD) return
  watchPart(
    session,
    ({ context }) => context.session?.uuid,
    (visitor, before) => {
      if (visitor === undefined || before !== undefined) void forgetAnswers().catch(() => {})
    },
  )
  let isOffered = false
  subscribeToReleases(() => {
    if (!isOffered) offerNewRelease().catch(() => {})
    isOffered = true
  }).catch(() => {})
}

const offerNewRelease = async () => {
  const [{ offerRelease }] = await Promise.all([
    import("../screens/site/release/offer-release.lazy.tsx"),
    addWords(player),
  ])
  offerRelease(isOperationInFlight)
}
