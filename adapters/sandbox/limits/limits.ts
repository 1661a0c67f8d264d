import { bahtOfSatang } from "@fakham/core"
import { breakTaken, changed, confirmed, isOnBreak, type PlayLimit } from "@fakham/core/limits"
import { type Encoded, playLimits, playLimitsBreak, playLimitsPlayed, playLimitsUpdate } from "@fakham/operator/wire"
import { Result } from "effect"
import type { Hono } from "hono"
import type * as v from "valibot"
import { authenticated } from "../accounts/sessions.ts"
import type { Within } from "../database/tables.ts"
import { answerCall } from "../http/answer.ts"
import { type CallRefusal, conflict } from "../http/refusal.ts"
import type { RequestEnv } from "../http/requests.ts"
import { oncePerKey } from "../idempotency/once-per-key.ts"
import type { Internals } from "../internals/internals.ts"
import { keepRules, limitIn, type PlayRules, playRulesOf, withLimit } from "./play-rules.ts"
import { figuresSince, usedLimits } from "./used.ts"
import { waitingDeposits } from "./waiting-deposits.ts"

const refusals = {
  nothingAsked: conflict("nothingAsked", "No higher limit was asked for."),
  tooEarly: conflict("tooEarly", "A higher limit can be confirmed after a day."),
  onBreak: conflict("onBreak", "No limit is raised on a break."),
  breakRunsLonger: conflict("breakRunsLonger", "A break that runs cannot be made shorter."),
}

type Change = v.InferOutput<typeof playLimitsUpdate.input>

/** What players set for their own play, and what it has come to. */
export const answerPlayLimits = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db, clock } = internals

  answerCall(
    app,
    playLimits,
    authenticated(internals, playLimits, async ({ uuid }) => ({
      data: await limitsToWire(db, uuid, await playRulesOf(db, uuid), await clock.now()),
    })),
  )

  answerCall(
    app,
    playLimitsUpdate,
    authenticated(internals, playLimitsUpdate, (user, ask) =>
      oncePerKey(internals, playLimitsUpdate, user, ask, async (within, now) => {
        const next = changedRules(await playRulesOf(within, user.uuid), ask.input, now)
        if ("refused" in next) return next
        await keepRules(within, user.uuid, next)
        return { data: await limitsToWire(within, user.uuid, next, now) }
      }),
    ),
  )

  answerCall(
    app,
    playLimitsBreak,
    authenticated(internals, playLimitsBreak, (user, ask) =>
      oncePerKey(internals, playLimitsBreak, user, ask, async (within, now) => {
        const rules = await playRulesOf(within, user.uuid)
        const taken = breakTaken(rules.taken, ask.input.kind, now)
        if (taken === rules.taken) return { refused: refusals.breakRunsLonger }
        await keepRules(within, user.uuid, { ...rules, taken })
        return { data: await limitsToWire(within, user.uuid, { ...rules, taken }, now) }
      }),
    ),
  )

  answerCall(
    app,
    playLimitsPlayed,
    authenticated(internals, playLimitsPlayed, async ({ uuid }, { input: { since } }) => {
      const { staked, returned } = await figuresSince(db, uuid, since)
      return { data: { staked: bahtOfSatang(staked), returned: bahtOfSatang(returned) } }
    }),
  )
}

const changedRules = (rules: PlayRules, change: Change, now: number): PlayRules | { readonly refused: CallRefusal } => {
  if (change.reminderMinutes !== undefined) return { ...rules, remindEvery: change.reminderMinutes ?? undefined }
  const limit = limitIn(rules, change)
  const resting = isOnBreak(rules.taken, now)
  if (change.confirm !== undefined) {
    if (resting) return { refused: refusals.onBreak }
    return Result.match(confirmed(limit, now), {
      onFailure: (refusal) => ({ refused: refusals[refusal] }),
      onSuccess: (next) => withLimit(rules, change, next),
    })
  }
  const next = changed(limit, change.most ?? undefined, now)
  return resting && next.wish !== undefined ? { refused: refusals.onBreak } : withLimit(rules, change, next)
}

const baht = (most: PlayLimit["most"]) => (most === undefined ? null : bahtOfSatang(most))

const limitsToWire = async (
  within: Within,
  uuid: string,
  rules: PlayRules,
  now: number,
): Promise<Encoded<typeof playLimits>> => {
  const { coming } = await waitingDeposits(within, uuid, now)
  return {
    limits: (await usedLimits(within, uuid, rules, now)).map(({ kind, limit: { most, wish }, used }) => ({
      ...kind,
      most: baht(most),
      used: bahtOfSatang(used),
      waiting: kind.measure === "deposit" ? bahtOfSatang(coming) : null,
      wish: wish === undefined ? null : { most: baht(wish.most), askedAt: wish.askedAt / 1_000 },
    })),
    reminderMinutes: rules.remindEvery ?? null,
    break:
      rules.taken === undefined
        ? null
        : { kind: rules.taken.kind, from: rules.taken.from / 1_000, until: rules.taken.until / 1_000 },
  }
}
