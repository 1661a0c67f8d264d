import type { PinResetStorage } from "@fakham/core/identity"
import * as v from "valibot"
import { parsedJson } from "../json-text.ts"

const name = "fakham.pinReset"

const Stored = v.object({
  version: v.literal(1),
  userName: v.string(),
  phoneNumber: v.string(),
  isInDoubt: v.boolean(),
  sent: v.object({ reference: v.string(), sentAt: v.number(), missed: v.number() }),
})

/** Remembered by this tab alone: whoever opens another, or comes after it is closed, finds nothing. */
export const storedPinReset = (): PinResetStorage => ({
  recall: () => {
    const stored = v.safeParse(
      Stored,
      ifAllowed((tab) => parsedJson(tab.getItem(name))),
    )
    if (!stored.success) return undefined
    const { version: _, ...pending } = stored.output
    return pending
  },
  remember: (pending) =>
    ifAllowed((tab) => {
      if (pending === undefined) tab.removeItem(name)
      else tab.setItem(name, JSON.stringify({ version: 1, ...pending }))
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
