import { makeRound, type Round, RoundFeed, Rounds } from "@fakham/core/lotto"
import { operatorThatTakesShots, openRound as round, shootingStart as start } from "@fakham/core/testing"
import { makeShooting, makeShots } from "@fakham/core/ying"
import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { worldThatTells } from "./testing/world-that-tells.ts"
import { makeYingTable } from "./ying-table.machine.ts"

const atTable = () => {
  let time = start
  const now = () => time
  const operator = operatorThatTakesShots({ now, round, sha256: async () => new Uint8Array(32) })
  const runtime = ManagedRuntime.make(operator.layer)
  const { world, ...surroundings } = worldThatTells()
  const corrected = new Set<() => void>()
  let known = round
  const rounds = Layer.mergeAll(
    Layer.succeed(Rounds, { one: () => Effect.sync(() => known), latest: Effect.never, latest4d: Effect.never }),
    Layer.succeed(RoundFeed, { follow: () => Stream.never, followAll: Stream.never }),
  )
  const sit = () => {
    const running = createActor(makeRound(ManagedRuntime.make(rounds), { now }), { input: round.betId }).start()
    const machine = makeYingTable({
      shooting: makeShooting(runtime, { now, newKey: () => "key-1" }),
      shots: makeShots(runtime, { now }),
      followClock: (tell) => {
        corrected.add(tell)
        return () => void corrected.delete(tell)
      },
      world,
    })
    const table = createActor(machine, { input: { round, running } }).start()
    return { table, ...table.getSnapshot().context }
  }
  return {
    operator,
    sit,
    ...surroundings,
    listeners: () => corrected.size,
    /** The operator's clock turns out to show this. */
    isNow: (at: number) => {
      time = at
      for (const tell of corrected) tell()
    },
    moves: (change: Partial<Round>) => {
      known = { ...round, ...change }
    },
  }
}

test("a shot that counted is looked for in the list at once", async () => {
  const { sit } = atTable()
  const { shooting, shots } = sit()
  await waitFor(shots, ({ value }) => value === "shown")
  await waitFor(shooting, ({ value }) => value === "ready")
  shooting.send({ type: "shot.fired", number: "90457" })
  const { context } = await waitFor(shots, ({ context }) => context.recent?.[0]?.number === "90457")
  expect(context.recent?.[0]).toMatchObject({ isOwn: true })
})

test("a shot of another tab makes this one wait as well", async () => {
  const { operator, sit } = atTable()
  operator.othersShoot("somchai88", "12345")
  const { shooting } = sit()
  await waitFor(shooting, ({ value }) => value === "coolingDown")
})

test("a shot whose answer was lost has counted when it stands in the list", async () => {
  const { operator, sit } = atTable()
  const { shooting, shots } = sit()
  await waitFor(shots, ({ value }) => value === "shown")
  await waitFor(shooting, ({ value }) => value === "ready")
  operator.losesAnswers(1)
  shooting.send({ type: "shot.fired", number: "90457" })
  const { context } = await waitFor(shooting, ({ context }) => context.fired.length > 0)
  expect(context.fired[0]?.number).toBe("90457")
})

test("a clock that is set right ends the shooting where its time is over", async () => {
  const { sit, isNow } = atTable()
  const { shooting, shots } = sit()
  await waitFor(shooting, ({ value }) => value === "ready")
  await waitFor(shots, ({ value }) => value === "shown")
  isNow(start + 180_001)
  await waitFor(shooting, ({ value }) => value === "closed")
})

test("a round that moved is the round of the shooting and of the list", async () => {
  const { sit, moves } = atTable()
  const shootingEndsAt = start + 90_000
  moves({ shootingEndsAt })
  const { shooting, shots } = sit()
  await waitFor(shooting, ({ context }) => context.round.shootingEndsAt === shootingEndsAt)
  await waitFor(shots, ({ context }) => context.round.shootingEndsAt === shootingEndsAt)
})

test("when the session ends nothing of the table goes on", async () => {
  const { sit, sessionEnds, followers, listeners } = atTable()
  const { table, shooting, shots } = sit()
  await waitFor(shots, ({ value }) => value === "shown")
  sessionEnds()
  expect([table, shooting, shots].map((actor) => actor.getSnapshot().status)).toEqual(["done", "stopped", "stopped"])
  expect([followers(), listeners()]).toEqual([0, 0])
})
