import type { App } from "../../app/app.ts"
import { ScreenMissing } from "./lazy-screen.ts"

type Visit = { readonly context: { readonly app: App } }

/** For routes whose screens need the machines of a player: they are loaded before these are shown. */
export const withMachines = {
  loader: async ({ context: { app } }: Visit): Promise<void> => {
    try {
      await app.machines.load()
    } catch (cause) {
      throw new ScreenMissing("machines", { cause })
    }
  },
}
