import { randomBytes } from "node:crypto"
import * as v from "valibot"
import { readStoredValue, writeStoredOnce } from "../database/stored-values.ts"
import { isStorable } from "../http/body.ts"
import type { Internals } from "../internals/internals.ts"

const minutes = 60_000

/** What somebody was given on their way to a login, which says nothing by itself and is good for some minutes. */
const kinds = {
  /** A visit to LINE's page, from its beginning to its yes or no. */
  visit: { for: 10 * minutes, holds: v.object({ state: v.string(), returnTo: v.string() }) },
  /** LINE's yes, on its way back through the browser. */
  code: { for: 2 * minutes, holds: v.object({ account: v.string(), returnTo: v.string() }) },
  /** LINE's word for a visitor: a player has two minutes to log in by it, a newcomer longer to register. */
  ticket: { for: 60 * minutes, holds: v.object({ lineId: v.string() }) },
  /** What a browser has to sign for a new passkey of a player, who has given the PIN. */
  passkeyOf: { for: 5 * minutes, holds: v.object({ uuid: v.string(), origin: v.string() }) },
  /** What it has to sign to log in. */
  passkeyLogin: { for: 5 * minutes, holds: v.object({ origin: v.string() }) },
} as const

/** For how long a ticket opens a session. */
export const opensFor = 2 * minutes

type Kind = keyof typeof kinds
type Held<K extends Kind> = v.InferOutput<(typeof kinds)[K]["holds"]>

const nameOf = (kind: Kind, id: string) => `ticket/${kind}/${id}`

export const giveOut = async <K extends Kind>({ db, clock }: Internals, kind: K, held: Held<K>): Promise<string> => {
  const id = randomBytes(24).toString("base64url")
  const now = await clock.now()
  // Many are never brought back.
  await db.deleteFrom("kept").where("name", "like", "ticket/%").where("value", "<", String(now)).execute()
  await writeStoredOnce(db, nameOf(kind, id), `${now + kinds[kind].for} ${JSON.stringify(held)}`)
  return id
}

/** What was given out under this id; nothing when it is too old, or was never given out. */
export const givenOut = async <K extends Kind>(
  { db, clock }: Internals,
  kind: K,
  id: string,
  goodFor: number = kinds[kind].for,
): Promise<Held<K> | undefined> => {
  if (!isStorable(id)) return undefined
  const stored = await readStoredValue(db, nameOf(kind, id))
  if (stored === undefined) return undefined
  const [until = "", ...held] = stored.split(" ")
  if (Number(until) - kinds[kind].for + goodFor <= (await clock.now())) return undefined
  const read = v.safeParse(kinds[kind].holds, JSON.parse(held.join(" ")))
  return read.success ? read.output : undefined
}

/** The same, for the first of all who ask. */
export const givenOutOnce = async <K extends Kind>(
  internals: Internals,
  kind: K,
  id: string,
): Promise<Held<K> | undefined> => {
  const held = await givenOut(internals, kind, id)
  const { numDeletedRows } = await internals.db
    .deleteFrom("kept")
    .where("name", "=", nameOf(kind, id))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n ? held : undefined
}
