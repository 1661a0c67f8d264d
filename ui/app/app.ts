import { createContext, use } from "react"
import type { PageLoad } from "./answered/until-answered.ts"
import type { MachinesLoader } from "./loader.ts"
import type { PageActors } from "./page-actors.ts"

/** The running machines that screens render; only the composition root knows what drives them. */
export type App = PageActors &
  PageLoad & {
    /** The machines of all pages but a guest's first, fetched with the first of them. */
    readonly machines: MachinesLoader
    /** Whether players can come in by LINE. */
    readonly hasLine: boolean
    /** Who logged in on this device last; offered by the next login until it is forgotten. */
    readonly lastUsername: {
      readonly recall: () => string
      readonly remember: (userName: string) => void
      readonly forget: () => void
    }
    /** Whether a passkey of this site was made or used on this device. */
    readonly isPasskeyHere: () => boolean
    /** Loads the page anew unless that was just tried or there is no network; says whether it does. */
    readonly reloadPage: () => boolean
  }

export type AppSession = App["session"]

export const AppContext = createContext<App | undefined>(undefined)

export const useApp = (): App => {
  const app = use(AppContext)
  if (app === undefined) throw new Error("no app")
  return app
}
