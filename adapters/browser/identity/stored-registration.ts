import type { StoredRegistration } from "@fakham/core/identity"
import { Effect } from "effect"
import * as v from "valibot"
import { parsedJson } from "../json-text.ts"

const name = "fakham.storedRegistration"

const Stored = v.object({
  version: v.literal(1),
  userName: v.string(),
  phoneNumber: v.string(),
  line: v.optional(v.object({ name: v.string(), ticket: v.optional(v.string()) })),
  wantsLimit: v.optional(v.boolean(), false),
  key: v.optional(v.string()),
})

type Stored = v.InferInput<typeof Stored>

/** Storage may be blocked; then nothing outlives a reload. */
const ifAllowed = <A>(use: () => A): A | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** A registration as far as it came, remembered until its tab is closed, or until it is forgotten. */
export const storedRegistration = {
  recall: Effect.sync((): StoredRegistration | undefined => {
    const stored = v.safeParse(Stored, parsedJson(ifAllowed(() => sessionStorage.getItem(name))))
    if (!stored.success) return undefined
    const { userName, phoneNumber, line, wantsLimit, key } = stored.output
    return { userName, phoneNumber, line: line && { ticket: undefined, ...line }, wantsLimit, key }
  }),
  remember: ({ userName, phoneNumber, line, wantsLimit, key }: StoredRegistration) =>
    Effect.sync(() =>
      ifAllowed(() =>
        sessionStorage.setItem(
          name,
          JSON.stringify({ version: 1, userName, phoneNumber, line, wantsLimit, key } satisfies Stored),
        ),
      ),
    ),
  forget: Effect.sync(() => ifAllowed(() => sessionStorage.removeItem(name))),
}
