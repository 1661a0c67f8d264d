import type { UnfinishedRegistration } from "@fakham/core/identity"
import { Effect } from "effect"
import * as v from "valibot"
import { parsedJson } from "./json-text.ts"

const name = "fakham.unfinishedRegistration"

const Stored = v.object({
  version: v.literal(1),
  userName: v.string(),
  phoneNumber: v.string(),
  key: v.optional(v.string()),
})

/** Storage may be blocked; then nothing outlives a reload. */
const ifAllowed = <A>(use: () => A): A | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** A registration as far as it came, remembered until its tab is closed, or until it is forgotten. */
export const unfinishedRegistration = {
  recall: Effect.sync((): UnfinishedRegistration | undefined => {
    const stored = v.safeParse(Stored, parsedJson(ifAllowed(() => sessionStorage.getItem(name))))
    if (!stored.success) return undefined
    const { userName, phoneNumber, key } = stored.output
    return { userName, phoneNumber, key }
  }),
  remember: ({ userName, phoneNumber, key }: UnfinishedRegistration) =>
    Effect.sync(() =>
      ifAllowed(() => sessionStorage.setItem(name, JSON.stringify({ version: 1, userName, phoneNumber, key }))),
    ),
  forget: Effect.sync(() => ifAllowed(() => sessionStorage.removeItem(name))),
}
