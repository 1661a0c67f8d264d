import {
  noLimit,
  type PlayBreak,
  type PlayLimit,
  type PlayLimitKind,
  type ReminderMinutes,
  reminderMinutes,
} from "@fakham/core/limits"
import { prepared } from "../database/prepared.ts"
import type { Within } from "../database/tables.ts"

/** What a player has set for their own play. */
export type PlayRules = {
  readonly limits: Readonly<Record<string, PlayLimit>>
  readonly taken: PlayBreak | undefined
  readonly remindEvery: ReminderMinutes | undefined
}

const noRules: PlayRules = { limits: {}, taken: undefined, remindEvery: undefined }

const nameOf = ({ measure, span }: PlayLimitKind) => `${measure} ${span}`

export const limitIn = ({ limits }: PlayRules, kind: PlayLimitKind): PlayLimit => limits[nameOf(kind)] ?? noLimit

export const withLimit = (rules: PlayRules, kind: PlayLimitKind, limit: PlayLimit): PlayRules => ({
  ...rules,
  limits: { ...rules.limits, [nameOf(kind)]: limit },
})

export const rulesOf = async (within: Within, uuid: string): Promise<PlayRules> => {
  const [row] = await rowsOf(within, { uuid })
  if (row === undefined) return noRules
  return {
    limits: JSON.parse(row.limits),
    taken: row.taken === null ? undefined : JSON.parse(row.taken),
    remindEvery: reminderMinutes.find((minutes) => minutes === row.reminder_minutes),
  }
}

const rowsOf = prepared((within, { uuid }: { readonly uuid: string }) =>
  within.selectFrom("play_rules").selectAll().where("user_uuid", "=", uuid),
)

export const keepRules = async (within: Within, uuid: string, rules: PlayRules): Promise<void> => {
  const row = {
    limits: JSON.stringify(rules.limits),
    taken: rules.taken === undefined ? null : JSON.stringify(rules.taken),
    reminder_minutes: rules.remindEvery ?? null,
  }
  await within
    .insertInto("play_rules")
    .values({ user_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column("user_uuid").doUpdateSet(row))
    .execute()
}
