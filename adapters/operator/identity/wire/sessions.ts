import * as v from "valibot"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment } from "../../wire/moments.ts"
import { requiredRows } from "../../wire/rows.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

/** Where the player is logged in; one without an id could not be ended. */
export const sessionsAll = call(
  "chosen",
  "GET",
  "/api/sessions.all",
  wireNothing,
  requiredRows(
    v.object({
      id: Id,
      /** What it was opened by, as a browser names itself. */
      userDevice: text,
      /** A town, or an address of the network. */
      place: text,
      lastSeenAt: maybe(CreatedMoment),
      isCurrent: flag(),
    }),
  ),
)
/** Ends one, or with "others" all but the one that asks. */
export const sessionsEnd = call(
  "chosen",
  "POST",
  "/api/sessions.end",
  v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  wireNothing,
)
