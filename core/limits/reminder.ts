import { minus, type Satang } from "../money/satang.ts"

/** How often a player can be reminded of the time, in minutes; or never. */
export const reminderMinutes = [15, 30, 60] as const
export type ReminderMinutes = (typeof reminderMinutes)[number]

/** What a reminder says: how long, what was staked, what came back, and what is left of it. */
export type RealityCheck = {
  readonly elapsed: number
  readonly staked: Satang
  readonly returned: Satang
  readonly net: Satang
}

/** When the next reminder is due; the moment of one belongs to it, so that none comes twice. */
export const nextReminder = (playingSince: number, every: ReminderMinutes, now: number): number => {
  const step = every * 60_000
  return playingSince + (Math.floor(Math.max(0, now - playingSince) / step) + 1) * step
}

export const realityCheck = (playingSince: number, now: number, staked: Satang, returned: Satang): RealityCheck => ({
  elapsed: Math.max(0, now - playingSince),
  staked,
  returned,
  net: minus(returned, staked),
})
