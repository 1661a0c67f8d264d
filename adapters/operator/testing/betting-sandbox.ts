import { type DatabaseSource, operatorOn } from "@fakham/sandbox/testing"
import { Effect, ManagedRuntime, type Result } from "effect"
import { httpBetting } from "../betting.ts"
import { type Client, makeClient } from "../client.ts"

const portsOf = (client: Client) => ManagedRuntime.make(httpBetting(client))

type Ports = ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof portsOf>>
export type AskBetting = <A, E>(program: Effect.Effect<A, E, Ports>) => Promise<Result.Result<A, E>>

/** Everything around bets, as a player of whoever answers at an address. */
export const playerAt = (origin: string, token?: string): AskBetting => {
  const runtime = portsOf(makeClient({ origin, token: () => token, timeout: 20_000 }))
  return (program) => runtime.runPromise(Effect.result(program))
}

/** A sandbox at noon of 20 November 2026, and players who ask it through the site's own adapters. */
export const bettingSandbox = async (fresh: DatabaseSource["fresh"], from = "2026-11-20T12:00:00+07:00") => {
  const operator = await operatorOn(fresh, { clockAt: Date.parse(from) })
  const player = async (userName: string, pin: string): Promise<AskBetting> =>
    playerAt(operator.origin, await operator.tokenOf(userName, pin))
  const desk = async (path: string, order: unknown): Promise<void> => {
    const { status } = await operator.post(`/__sandbox/${path}`, order)
    if (status !== 200) throw new Error(`the desk refuses ${path}`)
  }
  return {
    origin: operator.origin,
    stop: operator.stop,
    player,
    guest: playerAt(operator.origin),
    somchai: await player("somchai88", "Duean69#x"),
    malee: await player("malee2569", "Dao2569*k"),
    /** Players with 1,000 baht each. */
    crowd: async (count: number): Promise<ReadonlyArray<AskBetting>> => {
      await desk("players/add", { prefix: "crowd", count, pin: "Crowd2569#x", baht: 1_000 })
      const names = Array.from({ length: count }, (_, at) => `crowd${String(at + 1).padStart(5, "0")}`)
      return Promise.all(names.map((name) => player(name, "Crowd2569#x")))
    },
    /** Malee wishes to lose no more than this a day. */
    maleeLosesAtMost: async (baht: number): Promise<void> => {
      const { headers } = operator.as(await operator.tokenOf("malee2569", "Dao2569*k"))
      const wish = { measure: "loss", span: "day", most: baht }
      const { status } = await operator.post("/api/play-limits.update", wish, headers)
      if (status !== 200) throw new Error("the limit was not taken")
    },
    /** What goes wrong with the next call of a path. */
    fault: (path: string, fault: Readonly<Record<string, unknown>>) => desk("faults", { ...fault, path, count: 1 }),
    /** From now on it is this time at the operator's. */
    clockTo: (moment: string) =>
      desk("clock", { offsetSeconds: Math.round((Date.parse(moment) - Date.now()) / 1_000) }),
  }
}
export type BettingSandbox = Awaited<ReturnType<typeof bettingSandbox>>
