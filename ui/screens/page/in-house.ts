import type { App } from "../../app.ts"
import { ScreenMissing } from "./lazy-screen.ts"

type Visit = { readonly context: { readonly app: App } }

/** For routes whose screens run in the house: it is open before they are shown. */
export const inHouse = {
  loader: async ({ context: { app } }: Visit): Promise<void> => {
    try {
      await app.house.open()
    } catch (cause) {
      throw new ScreenMissing("the house could not be fetched", { cause })
    }
  },
}
