import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import type { Round } from "../lotto/round.ts"
import { handClock } from "../testing/clock.ts"
import { operatorThatTakesShots } from "../testing/ying.ts"
import { makeShooting } from "./shooting.machine.ts"

const start = Date.parse("2026-11-20T16:10:00+07:00")
const round: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: start - 60_000,
  closesAt: start + 60_000,
  shootingEndsAt: start + 180_000,
  resultAt: start + 210_000,
  outcome: undefined,
}

type Settings = { readonly known?: Round; readonly actual?: Round; readonly operatorAhead?: number }

/** A player who shoots, on a clock turned by hand that the operator shares unless its clock differs. */
const shoots = ({ known = round, actual = known, operatorAhead = 0 }: Settings = {}) => {
  const { clock, pass } = handClock()
  let keys = 0
  const operator = operatorThatTakesShots({
    now: () => start + clock.now() + operatorAhead,
    round: actual,
    sha256: async () => new Uint8Array(32),
  })
  const tools = { now: () => start + clock.now(), newKey: () => `key-${++keys}` }
  const shooting = createActor(makeShooting(ManagedRuntime.make(operator.layer), tools), {
    input: known,
    clock,
  }).start()
  const is = (state: string) => waitFor(shooting, (seen) => seen.value === state, { timeout: 2_000 })
  return {
    operator,
    shooting,
    pass,
    is,
    state: () => shooting.getSnapshot().value,
    refusal: () => shooting.getSnapshot().context.refusal,
    fire: (number: string) => shooting.send({ type: "shot.fired", number }),
  }
}

test("a shot that counts is kept, and the next one can be fired ten seconds later", async () => {
  const { fire, is, operator, pass, state } = shoots()
  fire("90457")
  const { context } = await is("coolingDown")
  expect(context.fired).toMatchObject([{ number: "90457", at: start }])
  expect([context.aim, context.refusal]).toEqual([undefined, undefined])
  pass(9_999)
  fire("11820")
  expect(state()).toBe("coolingDown")
  pass(1)
  fire("11820")
  await is("sending")
  expect((await is("coolingDown")).context.fired.map(({ number }) => number)).toEqual(["11820", "90457"])
  expect(operator.asked).toEqual(["shoot 90457 key-1", "shoot 11820 key-2"])
})

test("the wait is counted from when the operator took the shot, and is never longer than ten seconds", async () => {
  const behind = shoots({ operatorAhead: -4_000 })
  behind.fire("90457")
  await behind.is("coolingDown")
  behind.pass(6_000)
  expect(behind.state()).toBe("ready")
  const ahead = shoots({ operatorAhead: 30_000 })
  ahead.fire("90457")
  await ahead.is("coolingDown")
  ahead.pass(9_999)
  expect(ahead.state()).toBe("coolingDown")
  ahead.pass(1)
  expect(ahead.state()).toBe("ready")
})

test("a number that is not five digits is refused here, and the operator is not bothered", () => {
  const { fire, operator, refusal, state } = shoots()
  fire("123")
  expect([state(), refusal(), operator.asked]).toEqual(["ready", "malformed", []])
})

test("a second tap while a shot is on its way fires nothing", async () => {
  const { fire, is, operator } = shoots()
  const letGo = operator.holdAnswers()
  fire("90457")
  fire("90457")
  fire("11820")
  letGo()
  await is("coolingDown")
  expect(operator.asked).toEqual(["shoot 90457 key-1"])
})

test("a shot from another device is waited for as long as the operator says", async () => {
  const { fire, is, operator, pass, refusal, state } = shoots()
  operator.othersShoot("somchai88", "00001")
  pass(3_000)
  fire("90457")
  await is("coolingDown")
  expect(refusal()).toBe("tooSoon")
  pass(6_999)
  expect(state()).toBe("coolingDown")
  pass(1)
  fire("90457")
  await is("coolingDown")
  await expect.poll(refusal).toBeUndefined()
})

test("a page that is loaded between two shots waits as long as the operator tells", () => {
  const { pass, shooting, state } = shoots()
  shooting.send({ type: "wait.told", waitSeconds: 4 })
  pass(3_999)
  expect(state()).toBe("coolingDown")
  pass(1)
  expect(state()).toBe("ready")
})

test("shooting closes when its time is over, in the middle of a cool-down too", async () => {
  const { fire, is, pass, state } = shoots()
  pass(175_000)
  fire("90457")
  await is("coolingDown")
  pass(5_000)
  expect(state()).toBe("coolingDown")
  pass(1)
  expect(state()).toBe("closed")
  fire("11820")
  expect(state()).toBe("closed")
})

