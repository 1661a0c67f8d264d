import { Result } from "effect"
import type { Round } from "../../lotto/round/round.ts"
import { isOffEarly } from "../../lotto/round/round-phase.ts"
import type { Instant } from "../../time/bangkok.ts"
import type { SeenShot } from "../seen-shot.ts"
import { coolDown, coolDownLeft } from "../shot.ts"
import type { FiredShot, ShotFailure, ShotRefusal, ShotRefused } from "../yings.port.ts"

/** One tap: the number that was meant, when, and the key that keeps it one shot. */
export type Aim = { readonly number: string; readonly key: string; readonly at: Instant }

export type Shooting = {
  readonly round: Round
  /** Kept until the operator has said what came of it. */
  readonly aim: Aim | undefined
  /** From when on the next shot can be fired, by the server's clock. */
  readonly readyAt: Instant | undefined
  /** The operator has said that shooting is over, whatever this clock shows. */
  readonly isOver: boolean
  readonly refusal: ShotRefusal | undefined
  /** What the operator said with it. */
  readonly said?: string | undefined
  /** The player's shots that counted, the newest first. */
  readonly fired: ReadonlyArray<FiredShot>
}

export type ShootingEvent =
  | { readonly type: "shot.fired"; readonly number: string }
  /** Of a shot whose answer was lost: send the very same again, or leave it at that. */
  | { readonly type: "shot.repeated" | "shot.abandoned" }
  /** The list as the operator shows it: a shot whose answer was lost has counted when it stands there. */
  | { readonly type: "shots.seen"; readonly shots: ReadonlyArray<SeenShot> }
  | { readonly type: "round.changed"; readonly round: Round }
  /** The operator says how long this player has to wait, as it does when the page is loaded in between two shots. */
  | { readonly type: "wait.changed"; readonly waitSeconds: number }
  | { readonly type: "clock.corrected" }

export const shootingIn = (round: Round): Shooting => ({
  round,
  aim: undefined,
  readyAt: undefined,
  isOver: false,
  refusal: undefined,
  fired: [],
})

/** A round that was switched off before its close stays over, unless it is moved or switched on again. */
export const roundChanged = (shooting: Shooting, round: Round, now: Instant): Shooting => {
  const { isOver, round: before } = shooting
  const stays = isOver && before.isSwitchedOff && round.isSwitchedOff && before.closesAt === round.closesAt
  return { ...shooting, round, isOver: stays || isOffEarly(round, now) }
}

export type ShootingPhase = "closed" | "notOpen" | "coolingDown" | "ready"

/** What a player can do at a moment of the server's clock. */
export const shootingAt = ({ round, readyAt, isOver }: Shooting, now: Instant): ShootingPhase => {
  const { outcome, opensAt = now, shootingEndsAt = now - 1 } = round
  if (isOver || outcome !== undefined || shootingEndsAt < now || isOffEarly(round, now)) return "closed"
  if (now < opensAt) return "notOpen"
  return readyAt !== undefined && now < readyAt ? "coolingDown" : "ready"
}

/** When the clock alone changes what a player can do next. */
export const nextShootingChange = ({ round, readyAt }: Shooting, now: Instant): Instant | undefined => {
  const { opensAt = now, closesAt, shootingEndsAt = now - 1, isSwitchedOff } = round
  const moments = [opensAt, readyAt ?? now, shootingEndsAt + 1, isSwitchedOff ? closesAt + 1 : now].filter(
    (moment) => moment > now,
  )
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** After a shot that counted: the operator's own wait counts, else a cool-down since it says the shot was fired. */
export const counted = (shooting: Shooting, shot: FiredShot, now: Instant): Shooting => ({
  ...shooting,
  aim: undefined,
  refusal: undefined,
  readyAt: now + (shot.waitSeconds === undefined ? coolDownLeft(shot.at, now) : shot.waitSeconds * 1_000),
  fired: shooting.fired.some(({ at, number }) => at === shot.at && number === shot.number)
    ? shooting.fired
    : [shot, ...shooting.fired],
})

/** The shot that was meant, where the list has it: nothing this player fired earlier is as young as that. */
export const listed = (
  { aim }: Pick<Shooting, "aim">,
  shots: ReadonlyArray<Pick<SeenShot, "number" | "at" | "isOwn">>,
): FiredShot | undefined => {
  const shot =
    aim && shots.find(({ number, at, isOwn }) => isOwn && number === aim.number && at > aim.at - coolDown / 2)
  return shot && { number: shot.number, at: shot.at }
}

export type ShotAnswer = Result.Result<FiredShot, ShotFailure>

export const refusalIn = (shot: ShotAnswer): ShotRefused | undefined =>
  Result.isFailure(shot) && shot.failure._tag === "ShotRefused" ? shot.failure : undefined

/** After a refusal: the operator's own wait counts, and its word that shooting is over. */
export const afterRefusal = (
  shooting: Shooting,
  { reason, waitSeconds, said }: ShotRefused,
  now: Instant,
): Shooting => ({
  ...shooting,
  aim: undefined,
  refusal: reason,
  said,
  isOver: shooting.isOver || reason === "windowClosed",
  readyAt:
    reason === "tooSoon" || reason === "notYet"
      ? now + (waitSeconds === undefined ? coolDown : waitSeconds * 1_000)
      : shooting.readyAt,
})
