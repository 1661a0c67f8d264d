import { randomUUID } from "node:crypto"
import { betCalls, poysAbort, poysAll, poysByKey, poysOne, setCalls } from "@fakham/adapters/operator/wire"
import { betGroups, gov4dVariants, sellsSets } from "@fakham/core/lotto"
import type { Hono } from "hono"
import { authenticated, type User } from "../accounts/sessions.ts"
import { answerCall } from "../http/answer.ts"
import { notFound, tooManyRequests } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import { askedFor, firstAnswerOf } from "../idempotency/first-answers.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import type { Internals } from "../internals/internals.ts"
import { betTerms } from "../lotto/terms.ts"
import { cancel, cancelsLeft } from "./cancelling.ts"
import type { MovedRate } from "./moved-rates.ts"
import { readBets, readSentSets } from "./order.ts"
import { type PlacingWish, placing } from "./placing.ts"
import { listPoys } from "./poy-list.ts"
import { poyDetailOf } from "./poy-to-wire.ts"
import { failed, noSuchKey } from "./slip-refusals.ts"

type Asked = { readonly input: { readonly betId: string }; readonly key: string | undefined }

/** Slips: placed once a key, read by their player alone, and called off while that is allowed. */
export const answerPoys = (
  app: Hono<RequestEnv>,
  internals: Internals,
  ordersOf: (uuid: string) => number = () => 0,
): void => {
  const { db, announcements } = internals
  const cashChanged = (uuid: string) => announcements.announce({ type: "cash.changed", uuid })
  const ratesChanged = (betId: string, rates: ReadonlyArray<MovedRate>) => {
    if (rates.length > 0)
      announcements.announce({ type: "news", news: { type: "rates.changed", betId, rates: [...rates] } })
  }

  const placeNow = placing(internals)
  const place = async (wish: PlacingWish) => {
    const wait = Math.ceil(ordersOf(wish.user.uuid) / 1_000)
    return wait > 0 ? { refused: tooManyRequests(wait) } : placeNow(wish)
  }
  const wishOf = (user: User, call: PlacingWish["call"], { input, key = randomUUID() }: Asked) => ({
    call,
    user,
    user_uuid: user.uuid,
    intent_key: key,
    path: call.path,
    asked: askedFor(input),
    betId: input.betId,
  })

  for (const group of betGroups) {
    if (sellsSets(group)) continue
    const call = betCalls[group]
    answerCall(
      app,
      call,
      authenticated(internals, call, (user, ask) =>
        place({
          ...wishOf(user, call, ask),
          terms: betTerms[group],
          read: (round) =>
            round.bet_group === group ? readBets(ask.input.poy, betTerms[group]) : { refused: notFound },
        }),
      ),
    )
  }

  for (const variant of gov4dVariants) {
    const call = setCalls[variant]
    answerCall(
      app,
      call,
      authenticated(internals, call, (user, ask) =>
        place({
          ...wishOf(user, call, ask),
          terms: undefined,
          read: (round) => (round.bet_type === variant ? readSentSets(ask.input.poy, round) : { refused: notFound }),
        }),
      ),
    )
  }

  answerCall(
    app,
    poysByKey,
    authenticated(internals, poysByKey, async ({ uuid }, { input: { key } }) => {
      const first = await firstAnswerOf(db, uuid, key)
      if (first === undefined) return { refused: noSuchKey }
      if (first.refused !== undefined) return first.refused.status === 409 ? first : { refused: failed }
      const poy = await db
        .selectFrom("poys")
        .select("id")
        .where("user_uuid", "=", uuid)
        .where("intent_key", "=", key)
        .executeTakeFirst()
      return poy === undefined ? { refused: noSuchKey } : found(await poyDetailOf(db, poy.id, uuid))
    }),
  )

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
