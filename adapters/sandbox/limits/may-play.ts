import { bahtOfSatang } from "@fakham/core"
import { type Doing, mayDo, type PlayLimitKind, roomFor } from "@fakham/core/limits"
import { leastOf, minus, nothing, type Satang } from "@fakham/core/money"
import type { Instant } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import type { Refusal } from "../refusals.ts"
import { limitIn, type PlayRules, rulesOf } from "./play-rules.ts"
import { usedLimits } from "./used.ts"

const playLimit = (left: Satang, until?: Instant): Refusal => ({
  status: 409,
  code: "PLAY_LIMIT",
  message: "A limit that the player has set is reached.",
  data: { left: bahtOfSatang(left), ...(until === undefined ? {} : { until: until / 1_000 }) },
})

/** Says no to a player on a break; taking money out is asked of nobody. */
export const againstPlaying = async (within: Within, uuid: string, now: Instant): Promise<Refusal | undefined> =>
  onBreak(await rulesOf(within, uuid), "play", now)

/** Says no to a stake on a break or beyond a loss limit. The player's row has to be held. */
export const againstStake = (within: Within, uuid: string, stake: Satang, now: Instant): Promise<Refusal | undefined> =>
  against(within, uuid, { doing: "bet", measure: "loss", amount: stake }, now)

/**
 * Says no to a deposit on a break or beyond a deposit limit; deposits that still wait count as if they had come. The
 * player's row has to be held.
 */
export const againstDeposit = (
  within: Within,
  uuid: string,
  amount: Satang,
  now: Instant,
  waiting: Satang = nothing,
): Promise<Refusal | undefined> => against(within, uuid, { doing: "deposit", measure: "deposit", amount, waiting }, now)

type Wish = {
  readonly doing: Doing
  readonly measure: PlayLimitKind["measure"]
  readonly amount: Satang
  readonly waiting?: Satang
}

const against = async (within: Within, uuid: string, wish: Wish, now: Instant): Promise<Refusal | undefined> => {
  const rules = await rulesOf(within, uuid)
  const resting = onBreak(rules, wish.doing, now)
  if (resting !== undefined) return resting
  const limits = await usedLimits(
    within,
    uuid,
    rules,
    now,
    (kind) => kind.measure === wish.measure && limitIn(rules, kind).most !== undefined,
  )
  const room = roomFor(wish.measure, limits)
  const left = room === undefined ? undefined : leastOf(minus(room, wish.waiting ?? nothing))
  return left === undefined || wish.amount <= left ? undefined : playLimit(left)
}

const onBreak = ({ taken }: PlayRules, doing: Doing, now: Instant): Refusal | undefined =>
  mayDo(doing, taken, now) ? undefined : playLimit(nothing, taken?.until)
