import type { LineLoginStorage } from "@fakham/core/identity"

const name = "fakham.lineState"

/** Remembered by this tab alone: what LINE brings back into another tab was not asked for there. */
export const storedLineLogin = (): LineLoginStorage => ({
  recall: () => ifAllowed((tab) => tab.getItem(name)) ?? undefined,
  remember: (state) =>
    ifAllowed((tab) => {
      if (state === undefined) tab.removeItem(name)
      else tab.setItem(name, state)
    }),
})

/** A browser may keep nothing, and says so by throwing. */
const ifAllowed = <A>(use: (tab: Storage) => A): A | undefined => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
