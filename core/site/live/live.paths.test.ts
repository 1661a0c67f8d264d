import { Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type AnyStateMachine, initialTransition, transition } from "xstate"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { inner, ways } from "../../testing/ways.ts"
import { makeLive } from "./live.machine.ts"
import { connectionOnCommand } from "./testing/connection-and-cash.ts"

const start = Date.parse("2026-11-20T16:10:00+07:00")

const silentConnection = () => {
  const runtime = ManagedRuntime.make(Layer.merge(connectionOnCommand().layer, phoneOnTheMove().layer))
  return makeLive(runtime, { now: () => start, random: () => 0.5 })
}

const events = {
  opened: { type: "feed.opened" },
  received: { type: "feed.received" },
  closed: { type: "feed.closed" },
  refused: { type: "feed.refused" },
  lost: { type: "connection.lost" },
  restored: { type: "connection.restored" },
  retry: { type: "retry.requested" },
  "no answer": inner("xstate.after.opening.live.streaming.connecting"),
  silence: inner("xstate.after.silence.live.streaming.live"),
  "long silence": inner("xstate.after.loss.live.streaming.stale"),
  "time for a try": inner("xstate.after.retry.live.polling"),
  "own moment": inner("xstate.after.spread.live.polling.spreading"),
  "time for a poll": inner("xstate.after.pollEvery.live.polling.asking"),
} as const

test("whatever happens, a next try is planned exactly while data is polled, at most half a minute ahead", () => {
  const machine: AnyStateMachine = silentConnection()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 20 }), (happened) => {
      let [now] = initialTransition(machine)
      for (const event of happened) {
        if (now.status === "done") break
        ;[now] = transition(machine, now, event)
        const { failures, network, nextRetryAt } = now.context
        expect(nextRetryAt === undefined).toBe(!now.matches("polling"))
        if (nextRetryAt !== undefined) {
          expect(nextRetryAt - start).toBeGreaterThanOrEqual(500)
          expect(nextRetryAt - start).toBeLessThanOrEqual(30_000)
          expect([network, failures > 0]).toEqual(["there", true])
        }
        if (now.matches("offline")) expect(network).toBe("gone")
      }
    }),
  )
})

test("the connection goes exactly these ways", () => {
  const table = ways(silentConnection(), {
    events,
    place: ({ state, context: { network } }) => `${state}${network === "gone" ? " without network" : ""}`,
  })
  const fallen = { closed: "polling.spreading", refused: "unauthorized", lost: "offline without network" }
  const shaky = { ...fallen, closed: "offline without network", restored: "streaming.connecting" }
  expect(table).toEqual({
    "streaming.connecting": { ...fallen, opened: "streaming.live", "no answer": "polling.spreading" },
    "streaming.connecting without network": {
      ...shaky,
      opened: "streaming.live",
      "no answer": "offline without network",
      refused: "unauthorized without network",
    },
    "streaming.live": { ...fallen, silence: "streaming.stale" },
    "streaming.stale": {
      ...fallen,
      received: "streaming.live",
      retry: "streaming.connecting",
      restored: "streaming.connecting",
      "long silence": "polling.spreading",
    },
    "polling.spreading": {
      lost: "offline without network",
      restored: "streaming.connecting",
      retry: "streaming.connecting",
      "time for a try": "streaming.connecting",
      "own moment": "polling.asking",
    },
    "polling.asking": {
      lost: "offline without network",
      restored: "streaming.connecting",
      retry: "streaming.connecting",
      "time for a try": "streaming.connecting",
    },
    "offline without network": {
      restored: "streaming.connecting",
      retry: "streaming.connecting without network",
    },
    unauthorized: {},
    "unauthorized without network": {},
  })
})
