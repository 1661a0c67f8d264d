import { type DatabaseSource, operatorOn } from "@fakham/stand-in/testing"
import { playersAsking } from "./asking.ts"
import { httpBetting } from "./http-betting.ts"
import { sandboxWithPlayers } from "./sandbox-with-players.ts"

/** Everything around bets, as a player of whoever answers at an address. */
export const bettingPlayerAt = playersAsking(httpBetting)
export type AskBetting = ReturnType<typeof bettingPlayerAt>

/** A sandbox at noon of 20 November 2026, and players who ask it through the site's own adapters. */
export const bettingSandbox = async (fresh: DatabaseSource["fresh"], from = "2026-11-20T12:00:00+07:00") => {
  const operator = await operatorOn(fresh, { clockAt: Date.parse(from) })
  const { desk, ...sandbox } = await sandboxWithPlayers(operator, bettingPlayerAt)
  return {
    ...sandbox,
    /** Players with 1,000 baht each. */
    crowd: async (count: number): Promise<ReadonlyArray<AskBetting>> => {
      await desk("players/add", { prefix: "crowd", count, pin: "Crowd2569#x", baht: 1_000 })
      const names = Array.from({ length: count }, (_, at) => `crowd${String(at + 1).padStart(5, "0")}`)
      return Promise.all(names.map((name) => sandbox.player(name, "Crowd2569#x")))
    },
    /** Malee wishes to lose no more than this a day. */
    maleeLosesAtMost: async (baht: number): Promise<void> => {
      const { headers } = operator.as(await operator.tokenOf("malee2569", "Dao2569*k"))
      const wish = { measure: "loss", span: "day", most: baht }
      const { status } = await operator.post("/api/play-limits.update", wish, headers)
      if (status !== 200) throw new Error("the limit was not taken")
    },
  }
}
export type BettingSandbox = Awaited<ReturnType<typeof bettingSandbox>>
