import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeRound } from "../lotto/round/round.machine.ts"
import { Rounds } from "../lotto/round/round.port.ts"
import type { Round } from "../lotto/round/round.ts"
import { RoundFeed } from "../lotto/round/round-feed.port.ts"
import { visitOnCommand } from "../visit/testing/visit-on-command.ts"
import { openRound as round, shootingStart as start } from "./testing/open-round.ts"
import { operatorThatTakesShots } from "./testing/operator-that-takes-shots.ts"
import { makeYingPage } from "./ying-page.machine.ts"

const atPage = () => {
  let time = start
  const now = () => time
  const operator = operatorThatTakesShots({ now, round, sha256: async () => new Uint8Array(32) })
  const { environment, surroundings, ending, clockIsCorrected, ...visit } = visitOnCommand(now)
  const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, surroundings, ending))
  let known = round
  const rounds = Layer.mergeAll(
    Layer.succeed(Rounds, {
      one: () => Effect.sync(() => known),
      latest: () => Effect.never,
      latest4d: () => Effect.never,
    }),
    Layer.succeed(RoundFeed, { newsOf: () => Stream.never, news: () => Stream.never }),
  )
  const open = () => {
    const running = createActor(makeRound(ManagedRuntime.make(rounds), { now }), { input: round.betId }).start()
    const page = createActor(makeYingPage(runtime, environment), { input: { round, running } }).start()
    return { page, ...page.getSnapshot().context }
  }
  return {
    operator,
    open,
    ...visit,
    /** The operator's clock turns out to show this. */
    isNow: (at: number) => {
      time = at
      clockIsCorrected()
    },
    moves: (change: Partial<Round>) => {
      known = { ...round, ...change }
    },
  }
}

test("a shot that counted is looked for in the list at once", async () => {
  const { open } = atPage()
  const { shooting, shots } = open()
  await waitFor(shots, ({ value }) => value === "shown")
  await waitFor(shooting, ({ value }) => value === "ready")
  shooting.send({ type: "shot.fired", number: "90457" })
  const { context } = await waitFor(shots, (state) => state.context.data?.recent[0]?.number === "90457")
  expect(context.data?.recent[0]).toMatchObject({ isOwn: true })
})

test("a shot of another tab makes this one wait as well", async () => {
  const { operator, open } = atPage()
  operator.othersShoot("somchai88", "12345")
  const { shooting } = open()
  await waitFor(shooting, ({ value }) => value === "coolingDown")
})

test("a shot whose answer was lost has counted when it stands in the list", async () => {
  const { operator, open } = atPage()
  const { shooting, shots } = open()
  await waitFor(shots, ({ value }) => value === "shown")
  await waitFor(shooting, ({ value }) => value === "ready")
  operator.losesAnswers(1)
  shooting.send({ type: "shot.fired", number: "90457" })
  const { context } = await waitFor(shooting, (state) => state.context.fired.length > 0)
  expect(context.fired[0]?.number).toBe("90457")
})

test("a clock that is set right ends the shooting where its time is over", async () => {
  const { open, isNow } = atPage()
  const { shooting, shots } = open()
  await waitFor(shooting, ({ value }) => value === "ready")
  await waitFor(shots, ({ value }) => value === "shown")
  isNow(start + 180_001)
  await waitFor(shooting, ({ value }) => value === "closed")
})

test("a round that moved is the round of the shooting and of the list", async () => {
  const { open, moves } = atPage()
  const shootingEndsAt = start + 90_000
  moves({ shootingEndsAt })
  const { shooting, shots } = open()
  await waitFor(shooting, ({ context }) => context.round.shootingEndsAt === shootingEndsAt)
  await waitFor(shots, ({ context }) => context.round.shootingEndsAt === shootingEndsAt)
})

test("when the session ends nothing of the table goes on", async () => {
  const { open, sessionEnds, subscribers } = atPage()
  const { page, shooting, shots } = open()
  await waitFor(shots, ({ value }) => value === "shown")
  sessionEnds()
  expect([page, shooting, shots].map((actor) => actor.getSnapshot().status)).toEqual(["done", "stopped", "stopped"])
  expect(subscribers()).toBe(0)
})
