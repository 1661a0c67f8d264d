import { createHash } from "node:crypto"
import { type Locale, localeOf } from "@fakham/core/language"
import type { Within } from "../database/tables.ts"

/** So many browsers of one player are remembered, those that were saved last. */
const mostDevices = 10

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

type Saved = { readonly token: string; readonly locale: Locale; readonly session: string | null; readonly at: number }

/** Remembers by what a browser is reached; whoever had it before is not reached there any more. */
export const saveDevice = async (
  within: Within,
  uuid: string,
  { token, locale, session, at }: Saved,
): Promise<void> => {
  const owned = { user_uuid: uuid, saved_at: at, locale, session_jti: session }
  await within
    .insertInto("fcm_tokens")
    .values({ token_hash: hashOf(token), token, ...owned })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(owned))
    .execute()
  const rows = await within
    .selectFrom("fcm_tokens")
    .select("token_hash")
    .where("user_uuid", "=", uuid)
    .orderBy("saved_at", "desc")
    .orderBy("token_hash")
    .execute()
  const old = rows.slice(mostDevices).map(({ token_hash }) => token_hash)
  if (old.length > 0) await within.deleteFrom("fcm_tokens").where("token_hash", "in", old).execute()
}

/** Forgets a browser, if it is this player's; anybody's where it is there no longer. */
export const forgetDevice = async (within: Within, token: string, uuid?: string): Promise<void> => {
  await within
    .deleteFrom("fcm_tokens")
    .where("token_hash", "=", hashOf(token))
    .$if(uuid !== undefined, (query) => query.where("user_uuid", "=", uuid ?? ""))
    .execute()
}

export type Device = { readonly token: string; readonly locale: Locale; readonly savedAt: number }

/** The browsers of players whose sessions there are still open. */
export const devicesOf = async (
  within: Within,
  uuids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, ReadonlyArray<Device>>> => {
  if (uuids.length === 0) return new Map()
  const rows = await within
    .selectFrom("fcm_tokens")
    .leftJoin("sessions", "sessions.jti", "fcm_tokens.session_jti")
    .select(["fcm_tokens.user_uuid", "fcm_tokens.token", "fcm_tokens.locale", "fcm_tokens.saved_at"])
    .where("fcm_tokens.user_uuid", "in", uuids)
    .where("sessions.revoked_at", "is", null)
    .orderBy("fcm_tokens.saved_at")
    .execute()
  const byPlayer = Map.groupBy(rows, ({ user_uuid }) => user_uuid)
  return new Map(
    [...byPlayer].map(([uuid, devices]) => [
      uuid,
      devices.map(({ token, locale, saved_at }) => ({ token, locale: localeOf(locale), savedAt: saved_at })),
    ]),
  )
}

/** Everybody who is reached anywhere, a page at a time. */
export const reachedPlayers = async (within: Within, after: string): Promise<ReadonlyArray<string>> =>
  (
    await within
      .selectFrom("fcm_tokens")
      .select("user_uuid")
      .distinct()
      .where("user_uuid", ">", after)
      .orderBy("user_uuid")
      .limit(200)
      .execute()
  ).map(({ user_uuid }) => user_uuid)
