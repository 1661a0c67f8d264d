import {
  noLimit,
  type PlayBreak,
  type PlayLimit,
  type PlayLimitKind,
  type ReminderMinutes,
  reminderMinutes,
} from "@fakham/core/limits"
import { preparedRows } from "../database/prepared.ts"
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

export const rulesOf = async (within: Within, uuid: string): Promise<PlayRules> =>
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
        limits: JSON.parse(limits),
        taken: taken === null ? undefined : JSON.parse(taken),
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
