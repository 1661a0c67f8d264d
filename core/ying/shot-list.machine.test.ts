import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import type { Round } from "../lotto/round/round.ts"
import { handClock } from "../testing/clock.ts"
import { makeShots } from "./shot-list.machine.ts"
import { openRound, shootingStart } from "./testing/open-round.ts"
import { operatorThatTakesShots } from "./testing/operator-that-takes-shots.ts"

const round: Round = {
  ...openRound,
  closesAt: shootingStart + 1_000,
  shootingEndsAt: shootingStart + 5_000,
  resultAt: shootingStart + 6_000,
  commitment: "00".repeat(32),
}

/** A player who watches the shots of a round come in. */
const watches = (input: Round = round) => {
  const { clock, pass } = handClock()
  const now = () => shootingStart + clock.now()
  const operator = operatorThatTakesShots({ now, round, sha256: async () => new Uint8Array(32) })
  operator.othersShoot("fahsai12", "36214")
  operator.othersShoot("somchai88", "90457")
  const shots = createActor(makeShots(ManagedRuntime.make(operator.layer), { now }), { input, clock }).start()
  const is = (state: string) => waitFor(shots, (seen) => seen.value === state, { timeout: 30_000 })
  return { operator, shots, pass, is, asked: () => operator.asked.filter((question) => question === "summary").length }
}

test("the newest shots are shown with their ranks, others' masked, and the sum so far", async () => {
  const { is, operator } = watches()
  const { context } = await is("shown")
  expect(context.data?.recent).toEqual([
    { rank: 1, member: "somchai88", number: "90457", at: shootingStart, isOwn: true },
    { rank: 2, member: "fah***12", number: "362**", at: shootingStart, isOwn: false },
  ])
  expect(context.data?.summary).toEqual({ shots: 2, members: 2, sum: undefined, waitSeconds: 10 })
  expect(operator.asked).toEqual(["recent 20", "summary"])
})

test("the list is looked at every two seconds, and at once after a shot of the player's own", async () => {
  const { asked, is, operator, pass, shots } = watches()
  await is("shown")
  pass(1_999)
  expect(asked()).toBe(1)
  pass(1)
  await is("shown")
  operator.othersShoot("somchai88", "00001")
  shots.send({ type: "shot.accepted" })
  expect((await is("shown")).context.data?.recent[0]?.number).toBe("00001")
  expect(asked()).toBe(3)
})

test("a shot that is announced is looked for at once", async () => {
  const { asked, is, operator, shots } = watches()
  await is("shown")
  operator.othersShoot("fahsai12", "00002")
  operator.announcesAShot()
  await expect.poll(asked).toBe(2)
  expect((await is("shown")).context.data?.recent.length).toBe(3)
  shots.stop()
  await expect.poll(operator.subscribers).toBe(0)
})

test("shots that are announced while an answer is on its way are looked for half a second after it, all at once", async () => {
  const { asked, is, operator, pass, shots } = watches()
  await is("shown")
  const letGo = operator.holdAnswers()
  operator.announcesAShot()
  await is("loading")
  for (const number of ["00002", "00003", "00004"]) {
    operator.othersShoot("fahsai12", number)
    operator.announcesAShot()
  }
  await expect.poll(() => shots.getSnapshot().context.missed).toBe(true)
  letGo()
  await is("throttled")
  pass(499)
  expect(asked()).toBe(2)
  pass(1)
  expect((await is("shown")).context.data?.recent.length).toBe(5)
  expect(asked()).toBe(3)
})

test("while nothing is announced, whoever shoots is seen two seconds later", async () => {
  const { is, operator, pass } = watches()
  await is("shown")
  operator.othersShoot("fahsai12", "00002")
  pass(2_000)
  expect((await is("shown")).context.data?.recent.length).toBe(3)
})

test("a shot that is accepted while an answer is on its way is in the next one, and the late answer does not count", async () => {
  const { is, operator, shots } = watches()
  await is("shown")
  const letGo = operator.holdAnswers()
  shots.send({ type: "shot.accepted" })
  operator.othersShoot("somchai88", "00001")
  shots.send({ type: "shot.accepted" })
  letGo()
  expect((await is("shown")).context.data?.recent.length).toBe(3)
})

test("once shooting has ended the list is looked at once more, unmasked, and then left", async () => {
  const { asked, is, pass } = watches()
  for (const _ of [1, 2]) {
    await is("shown")
    pass(2_000)
  }
  await is("shown")
  pass(2_000)
  const { context } = await is("over")
  expect(context.data?.recent[1]).toMatchObject({ member: "fahsai12", number: "36214" })
  expect(context.data?.summary).toMatchObject({ sum: 126_671, waitSeconds: 4 })
  const questions = asked()
  pass(20_000)
  expect(asked()).toBe(questions)
})

test("an end that a wrong clock showed is not believed once the clock is right", async () => {
  const { asked, is, shots } = watches({ ...round, shootingEndsAt: shootingStart - 1 })
  await is("over")
  const questions = asked()
  shots.send({ type: "clock.corrected" })
  await is("over")
  expect(asked()).toBe(questions * 2)
})

test("what was seen while shooting lasted is remembered for the proof, each shot once", async () => {
  const { is, operator, pass } = watches()
  await is("shown")
  operator.othersShoot("noklek7", "11820")
  for (const _ of [1, 2, 3]) {
    pass(2_000)
    await Promise.race([is("shown"), is("over")])
  }
  expect((await is("over")).context.witness).toEqual({
    commitment: "00".repeat(32),
    seen: [
      { member: "somchai88", number: "90457", at: shootingStart },
      { member: "fah***12", number: "362**", at: shootingStart },
      { member: "nok***7", number: "118**", at: shootingStart },
    ],
  })
})

test("a round that is over already is read once", async () => {
  const { is } = watches({ ...round, outcome: { type: "cancelled" } })
  expect((await is("over")).context.witness.seen).toEqual([])
})

test("while the operator is away the last list stays on show, and it is asked again", async () => {
  const { is, operator, pass, shots } = watches()
  await is("shown")
  operator.becomes("away")
  pass(2_000)
  expect((await is("failed")).context.data?.recent.length).toBe(2)
  pass(2_000)
  await is("loading")
  await is("failed")
  operator.becomes("answers")
  shots.send({ type: "retry.requested" })
  await is("shown")
})

test("a round that is moved is looked at anew", async () => {
  const { asked, is, shots } = watches()
  await is("shown")
  shots.send({ type: "round.changed", round: { ...round, shootingEndsAt: shootingStart + 60_000 } })
  expect((await is("shown")).context.round.shootingEndsAt).toBe(shootingStart + 60_000)
  expect(asked()).toBe(2)
})

test("a round that does not exist is missing, and an unknown player is told so", async () => {
  await watches({ ...round, betId: "none" }).is("missing")
  const { is, operator, pass } = watches()
  await is("shown")
  operator.becomes("unauthorized")
  pass(2_000)
  expect((await is("unauthorized")).status).toBe("done")
})
