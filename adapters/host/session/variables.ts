import { about } from "@fakham/adapters/environment"
import { tokenExpiryCheck } from "@fakham/core"
import * as v from "valibot"
import { requestToken } from "../settings/values.ts"

/** How a player's token is told, and who keeps it. */
export const sessionVariables = {
  OPERATOR_TOKEN_HEADER: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "the name of a header"), v.toLowerCase()), "x-access-token"),
    about(
      "the header of a login's answer that holds the token; browsers are given it as `x-access-token`, without a word such as `Bearer` before it",
      "authorization",
    ),
  ),
  OPERATOR_REQUEST_TOKEN: v.pipe(
    v.optional(requestToken),
    about(
      "the header in which the operator wants the token of whoever asks, and what stands around the token there; browsers send it as `Authorization: Bearer`",
      "x-player-token: {token}",
      "`Authorization: Bearer {token}`",
    ),
  ),
  SESSION: v.pipe(
    v.optional(v.picklist(["page", "host"], "page or host"), "page"),
    about(
      "who keeps a player's token: `page`, in a cookie that scripts read, as the product has it; `host`, in one that they cannot, so that no page ever sees it ([how](#a-token-that-no-page-sees))",
      "host",
    ),
  ),
  TOKEN_EXPIRY_CHECK: v.pipe(
    v.optional(v.picklist(["0", "1"], "0 or 1"), `${tokenExpiryCheck}`),
    about(
      "`1` takes a token whose `exp` is over for none, in pages and here; with `0` the operator alone says when a session ends",
      "1",
    ),
  ),
}
