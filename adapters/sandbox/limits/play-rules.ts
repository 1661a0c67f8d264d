import {
  noLimit,
  type PlayBreak,
  type PlayLimit,
  type PlayLimitKind,
  type ReminderMinutes,
  reminderMinutes,
} from "@fakham/core/limits"
import { breakKinds } from "@fakham/operator/wire"
import * as v from "valibot"
import { preparedRows } from "../database/prepared.ts"
import { StoredSatang, storedJson } from "../database/stored-json.ts"
import type { Within } from "../database/tables.ts"

/** What a player has set for their own play. */
export type PlayRules = {
  readonly limits: Readonly<Record<string, PlayLimit>>
  readonly taken: PlayBreak | undefined
  readonly remindEvery: ReminderMinutes | undefined
}

const StoredMost = v.optional(StoredSatang)
const StoredLimit = v.pipe(
  v.object({ most: StoredMost, wish: v.optional(v.object({ most: StoredMost, askedAt: v.number() })) }),
  v.transform(({ most, wish }): PlayLimit => ({ most, wish: wish && { most: wish.most, askedAt: wish.askedAt } })),
)
const storedLimits = storedJson(v.record(v.string(), StoredLimit))
const storedBreak = storedJson(v.object({ kind: v.picklist(breakKinds), from: v.number(), until: v.number() }))

const noRules: PlayRules = { limits: {}, taken: undefined, remindEvery: undefined }

const nameOf = ({ measure, span }: PlayLimitKind) => `${measure} ${span}`

export const limitIn = ({ limits }: PlayRules, kind: PlayLimitKind): PlayLimit => limits[nameOf(kind)] ?? noLimit

export const withLimit = (rules: PlayRules, kind: PlayLimitKind, limit: PlayLimit): PlayRules => ({
  ...rules,
  limits: { ...rules.limits, [nameOf(kind)]: limit },
})

export const playRulesOf = async (within: Within, uuid: string): Promise<PlayRules> =>
  (await rulesOfAll(within, [uuid])).get(uuid) ?? noRules

/** Who has set nothing is not among them. */
export const rulesOfAll = async (
  within: Within,
  uuids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, PlayRules>> => {
  const rows = await rowsOf(
    within,
    uuids.map((user_uuid) => ({ user_uuid })),
  )
  return new Map(
    rows.map(({ user_uuid, limits, taken, reminder_minutes }) => [
      user_uuid,
      {
        limits: storedLimits.read(limits),
        taken: taken === null ? undefined : storedBreak.read(taken),
        remindEvery: reminderMinutes.find((minutes) => minutes === reminder_minutes),
      },
    ]),
  )
}

const rowsOf = preparedRows("play_rules", ["user_uuid"], (within, given) =>
  within
    .selectFrom(given.as("given"))
    .innerJoin("play_rules", "play_rules.user_uuid", "given.user_uuid")
    .selectAll("play_rules"),
)

export const keepRules = async (within: Within, uuid: string, rules: PlayRules): Promise<void> => {
  const row = {
    limits: storedLimits.write(rules.limits),
    taken: rules.taken === undefined ? null : storedBreak.write(rules.taken),
    reminder_minutes: rules.remindEvery ?? null,
  }
  await within
    .insertInto("play_rules")
    .values({ user_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column("user_uuid").doUpdateSet(row))
    .execute()
}
