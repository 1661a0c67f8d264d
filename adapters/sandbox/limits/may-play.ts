import { bahtOfSatang } from "@fakham/core"
import { type Doing, limitLeft, type Most, mayDo, type PlayLimitKind } from "@fakham/core/limits"
import { leastOf, minus, nothing, type Satang } from "@fakham/core/money"
import type { Instant } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import type { CallRefusal } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import { limitIn, type PlayRules, playRulesOf, rulesOfAll } from "./play-rules.ts"
import { usedLimits } from "./used.ts"

/** Nothing more than this is left by the limits, or nothing until a break is over. */
export const playLimit = (left: Satang, until?: Instant): CallRefusal => ({
  status: 409,
  code: "PLAY_LIMIT",
  message: "A limit that the player has set is reached.",
  data: { left: bahtOfSatang(left), ...(until === undefined ? {} : { until: until / 1_000 }) },
})

/** Says no to a player on a break; taking money out is asked of nobody. */
export const againstPlaying = async (within: Within, uuid: string, now: Instant): Promise<CallRefusal | undefined> =>
  onBreak(await playRulesOf(within, uuid), "play", now)

/** Says no to a stake on a break or beyond a loss limit. The player's row has to be held. */
export const againstStake = async (
  within: Within,
  uuid: string,
  stake: Satang,
  now: Instant,
): Promise<CallRefusal | undefined> => (await againstStakes(within, new Map([[uuid, stake]]), now)).get(uuid)

/** The same for the stakes of several players, each by its player; all their rows have to be held. */
export const againstStakes = async (
  within: Within,
  stakes: ReadonlyMap<string, Satang>,
  now: Instant,
): Promise<ReadonlyMap<string, CallRefusal>> => {
  const refusals = new Map<string, CallRefusal>()
  for (const [uuid, rules] of await rulesOfAll(within, [...stakes.keys()])) {
    const refused =
      onBreak(rules, "bet", now) ??
      beyondLimit(stakes.get(uuid) ?? nothing, await roomOf(within, uuid, rules, "loss", now))
    if (refused !== undefined) refusals.set(uuid, refused)
  }
  return refusals
}

/**
 * What the player's deposit limits leave, to the satang; deposits that still wait count as if they had come. On a break
 * it says no. The player's row has to be held.
 */
export const roomToDeposit = async (
  within: Within,
  uuid: string,
  waiting: Satang,
  now: Instant,
): Promise<Reply<Most>> => {
  const rules = await playRulesOf(within, uuid)
  const refused = onBreak(rules, "deposit", now)
  if (refused !== undefined) return { refused }
  const room = await roomOf(within, uuid, rules, "deposit", now)
  return { data: room === undefined ? undefined : leastOf(minus(room, waiting)) }
}

/** Says no to more than a limit leaves. */
export const beyondLimit = (amount: Satang, room: Most): CallRefusal | undefined =>
  room === undefined || amount <= room ? undefined : playLimit(room)

const roomOf = async (
  within: Within,
  uuid: string,
  rules: PlayRules,
  measure: PlayLimitKind["measure"],
  now: Instant,
): Promise<Most> => {
  const isSet = (kind: PlayLimitKind) => kind.measure === measure && limitIn(rules, kind).most !== undefined
  return limitLeft(measure, await usedLimits(within, uuid, rules, now, isSet))
}

const onBreak = ({ taken }: PlayRules, doing: Doing, now: Instant): CallRefusal | undefined =>
  mayDo(doing, taken, now) ? undefined : playLimit(nothing, taken?.until)
