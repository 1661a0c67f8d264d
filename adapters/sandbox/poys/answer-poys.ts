import { poysAbort, poysAll, poysOne } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../accounts/sessions.ts"
import { answerCall } from "../http/answer.ts"
import { notFound } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import type { Internals } from "../internals/internals.ts"
import { cancel, cancelsLeft } from "./cancelling.ts"
import type { MovedRate } from "./exposure.ts"
import { listPoys } from "./poy-list.ts"
import { poyDetailOf } from "./poy-rows.ts"

/** Slips that were placed: read by their player alone, and called off while that is allowed. */
export const answerPoys = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, announcements } = internals
  const cashChanged = (uuid: string) => announcements.announce({ type: "cash.changed", uuid })
  const ratesChanged = (betId: string, rates: ReadonlyArray<MovedRate>) => {
    if (rates.length > 0)
      announcements.announce({ type: "news", news: { type: "rates.changed", betId, rates: [...rates] } })
  }

  answerCall(
    app,
    poysOne,
    authenticated(internals, poysOne, async ({ uuid }, { input: { id } }) => {
      const detail = await poyDetailOf(db, id, uuid)
      if (detail?.status !== "WAITING") return found(detail)
      return found({ ...detail, cancelsLeft: await cancelsLeft(db, uuid, await internals.clock.now()) })
    }),
  )

  answerCall(
    app,
    poysAll,
    authenticated(internals, poysAll, async ({ uuid }, { input }) => ({ data: await listPoys(db, uuid, input) })),
  )

  answerCall(
    app,
    poysAbort,
    authenticated(internals, poysAbort, async (user, ask) => {
      let cancelled: { readonly betId: string; readonly moved: ReadonlyArray<MovedRate> } | undefined
      const result = await oncePerKey(internals, poysAbort, user, ask, async (within, now) => {
        const ended = await cancel(within, user, ask.input.id, now)
        if ("refused" in ended) return ended
        cancelled = ended
        return found(await poyDetailOf(within, ask.input.id, user.uuid))
      })
      if (result.refused === undefined) cashChanged(user.uuid)
      if (result.refused === undefined && cancelled !== undefined) ratesChanged(cancelled.betId, cancelled.moved)
      return result
    }),
  )
}

const found = <Data>(data: Data | undefined) => (data === undefined ? { refused: notFound } : { data })
