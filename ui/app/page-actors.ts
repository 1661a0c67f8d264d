import {
  browserConnectivity,
  browserSiteProbe,
  consoleReported,
  cookiePreferences,
  cookieSession,
} from "@fakham/adapters/browser"
import {
  Defects,
  makeConnection,
  makeLatestResult,
  makePreferences,
  makeSession,
  makeSite,
  makeSupport,
  type PreferencesInput,
  pageData,
  progress,
  type SiteInput,
  type Support,
  snackbar,
  type TokenExpiryCheck,
} from "@fakham/core"
import {
  type Client,
  type ClientSettings,
  httpBalance,
  httpIdentity,
  httpPlayerRecord,
  httpResults,
  httpSiteDetails,
  httpSupportDesk,
  makeClient,
  sessionOf,
} from "@fakham/operator/first-calls"
import { Effect, Layer, ManagedRuntime } from "effect"
import { createActor } from "xstate"
import { catalogueLanguages } from "../locales/i18n.ts"
import { nextTask } from "./next-task.ts"

/** Has a defect of a port known as an error that nobody has caught is: the machine that met it goes on. */
export const uncaughtDefects = Layer.succeed(Defects, (defect) => Effect.sync(() => reportError(defect)))

/** Runs what lasts as long as the page, whoever visits it; what a player's visit needs runs on the visit. */
export const runtimeOf = <Ports>(layer: Layer.Layer<Ports>): ManagedRuntime.ManagedRuntime<Ports, never> =>
  ManagedRuntime.make(Layer.mergeAll(layer, uncaughtDefects))

/** The one client of a page: what is learnt of the operator's calls holds for all who ask from here. */
export const makePageClient = (settings: ClientSettings): Client =>
  runtimeOf(consoleReported()).runSync(makeClient(settings))

/** Who has no token yet: a refusal to them ends nobody's session. */
export const guestClient = (): Client => makePageClient({ origin: "", token: () => undefined })

/** What the actors of every page run on: the operator's calls for them, and what the browser remembers. */
export const makePageRuntime = (client: Client, expiryCheck?: TokenExpiryCheck) =>
  runtimeOf(
    Layer.mergeAll(
      httpIdentity(client),
      httpPlayerRecord(client),
      httpBalance(client),
      httpResults(client),
      httpSiteDetails(client),
      httpSupportDesk(client),
      cookieSession((token) => sessionOf(token, expiryCheck)),
      cookiePreferences,
      catalogueLanguages,
      browserConnectivity,
      browserSiteProbe,
    ),
  )
export type PageRuntime = ReturnType<typeof makePageRuntime>

type PageInput = {
  readonly site: SiteInput
  readonly support: Support
  readonly preferences: PreferencesInput
}

/** The actors that stand around every page, not started yet. The first ones take the longest, and a task each. */
export const makePageActors = async (runtime: PageRuntime, { site, support, preferences }: PageInput) => {
  const session = createActor(makeSession(runtime))
  await nextTask()
  const ofSite = createActor(makeSite(runtime), { input: site })
  const ofPreferences = createActor(makePreferences(runtime), { input: preferences })
  await nextTask()
  return {
    session,
    site: ofSite,
    preferences: ofPreferences,
    connection: createActor(makeConnection(runtime)),
    latestResult: createActor(makeLatestResult(runtime)),
    support: createActor(makeSupport(runtime), { input: support }),
    snackbar: createActor(snackbar),
    progress: createActor(progress),
    pageData: createActor(pageData),
  }
}

export type PageActors = Awaited<ReturnType<typeof makePageActors>>

/** Tells the page how the calls of its operator are answered. */
export const watchAnswers =
  (actors: () => Pick<PageActors, "pageData" | "site">): NonNullable<ClientSettings["onAnswer"]> =>
  ({ method, path: call }, input, refused) => {
    // What is posted may hold a PIN, and is not kept.
    const asked = method === "GET" ? call + JSON.stringify(input) : call
    const { pageData, site } = actors()
    if (refused?.isHostRefused) site.send({ type: "host.refused" })
    if (!refused?.isBroken) return pageData.send({ type: "call.answered", call, asked })
    const { pathname } = location
    // Fetched by whoever meets a broken server; without it the page says in its place what cannot be read.
    import("./own-calls.lazy.ts").then(
      ({ ownCalls }) =>
        location.pathname === pathname && pageData.send({ type: "call.broke", call, asked, own: ownCalls(pathname) }),
      () => {},
    )
  }
