import type { Reported } from "@fakham/core"
import { recordedReports } from "@fakham/core/testing"
import { Effect, type Layer, ManagedRuntime, type Result } from "effect"
import { type Client, type ClientSettings, makeClient } from "../client.ts"

/** Asks through these adapters; a refusal is an answer too. */
export const askThrough = <Ports>(adapters: Layer.Layer<Ports>) => {
  const runtime = ManagedRuntime.make(adapters)
  const ask = <A, E>(program: Effect.Effect<A, E, Ports>): Promise<Result.Result<A, E>> =>
    runtime.runPromise(Effect.result(program))
  return Object.assign(ask, { runtime })
}

/** Players, and guests, of whoever answers at an address, who ask through these adapters. */
export const playersAsking =
  <Ports>(adapters: (client: Client) => Layer.Layer<Ports>, reported?: Layer.Layer<Reported>) =>
  (origin: string, token?: string) =>
    askThrough(adapters(clientAt({ origin, token: () => token, timeout: 20_000 }, reported)))

/** A client as a page has it; nobody looks at what it reports, unless somebody is named. */
export const clientAt = (settings: ClientSettings, reported: Layer.Layer<Reported> = recordedReports().layer): Client =>
  ManagedRuntime.make(reported).runSync(makeClient(settings))
