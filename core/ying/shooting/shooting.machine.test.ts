import { expect, test } from "vitest"
import { openRound, shootingStart } from "../testing/open-round.ts"
import { shoots } from "../testing/shooter.ts"

test("a shot that counts is kept, and the next one can be fired ten seconds later", async () => {
  const { fire, is, operator, pass, state } = shoots()
  fire("90457")
  const { context } = await is("coolingDown")
  expect(context.fired).toMatchObject([{ number: "90457", at: shootingStart }])
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
  shooting.send({ type: "wait.changed", waitSeconds: 4 })
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
  const late = { ...openRound, shootingEndsAt: shootingStart + 300_000 }
  const { fire, is, pass, refusal, shooting, state } = shoots({ known: late, actual: openRound })
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
  const { fire, pass, state } = shoots({ known: { ...openRound, opensAt: shootingStart + 5_000 } })
  fire("90457")
  expect(state()).toBe("notOpen")
  pass(4_999)
  expect(state()).toBe("notOpen")
  pass(1)
  expect(state()).toBe("ready")
})

test("an operator that has not opened yet is waited for as long as it says", async () => {
  const { fire, is, pass, refusal, state } = shoots({ actual: { ...openRound, opensAt: shootingStart + 7_000 } })
  fire("90457")
  await is("coolingDown")
  expect(refusal()).toBe("notYet")
  pass(6_999)
  expect(state()).toBe("coolingDown")
  pass(1)
  expect(state()).toBe("ready")
})

test("groups without shots, and rounds that are over, are closed from the first moment", () => {
  expect(shoots({ known: { ...openRound, shootingEndsAt: undefined } }).state()).toBe("closed")
  expect(shoots({ known: { ...openRound, outcome: { type: "cancelled" } } }).state()).toBe("closed")
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

test("a round that does not exist is missing, and an unknown player is told so", async () => {
  const none = shoots({ known: { ...openRound, betId: "none" }, actual: openRound })
  none.fire("90457")
  await none.is("missing")
  const unknown = shoots()
  unknown.operator.becomes("unauthorized")
  unknown.fire("90457")
  expect((await unknown.is("unauthorized")).status).toBe("done")
})
