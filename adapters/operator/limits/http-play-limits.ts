import {
  type OwnLimits,
  Played,
  PlayLimitRefused,
  PlayLimits,
  type PlayLimitsFailure,
  Reminders,
} from "@fakham/core/limits"
import { bahtOfSatang } from "@fakham/core/money"
import type { Unreachable } from "@fakham/core/operator"
import { Effect, Layer } from "effect"
import { type Client, type ClientAnswer, failureForPlayer, type HttpRefused } from "../client.ts"
import { failureOrNotOffered, isNotServed } from "../not-offered.ts"
import { isDecidedRefusal, saidIn } from "../refusal.ts"
import {
  playLimits,
  playLimitsBreak,
  playLimitsPlayed,
  playLimitsUpdate,
  rowsLost,
  type Understood,
} from "../wire/index.ts"

/** For where a player's limits are only looked at. */
export const readPlayLimits = (client: Client) =>
  client.ask(playLimits).pipe(Effect.mapError(failureOrNotOffered), Effect.map(ownLimits))

/** Answers `PlayLimits` over the operator's main API. */
export const httpPlayLimits = (client: Client) =>
  Layer.succeed(PlayLimits, {
    read: () => readPlayLimits(client),
    change: ({ measure, span }, most) =>
      changed(client.ask(playLimitsUpdate, { measure, span, most: most === undefined ? null : bahtOfSatang(most) })),
    confirm: ({ measure, span }) => changed(client.ask(playLimitsUpdate, { measure, span, confirm: true })),
    takeBreak: (kind) => changed(client.ask(playLimitsBreak, { kind })),
  })

/** Answers `Reminders` over the operator's main API. */
export const httpReminders = (client: Client) =>
  Layer.succeed(Reminders, {
    choose: (every) => changed(client.ask(playLimitsUpdate, { reminderMinutes: every ?? null })),
  })

/** Answers `Played` over the operator's main API. */
export const httpPlayed = (client: Client) =>
  Layer.succeed(Played, {
    since: (moment) =>
      client.ask(playLimitsPlayed, { since: moment / 1_000 }).pipe(
        Effect.mapError(failureOrNotOffered),
        Effect.map(({ data }) => data),
      ),
  })

const ownLimits = ({
  data: { limits, break: taken, reminderMinutes },
}: Pick<ClientAnswer<Understood<typeof playLimits>>, "data">): OwnLimits => ({
  limits: limits.map(({ measure, span, most, used, waiting, wish }) => ({
    kind: { measure, span },
    limit: { most, wish: wish && { most: wish.most, askedAt: wish.askedAt } },
    used,
    ...(waiting === undefined ? {} : { waiting }),
  })),
  taken: taken?.until === undefined ? undefined : { kind: taken.kind, from: taken.from, until: taken.until },
  areAllKnown: rowsLost(limits) === 0 && (taken === undefined || taken.until !== undefined),
  remindEvery: reminderMinutes,
})

const changed = (answer: Effect.Effect<ClientAnswer<Understood<typeof playLimits>>, HttpRefused | Unreachable>) =>
  answer.pipe(Effect.mapError(refusal), Effect.map(ownLimits))

const reasons = ["nothingAsked", "tooEarly", "onBreak", "breakRunsLonger"] as const

const refusal = (failure: HttpRefused | Unreachable): PlayLimitsFailure => {
  if (isNotServed(failure)) return new PlayLimitRefused({ reason: "notOffered" })
  if (failure._tag === "Unreachable" || !isDecidedRefusal(failure)) return failureForPlayer(failure)
  const reason = reasons.find((one) => one === failure.code)
  return new PlayLimitRefused(reason === undefined ? { reason: "other", ...saidIn(failure) } : { reason })
}
