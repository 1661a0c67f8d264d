import { Effect, Layer, Result } from "effect"
import { nothing } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { breakTaken, isOnBreak, type PlayBreak } from "../play-break.ts"
import { type OwnLimits, PlayLimitRefused, PlayLimits, Reminders } from "../play-limit.port.ts"
import { changed, confirmed, noLimit, type PlayLimitKind, playLimitKinds, type UsedLimit } from "../play-limit.ts"
import { type Figures, Played } from "../played.port.ts"

/** How a call goes wrong: before or after it was done, by a player who is known no longer, or by no answer at all. */
export type LimitsTrouble = "cutBefore" | "cutAfter" | "unauthorized" | "silent"

const cut = new Unreachable({ cause: "nobody answers" })

const withTrouble = <A, E>(
  trouble: LimitsTrouble | undefined,
  act: Effect.Effect<A, E>,
): Effect.Effect<A, E | Unauthorized | Unreachable> => {
  if (trouble === "cutBefore") return Effect.fail(cut)
  if (trouble === "cutAfter") return Effect.andThen(act, Effect.fail(cut))
  if (trouble === "unauthorized") return Effect.fail(new Unauthorized())
  return trouble === "silent" ? Effect.never : act
}

const noLimits: OwnLimits = {
  limits: playLimitKinds.map((kind) => ({ kind, limit: noLimit, used: nothing })),
  taken: undefined,
  areAllKnown: true,
  remindEvery: undefined,
}

const isSame = (one: PlayLimitKind, other: PlayLimitKind) => one.measure === other.measure && one.span === other.span

/** An operator that enforces a player's own limits by its clock, and meets each trouble once, in turn. */
export const operatorThatEnforcesLimits = (now: () => number, own: OwnLimits = noLimits) => {
  const troubles: Array<LimitsTrouble> = []
  const asked: Array<string> = []
  let [held, givenUp] = [own, 0]
  const met = <E>(question: string, act: Effect.Effect<OwnLimits, E>) =>
    Effect.suspend(() => {
      asked.push(question)
      return Effect.onInterrupt(withTrouble(troubles.shift(), act), () => Effect.sync(() => void (givenUp += 1)))
    })
  const put = (next: Partial<OwnLimits>) => Effect.sync(() => (held = { ...held, ...next }))
  const limit = (
    kind: PlayLimitKind,
    to: (one: UsedLimit) => Result.Result<UsedLimit["limit"], "nothingAsked" | "tooEarly">,
  ) =>
    Effect.suspend(() => {
      const one = held.limits.find((each) => isSame(each.kind, kind))
      const next = one && to(one)
      if (one === undefined || next === undefined) return Effect.fail(new PlayLimitRefused({ reason: "other" }))
      if (Result.isFailure(next)) return Effect.fail(new PlayLimitRefused({ reason: next.failure }))
      return put({ limits: held.limits.map((each) => (each === one ? { ...one, limit: next.success } : each)) })
    })
  let taken: PlayBreak | undefined
  const running = (): PlayBreak | undefined => (isOnBreak(taken, now()) ? taken : undefined)
  return {
    asked,
    troubles,
    /** How many questions were dropped before they were answered. */
    givenUp: () => givenUp,
    holds: () => held,
    layer: Layer.merge(
      Layer.succeed(PlayLimits, {
        read: () =>
          Effect.suspend(() => {
            asked.push("read")
            return withTrouble(
              troubles.shift(),
              Effect.sync(() => held),
            )
          }),
        change: (kind, most) =>
          met(
            `change ${kind.measure} ${kind.span}`,
            limit(kind, ({ limit: current }) => Result.succeed(changed(current, most, now()))),
          ),
        confirm: (kind) =>
          met(
            `confirm ${kind.measure} ${kind.span}`,
            limit(kind, ({ limit: current }) => confirmed(current, now())),
          ),
        takeBreak: (kind) =>
          met(
            `takeBreak ${kind}`,
            Effect.suspend(() => {
              const wanted = breakTaken(running(), kind, now())
              if (wanted === running()) return Effect.fail(new PlayLimitRefused({ reason: "breakRunsLonger" }))
              taken = wanted
              return put({ taken })
            }),
          ),
      }),
      Layer.succeed(Reminders, {
        choose: (every) => met(`remind ${every ?? "never"}`, put({ remindEvery: every })),
      }),
    ),
  }
}

/** An operator that knows what play has come to, and meets each trouble once, in turn. */
export const operatorThatKnowsFigures = (figures: Figures) => {
  const troubles: Array<LimitsTrouble> = []
  const asked: Array<number> = []
  let givenUp = 0
  return {
    asked,
    troubles,
    givenUp: () => givenUp,
    layer: Layer.succeed(Played, {
      since: (moment) =>
        Effect.suspend(() => {
          asked.push(moment)
          const answer = withTrouble(troubles.shift(), Effect.succeed(figures))
          return Effect.onInterrupt(answer, () => Effect.sync(() => void (givenUp += 1)))
        }),
    }),
  }
}
