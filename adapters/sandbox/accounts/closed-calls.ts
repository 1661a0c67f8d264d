import type { CallRefusal } from "../http/refusal.ts"

const closedToPlayer = (message: string): CallRefusal => ({ status: 403, code: "closedToPlayer", message })

/** Calls that a status closes, as it closes their pages; those of games are closed where seats are taken. */
const closed: Readonly<Record<number, { readonly calls: RegExp; readonly refusal: CallRefusal }>> = {
  2: {
    calls: /^\/api\/(?:deposits\.\w+|withdraws|users-banks)\.create$/,
    refusal: closedToPlayer("Money comes in and goes out for others than this player."),
  },
  4: {
    calls: /^\/poy-api\/(?:lotteries\.[\w-]+|yings)\.create$/,
    refusal: closedToPlayer("Lotteries are closed to this player."),
  },
}

/** Why a player of a status may not make a call. */
export const againstStatus = (status: number, path: string): CallRefusal | undefined =>
  closed[status]?.calls.test(path) ? closed[status].refusal : undefined