test("an operator that says shooting is over is believed, until it moves the round", async () => {
  const late = { ...round, shootingEndsAt: start + 300_000 }
  const { fire, is, pass, refusal, shooting, state } = shoots({ known: late, actual: round })
  pass(180_001)
  fire("90457")
  await is("closed")
  expect(refusal()).toBe("windowClosed")
  shooting.send({ type: "clock.corrected" })
  expect(state()).toBe("closed")
  shooting.send({ type: "round.changed", round: late })
  expect(state()).toBe("ready")
})

test("before the opening nobody shoots, and at the opening everybody can", () => {
  const { fire, pass, state } = shoots({ known: { ...round, opensAt: start + 5_000 } })
  fire("90457")
  expect(state()).toBe("notOpen")
  pass(4_999)
  expect(state()).toBe("notOpen")
  pass(1)
  expect(state()).toBe("ready")
})

test("an operator that has not opened yet is waited for as long as it says", async () => {
  const { fire, is, pass, refusal, state } = shoots({ actual: { ...round, opensAt: start + 7_000 } })
  fire("90457")
  await is("coolingDown")
  expect(refusal()).toBe("notYet")
  pass(6_999)
  expect(state()).toBe("coolingDown")
  pass(1)
  expect(state()).toBe("ready")
})

test("groups without shots, and rounds that are over, are closed from the first moment", () => {
  expect(shoots({ known: { ...round, shootingEndsAt: undefined } }).state()).toBe("closed")
  expect(shoots({ known: { ...round, outcome: { type: "cancelled" } } }).state()).toBe("closed")
})

test("a player who takes a break is barred", async () => {
  const { fire, is, operator, refusal } = shoots()
  operator.becomes("barsThePlayer")
  fire("90457")
  await is("barred")
  expect(refusal()).toBe("playLimit")
  fire("90457")
  expect(operator.asked.length).toBe(1)
})

test("a shot whose answer is lost is not sent again by itself", async () => {
  const { fire, is, operator, pass, state } = shoots()
  operator.losesAnswers(1)
  fire("90457")
  await is("unanswered")
  pass(60_000)
  expect([state(), operator.asked]).toEqual(["unanswered", ["shoot 90457 key-1"]])
})

test("the player sends it again with its own key, and it counts once", async () => {
  const { fire, is, operator, shooting } = shoots()
  operator.losesAnswers(2)
  fire("90457")
  await is("unanswered")
  shooting.send({ type: "shot.repeated" })
  await is("sending")
  await is("unanswered")
  shooting.send({ type: "shot.repeated" })
  await is("coolingDown")
  expect(operator.asked).toEqual(["shoot 90457 key-1", "shoot 90457 key-1", "shoot 90457 key-1"])
  expect(operator.shots.length).toBe(1)
})

test("even after shooting has ended the same tap finds out that it counted", async () => {
  const { fire, is, operator, pass, shooting } = shoots()
  operator.losesAnswers(1)
  pass(179_000)
  fire("90457")
  await is("unanswered")
  pass(60_000)
  shooting.send({ type: "shot.repeated" })
  expect((await is("closed")).context.fired).toMatchObject([{ number: "90457" }])
})

test("another tap instead is another shot, and a lost one can be left at that", async () => {
  const { fire, is, operator, refusal, shooting, state } = shoots()
  operator.becomes("away")
  fire("90457")
  await is("unanswered")
  fire("1")
  expect([state(), refusal()]).toEqual(["unanswered", "malformed"])
  fire("11820")
  await is("sending")
  await is("unanswered")
  shooting.send({ type: "shot.abandoned" })
  expect([state(), shooting.getSnapshot().context.aim]).toEqual(["ready", undefined])
  expect(operator.asked).toEqual(["shoot 90457 key-1", "shoot 11820 key-2"])
})

test("a round that does not exist is missing, and an unknown player is told so", async () => {
  const none = shoots({ known: { ...round, betId: "none" }, actual: round })
  none.fire("90457")
  await none.is("missing")
  const unknown = shoots()
  unknown.operator.becomes("disowns")
  unknown.fire("90457")
  expect((await unknown.is("disowned")).status).toBe("done")
})

test("a round that ends while a shot is on its way closes when the answer is there", async () => {
  const { fire, is, operator, shooting, state } = shoots()
  const letGo = operator.holdAnswers()
  fire("90457")
  shooting.send({ type: "round.changed", round: { ...round, outcome: { type: "cancelled" } } })
  expect(state()).toBe("sending")
  letGo()
  await is("closed")
})

test("leaving drops the question, and an answer that comes then changes nothing", async () => {
  const { fire, operator, shooting } = shoots()
  const letGo = operator.holdAnswers()
  fire("90457")
  shooting.stop()
  letGo()
  await expect.poll(() => operator.shots.length).toBe(1)
  expect(shooting.getSnapshot().context.fired).toEqual([])
})
