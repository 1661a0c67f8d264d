import { bahtOfSatang } from "@fakham/core"
import { type Doing, mayDo, type PlayLimitKind, roomFor } from "@fakham/core/limits"
import { leastOf, minus, nothing, type Satang } from "@fakham/core/money"
import type { Instant } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import type { Refusal } from "../refusals.ts"
import { limitIn, type PlayRules, rulesOf, rulesOfAll } from "./play-rules.ts"
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
export const againstStake = async (
  within: Within,
  uuid: string,
  stake: Satang,
  now: Instant,
): Promise<Refusal | undefined> => (await againstStakes(within, new Map([[uuid, stake]]), now)).get(uuid)

/** The same for the stakes of several players, each by its player; all their rows have to be held. */
export const againstStakes = async (
  within: Within,
  stakes: ReadonlyMap<string, Satang>,
  now: Instant,
): Promise<ReadonlyMap<string, Refusal>> => {
  const refusals = new Map<string, Refusal>()
  for (const [uuid, rules] of await rulesOfAll(within, [...stakes.keys()])) {
    const wish = { doing: "bet", measure: "loss", amount: stakes.get(uuid) ?? nothing } as const
    const refused = await against(within, uuid, rules, wish, now)
    if (refused !== undefined) refusals.set(uuid, refused)
  }
  return refusals
}

/**
 * Says no to a deposit on a break or beyond a deposit limit; deposits that still wait count as if they had come. The
 * player's row has to be held.
 */
export const againstDeposit = async (
  within: Within,
  uuid: string,
  amount: Satang,
  now: Instant,
  waiting: Satang = nothing,
): Promise<Refusal | undefined> =>
  against(within, uuid, await rulesOf(within, uuid), { doing: "deposit", measure: "deposit", amount, waiting }, now)

type Wish = {
  readonly doing: Doing
  readonly measure: PlayLimitKind["measure"]
  readonly amount: Satang
  readonly waiting?: Satang
}

const against = async (
  within: Within,
  uuid: string,
  rules: PlayRules,
  wish: Wish,
  now: Instant,
): Promise<Refusal | undefined> => {
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
