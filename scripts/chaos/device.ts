import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { storedIntents } from "@fakham/adapters/browser/operation"
import { makeClient } from "@fakham/adapters/operator"
import { Reported } from "@fakham/core"
import { Connectivity } from "@fakham/core/operator"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"

/** Stands for whatever address the operator has: it has another one whenever it is started again. */
const site = "http://operator"

type Memory = NonNullable<Parameters<typeof storedIntents>[0]["memory"]>

const emptyMemory = (): Memory => {
  const kept = new Map<string, string>()
  return {
    read: (name) => kept.get(name),
    write: (name, text) => {
      kept.set(name, text)
      return true
    },
    remove: (name) => void kept.delete(name),
    namesUnder: (prefix) => [...kept.keys()].filter((name) => name.startsWith(prefix)),
    follow: () => () => undefined,
    alone: async (_, act) => act(),
  }
}

/** What one player's device runs a screen's machines on: adapters, and a storage that a reload leaves as it is. */
export const newDevice = (token: string) => {
  const place = { origin: "", passed: 0 }
  const fetch: typeof globalThis.fetch = (asked, init) =>
    globalThis.fetch(new Request(asked).url.replace(site, place.origin), init)
  const quiet = ManagedRuntime.make(Layer.succeed(Reported, { tell: () => Effect.void }))
  const client = quiet.runSync(
    makeClient({
      origin: site,
      token: () => token,
      timeout: 60_000,
      transport: { fetch, abortAfter: (milliseconds) => AbortSignal.timeout(milliseconds) },
    }),
  )
  const intents = storedIntents({ player: () => token, memory: emptyMemory() })
  return {
    client,
    /** Where the operator is now. */
    isAt: (origin: string) => void (place.origin = origin),
    /** What was on its way to an operator that was killed arrives nowhere, so that nobody has to wait until it cannot. */
    waits: (milliseconds: number) => void (place.passed += milliseconds),
    /** What every machine needs besides the port that it is about. */
    ports: Layer.mergeAll(intents, Layer.succeed(Connectivity, { follow: Stream.never })),
    environment: {
      newKey: () => randomUUID(),
      now: () => Date.now() + place.passed,
      isTimeKnown: () => false,
      steadyNow: () => performance.now() + place.passed,
    },
  }
}

export type Device = ReturnType<typeof newDevice>

/** What a machine waits for keeps no process running that has nothing else to do. */
export const clock = {
  setTimeout: (act: () => void, milliseconds: number) => globalThis.setTimeout(act, milliseconds).unref(),
  clearTimeout: (timer: NodeJS.Timeout) => globalThis.clearTimeout(timer),
}

/** Looks until a screen shows one of these, or gives up. */
export const untilShown = async <Shown extends string>(
  look: () => Shown | undefined,
  patience = 120_000,
): Promise<Shown | "nothing"> => {
  for (let waited = 0; waited < patience; waited += 10) {
    const shown = look()
    if (shown !== undefined) return shown
    await setTimeout(10)
  }
  return "nothing"
}
