import { type Limit, limitOf } from "@fakham/core/identity"
import { betGroups } from "@fakham/core/lotto"
import { canBeRemindedOf, isReminded, remindedAfter, remindedBefore } from "@fakham/core/notifications"
import type { Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"
import { limitIn, type PlayRules, rulesOfAll } from "../limits/play-rules.ts"
import { usedLimits } from "../limits/used.ts"
import { betGroupOf, type RoundRow, roundForRules } from "../lotto/drawing.ts"
import { sameRound } from "../lotto/same-round.ts"
import type { Named } from "./round-names.ts"

const remindedGroups = betGroups.filter(canBeRemindedOf)

/** Reminds players, once a round, that one closes soon; whoever switches it on later is reminded of the next. */
export const remindOfClosing = async (internals: Internals): Promise<void> => {
  const now = await internals.clock.now()
  const closing = await internals.db
    .selectFrom("rounds")
    .selectAll()
    .where("closes_at", ">", now)
    .where("closes_at", "<=", now + remindedBefore)
    .where("opens_at", "<=", now)
    .where("state", "=", "running")
    .where("bet_group", "in", remindedGroups)
    .where("reminded_at", "is", null)
    .orderBy("closes_at")
    .execute()
  for (const round of closing) await remindOf(internals, round, now)
}

const remindOf = async ({ db, inTransaction, announcements }: Internals, round: RoundRow, now: number) => {
  const reminded = await whoIsReminded(db, round, now)
  const isOurs = await inTransaction(async (within) => {
    const held = await sameRound(within, round).select("reminded_at").executeTakeFirst()
    if (held === undefined) return false
    const claimed = await within
      .updateTable("rounds")
      .set({ reminded_at: now })
      .where("bet_id", "=", round.bet_id)
      .where("seed", "=", round.seed)
      .where("reminded_at", "is", null)
      .returning("bet_id")
      .executeTakeFirst()
    if (claimed === undefined) return false
    if (reminded.length > 0)
      await within
        .insertInto("closing_reminders")
        .values(reminded.map((user_uuid) => ({ user_uuid, bet_id: round.bet_id, at: now })))
        .execute()
    return true
  })
  if (isOurs) announcements.announce(...reminded.map((uuid) => ({ type: "player.told", uuid }) as const))
}

const whoIsReminded = async (db: Within, round: RoundRow, now: number): Promise<ReadonlyArray<string>> => {
  const players = await whoBetLately(db, round)
  const rules = await rulesOfAll(
    db,
    players.map(({ uuid }) => uuid),
  )
  const reminded: Array<string> = []
  for (const { uuid, limit } of players) {
    const ofPlayer = rules.get(uuid)
    const facts = {
      round: { ...roundForRules(round), betGroup: betGroupOf(round) },
      isWanted: true,
      hasBetLately: true,
      hasBet: false,
      limit,
      taken: ofPlayer?.taken,
      limits: ofPlayer === undefined ? [] : await setLimits(db, uuid, ofPlayer, now),
    }
    if (isReminded(facts, now)) reminded.push(uuid)
  }
  return reminded
}

const setLimits = (db: Within, uuid: string, rules: PlayRules, now: number) =>
  usedLimits(db, uuid, rules, now, (kind) => limitIn(rules, kind).most !== undefined)

type Candidate = { readonly uuid: string; readonly limit: Limit | undefined }

/** Who wants to be reminded, has bet on one of the lottery's last rounds and not on this one. */
const whoBetLately = async (db: Within, round: RoundRow): Promise<ReadonlyArray<Candidate>> => {
  const last = await db
    .selectFrom("rounds")
    .select("bet_id")
    .where("bet_group", "=", round.bet_group)
    .where("bet_type", "=", round.bet_type)
    .where("closes_at", "<", round.closes_at)
    .orderBy("closes_at", "desc")
    .limit(remindedAfter)
    .execute()
  if (last.length === 0) return []
  const lastIds = last.map(({ bet_id }) => bet_id)
  const rows = await db
    .selectFrom("notification_kinds")
    .innerJoin("users", "users.uuid", "notification_kinds.user_uuid")
    .select(["users.uuid", "users.status"])
    .where("notification_kinds.kind", "=", "closing")
    .where("notification_kinds.is_on", "=", 1)
    .where((eb) => {
      const slips = eb.selectFrom("poys").select("poys.id").whereRef("poys.user_uuid", "=", "users.uuid")
      return eb.and([
        eb.not(eb.exists(slips.where("poys.bet_id", "=", round.bet_id))),
        eb.exists(slips.where("poys.bet_id", "in", lastIds)),
      ])
    })
    .orderBy("users.uuid")
    .execute()
  return rows.map(({ uuid, status }) => ({ uuid, limit: limitOf(status) }))
}

/** That a round closes soon, to a player who was reminded of it. */
export type ClosingEvent = {
  readonly type: "closing"
  readonly id: string
  readonly at: number
  readonly betId: string
  readonly round: Named
  readonly closesAt: number
}

export const remindersOf = async (
  within: Within,
  uuid: string,
  since: number,
  most: number,
): Promise<ReadonlyArray<ClosingEvent>> => {
  const rows = await within
    .selectFrom("closing_reminders")
    .innerJoin("rounds", "rounds.bet_id", "closing_reminders.bet_id")
    .select(["closing_reminders.at", "rounds.bet_id", "rounds.bet_group", "rounds.bet_type"])
    .select(["rounds.sequence", "rounds.closes_at"])
    .where("closing_reminders.user_uuid", "=", uuid)
    .where("closing_reminders.at", ">=", since)
    .orderBy("closing_reminders.at", "desc")
    .limit(most)
    .execute()
  return rows.map(({ at, bet_id, closes_at, ...round }) => ({
    type: "closing",
    id: `closing:${bet_id}`,
    at,
    betId: bet_id,
    round: { betGroup: betGroupOf(round), betType: round.bet_type, sequence: round.sequence },
    closesAt: closes_at,
  }))
}
