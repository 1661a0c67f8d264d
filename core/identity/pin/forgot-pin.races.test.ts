import { expect, test } from "vitest"
import { answerLost, lateAnswer, notKnown, questionLost, silence } from "../../operator/testing/trouble.ts"
import { atForgotPin, atPin } from "./testing/forgetful-player.ts"

test("going back while a code is being sent gives the question up, and a late answer changes nothing", async () => {
  const { operator, forgot, is, now, claim } = atForgotPin()
  const { trouble, givenUp } = silence()
  operator.meets(trouble)
  claim()
  forgot.send({ type: "account.reopened" })
  await givenUp
  const late = lateAnswer()
  operator.meets(late.trouble)
  claim()
  forgot.send({ type: "account.reopened" })
  await late.letGo()
  expect((await is("enteringAccount")).context.sent).toBeUndefined()
  expect([operator.outbox.length, now().value]).toEqual([1, "enteringAccount"])
})

test("a PIN whose question was lost is sent again with the same code", async () => {
  const { operator, is, save } = await atPin()
  operator.meets(questionLost)
  save()
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("Unreachable")
  save()
  await is("replaced")
  expect(operator.pin()).toBe("Rung70#xy")
})

test("a PIN whose answer was lost may count already: what is refused then does not say otherwise", async () => {
  const { operator, forgot, clock, is, save } = await atPin()
  operator.meets(answerLost)
  save()
  await is("unknownOutcome")
  expect(operator.pin()).toBe("Rung70#xy")
  save()
  await is("replacingPin")
  expect((await is("unknownOutcome")).context.failure?._tag).toBe("OtpExpired")
  clock.increment(60_000)
  forgot.send({ type: "code.requested" })
  expect((await is("enteringCode")).context.isInDoubt).toBe(false)
})

test.each([["Unauthorized", notKnown]])("a PIN that is answered %s stays where it was typed", async (tag, trouble) => {
  const { operator, is, save } = await atPin()
  operator.meets(trouble)
  save()
  await is("replacingPin")
  expect((await is("enteringPin")).context.failure?._tag).toBe(tag)
})

test("leaving the page gives the question up, and an answer that comes then changes nothing", async () => {
  const first = await atPin()
  const { trouble, givenUp } = silence()
  first.operator.meets(trouble)
  first.save()
  first.forgot.stop()
  await givenUp
  const second = await atPin()
  const late = lateAnswer()
  second.operator.meets(late.trouble)
  second.save()
  second.forgot.stop()
  await late.letGo()
  expect([second.operator.pin(), second.now().value]).toEqual(["Rung70#xy", "replacingPin"])
})
