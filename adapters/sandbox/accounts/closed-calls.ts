import type { Refusal } from "../refusals.ts"

/** Calls that a status closes, as it closes their pages; those of games are closed where seats are taken. */
const closed: Readonly<Record<number, RegExp>> = {
  2: /^\/api\/(?:deposits\.\w+|withdraws|users-banks)\.create$/,
}

const closedToPlayer: Refusal = {
  status: 403,
  code: "closedToPlayer",
  message: "Money comes in and goes out for others than this player.",
}

/** Why a player of a status may not make a call. */
export const againstStatus = (status: number, path: string): Refusal | undefined =>
  closed[status]?.test(path) ? closedToPlayer : undefined
