import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment } from "../../wire/moments.ts"
import { requiredRows } from "../../wire/rows.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,8192}$/))
const credential = { id: base64url, rawId: base64url, type: v.literal("public-key") }
/** The address of the page that asks, without a path. */
const origin = v.pipe(v.string(), v.maxLength(300))
/** What a browser is asked for, as WebAuthn writes it in JSON. */
const request = v.object({ options: v.looseObject({ challenge: base64url }) })

/** The passkeys of a player; one without an id could not be removed. */
export const passkeysAll = call(
  "chosen",
  "GET",
  "/api/passkeys.all",
  wireNothing,
  requiredRows(
    v.object({
      id: Id,
      /** What it was made with, as a browser names itself. */
      userDevice: text,
      addedAt: maybe(CreatedMoment),
      usedAt: maybe(CreatedMoment),
    }),
  ),
)
/** Asks for the PIN, as a passkey opens the account as well. */
export const passkeysOptions = call(
  "chosen",
  "POST",
  "/api/passkeys.options",
  v.object({ origin, password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  request,
)
export const passkeysAdd = call(
  "chosen",
  "POST",
  "/api/passkeys.add",
  v.object({
    credential: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: v.exactOptional(v.array(v.pipe(v.string(), v.maxLength(20)))),
      }),
    }),
  }),
  wireNothing,
)
export const passkeysRemove = call(
  "chosen",
  "POST",
  "/api/passkeys.remove",
  v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)) }),
  wireNothing,
)
export const passkeysLoginOptions = call("chosen", "POST", "/api/passkeys.login-options", v.object({ origin }), request)
/** Opens a session, whose token is in the answer's header. */
export const passkeysLogin = call(
  "chosen",
  "POST",
  "/api/passkeys.login",
  v.object({
    credential: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: v.exactOptional(base64url),
      }),
    }),
  }),
  wireNothing,
)
