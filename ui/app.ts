import type {
  makeConnection,
  makeLatestResult,
  makePreferences,
  makeSession,
  makeSite,
  makeSupport,
  progress,
  snackbar,
} from "@fakham/core"
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { MachinesLoader } from "./composition/loader.ts"

/** The running machines that screens render; only the composition root knows what drives them. */
export type App = {
  readonly session: ActorRefFrom<ReturnType<typeof makeSession>>
  readonly site: ActorRefFrom<ReturnType<typeof makeSite>>
  readonly preferences: ActorRefFrom<ReturnType<typeof makePreferences>>
  readonly connection: ActorRefFrom<ReturnType<typeof makeConnection>>
  readonly latestResult: ActorRefFrom<ReturnType<typeof makeLatestResult>>
  readonly support: ActorRefFrom<ReturnType<typeof makeSupport>>
  readonly snackbar: ActorRefFrom<typeof snackbar>
  readonly progress: ActorRefFrom<typeof progress>
  /** The machines of all pages but a guest's first, fetched with the first of them. */
  readonly machines: MachinesLoader
  /** Loads the page anew unless that was just tried or there is no network; says whether it does. */
  readonly reloadPage: () => boolean
}

export type SessionActor = App["session"]

export const AppContext = createContext<App | undefined>(undefined)

export const useApp = (): App => {
  const app = use(AppContext)
  if (app === undefined) throw new Error("a screen stands outside the app")
  return app
}
