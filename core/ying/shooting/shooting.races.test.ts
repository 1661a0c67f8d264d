import { expect, test } from "vitest"
import { openRound } from "../testing/open-round.ts"
import { shoots } from "../testing/shooter.ts"

test("a shot whose answer is lost is not sent again by itself", async () => {
  const { fire, is, operator, pass, state } = shoots()
  operator.losesAnswers(1)
  fire("90457")
  await is("awaitingAnswer")
  pass(60_000)
  expect([state(), operator.asked]).toEqual(["awaitingAnswer", ["shoot 90457 key-1"]])
})

test("the player sends it again with its own key, and it counts once", async () => {
  const { fire, is, operator, shooting } = shoots()
  operator.losesAnswers(2)
  fire("90457")
  await is("awaitingAnswer")
  shooting.send({ type: "shot.repeated" })
  await is("sending")
  await is("awaitingAnswer")
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
  await is("awaitingAnswer")
  pass(60_000)
  shooting.send({ type: "shot.repeated" })
  expect((await is("closed")).context.fired).toMatchObject([{ number: "90457" }])
})

test("a shot whose answer is lost has counted once it is seen in the list", async () => {
  const { fire, is, operator, pass, shooting, state } = shoots()
  operator.losesAnswers(1)
  fire("90457")
  await is("awaitingAnswer")
  pass(3_000)
  const at = operator.shots[0]?.at ?? 0
  const shot = { member: "somchai88", number: "90457", at, rank: 1, isOwn: true }
  shooting.send({ type: "shots.seen", shots: [{ ...shot, isOwn: false }] })
  expect(state()).toBe("awaitingAnswer")
  shooting.send({ type: "shots.seen", shots: [shot] })
  expect(state()).toBe("coolingDown")
  expect(shooting.getSnapshot().context.fired).toEqual([{ number: "90457", at }])
  pass(7_000)
  expect([state(), operator.asked]).toEqual(["ready", ["shoot 90457 key-1"]])
})

test("another tap instead is another shot, and a lost one can be left at that", async () => {
  const { fire, is, operator, refusal, shooting, state } = shoots()
  operator.becomes("away")
  fire("90457")
  await is("awaitingAnswer")
  fire("1")
  expect([state(), refusal()]).toEqual(["awaitingAnswer", "malformed"])
  fire("11820")
  await is("sending")
  await is("awaitingAnswer")
  shooting.send({ type: "shot.abandoned" })
  expect([state(), shooting.getSnapshot().context.aim]).toEqual(["ready", undefined])
  expect(operator.asked).toEqual(["shoot 90457 key-1", "shoot 11820 key-2"])
})

test("a round that ends while a shot is on its way closes when the answer is there", async () => {
  const { fire, is, operator, shooting, state } = shoots()
  const letGo = operator.holdAnswers()
  fire("90457")
  shooting.send({ type: "round.changed", round: { ...openRound, outcome: { type: "cancelled" } } })
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
