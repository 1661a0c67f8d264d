import * as v from "valibot"
import { writtenSettings } from "../browser/site/page-settings.ts"

const Settings = v.object({
  firebase: v.object({ apiKey: v.string(), appId: v.string(), projectId: v.string(), vapidKey: v.string() }),
})

export type BrowserReach = {
  /** What pushes are signed with, in the place of the operator's own key. */
  readonly publicKey: string
  /** By what a browser is reached, of its subscription. */
  readonly tokenOf: (subscription: object) => Promise<string>
}

/** How Firebase reaches this browser, whose part is fetched with the player's yes; nothing where the site has no keys. */
export const pageFirebase = (): BrowserReach | undefined => {
  const settings = writtenSettings()
  if (!v.is(Settings, settings)) return undefined
  const { firebase } = settings
  return {
    publicKey: firebase.vapidKey,
    tokenOf: async (subscription) => {
      const { firebaseToken } = await import("./firebase.ts")
      return firebaseToken(firebase, JSON.parse(JSON.stringify(subscription)))
    },
  }
}
