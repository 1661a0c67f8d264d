import { passkeysLogin, passkeysLoginOptions, tokenHeader } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { answerCall } from "../http/answer.ts"
import { badRequest } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { passkeyRefused } from "./account-refusals.ts"
import { isOwnOrigin } from "./own-sites.ts"
import { openSession } from "./sessions.ts"
import { givenOutOnce, giveOut } from "./tickets.ts"
import { handleOf, requestOfLogin, signedChallenge, siteNameOf, verifiedUse } from "./webauthn.ts"

/** Logging in by a key of the player's device; which player it is, the key tells. */
export const answerPasskeyLogin = (
  app: Hono<RequestEnv>,
  internals: Internals,
  mainHosts: ReadonlyArray<string>,
): void => {
  const { db, clock } = internals

  answerCall(app, passkeysLoginOptions, async ({ input: { origin } }) => {
    if (!(await isOwnOrigin(db, origin, mainHosts))) return { refused: badRequest("origin") }
    const challenge = await giveOut(internals, "passkeyLogin", { origin })
    return { data: { options: { ...(await requestOfLogin({ origin, challenge })) } } }
  })

  answerCall(app, passkeysLogin, async ({ input: { credential }, clientNetwork, userDevice }) => {
    const challenge = await signedChallenge(credential)
    const held = await givenOutOnce(internals, "passkeyLogin", challenge)
    if (held === undefined) return { refused: passkeyRefused }
    const key = await db
      .selectFrom("passkeys")
      .selectAll()
      .where("id", "=", credential.id)
      .where("site_name", "=", siteNameOf(held.origin))
      .executeTakeFirst()
    const { userHandle } = credential.response
    if (key === undefined || (userHandle !== undefined && userHandle !== handleOf(key.user_uuid)))
      return { refused: passkeyRefused }
    const counter = await verifiedUse(credential, challenge, held.origin, key)
    if (counter === undefined) return { refused: passkeyRefused }
    const used = { counter, used_at: await clock.now() }
    // A key that is removed or used at the same moment opens nothing.
    const { numUpdatedRows } = await db
      .updateTable("passkeys")
      .set(used)
      .where("id", "=", key.id)
      .where("counter", "=", key.counter)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return { refused: passkeyRefused }
    const user = await db.selectFrom("users").selectAll().where("uuid", "=", key.user_uuid).executeTakeFirstOrThrow()
    return { data: null, headers: { [tokenHeader]: await openSession(internals, user, { clientNetwork, userDevice }) } }
  })
}
