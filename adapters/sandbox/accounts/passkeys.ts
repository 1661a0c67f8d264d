import { passkeysAdd, passkeysAll, passkeysOptions, passkeysRemove } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { notifyOwner } from "../account-events/account-events.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { badRequest } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { createdAt } from "../time/written-time.ts"
import { noSuchPasskey, passkeyRefused } from "./account-refusals.ts"
import { isOwnOrigin } from "./own-sites.ts"
import { againstStranger } from "./owner-check.ts"
import { authenticated } from "./sessions.ts"
import { givenOutOnce, giveOut } from "./tickets.ts"
import { requestOfNewKey, signedChallenge, siteNameOf, verifiedNewKey } from "./webauthn.ts"

const mostOfPlayer = 10
const longestDevice = 300

/** A player's passkeys: who adds one has given the PIN, as it opens the account beside it. */
export const answerPasskeys = (app: Hono<RequestEnv>, internals: Internals, mainHosts: ReadonlyArray<string>): void => {
  const { db, clock, announcements } = internals

  answerCall(
    app,
    passkeysAll,
    authenticated(internals, passkeysAll, async ({ uuid }) => ({
      data: (await passkeysOf(db, uuid)).map(({ id, user_device, added_at, used_at }) => ({
        id,
        userDevice: user_device,
        addedAt: createdAt(added_at),
        usedAt: used_at === null ? undefined : createdAt(used_at),
      })),
    })),
  )

  answerCall(
    app,
    passkeysOptions,
    authenticated(internals, passkeysOptions, async (user, { input: { origin, password } }) => {
      if (!(await isOwnOrigin(db, origin, mainHosts))) return { refused: badRequest("origin") }
      const refused = await againstStranger(internals, user, password, await clock.now())
      if (refused !== undefined) return { refused }
      const { uuid, user_name } = user
      const ids = (await passkeysOf(db, uuid)).map(({ id }) => id)
      if (ids.length >= mostOfPlayer) return { refused: passkeyRefused }
      const challenge = await giveOut(internals, "passkeyOf", { uuid, origin })
      return {
        data: { options: { ...(await requestOfNewKey({ origin, challenge, uuid, userName: user_name, ids })) } },
      }
    }),
  )

  answerCall(
    app,
    passkeysAdd,
    authenticated(internals, passkeysAdd, async (user, { input: { credential }, userDevice }) => {
      const challenge = await signedChallenge(credential)
      const held = await givenOutOnce(internals, "passkeyOf", challenge)
      if (held?.uuid !== user.uuid) return { refused: passkeyRefused }
      const key = await verifiedNewKey(credential, challenge, held.origin)
      if (key === undefined) return { refused: passkeyRefused }
      const now = await clock.now()
      const isAdded = await db.transaction().execute(async (within) => {
        const { numInsertedOrUpdatedRows } = await within
          .insertInto("passkeys")
          .values({
            ...key,
            user_uuid: user.uuid,
            site_name: siteNameOf(held.origin),
            user_device: userDevice.slice(0, longestDevice),
            added_at: now,
            used_at: null,
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 1n) return false
        await notifyOwner(within, user, { type: "passkeyAdded", detail: "" }, now)
        return true
      })
      if (!isAdded) return { refused: passkeyRefused }
      announcements.announce({ type: "player.told", uuid: user.uuid })
      return { data: null }
    }),
  )

  answerCall(
    app,
    passkeysRemove,
    authenticated(internals, passkeysRemove, async ({ uuid }, { input: { id } }) => {
      const { numDeletedRows } = await db
        .deleteFrom("passkeys")
        .where("id", "=", id)
        .where("user_uuid", "=", uuid)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n ? { data: null } : { refused: noSuchPasskey }
    }),
  )
}

/** Another PIN takes along what opened the account beside the old one. */
export const removePasskeys = async (within: Within, uuid: string): Promise<void> => {
  await within.deleteFrom("passkeys").where("user_uuid", "=", uuid).execute()
}

const passkeysOf = (within: Within, uuid: string) =>
  within
    .selectFrom("passkeys")
    .selectAll()
    .where("user_uuid", "=", uuid)
    .orderBy("added_at", "desc")
    .orderBy("id")
    .execute()
