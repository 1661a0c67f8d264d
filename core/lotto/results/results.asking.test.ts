import { expect, test } from "vitest"
import { lookUp, lookUpStart, ofRound, shown, today, tomorrow } from "../testing/look-up.ts"

test("a day is not asked for before it begins, and then it is", async () => {
  const { is, operator, pass, results } = lookUp(tomorrow)
  const untilMidnight = Date.parse("2026-11-21T00:00:00+07:00") - lookUpStart
  expect(results.getSnapshot().value).toBe("notYet")
  pass(untilMidnight - 1)
  expect([results.getSnapshot().value, operator.asked]).toEqual(["notYet", []])
  pass(1)
  await is("empty")
  expect(operator.asked).toEqual(["day yeekee 2026-11-21"])
})

test("what is announced early is asked for at once", async () => {
  const { is, operator, results } = lookUp(tomorrow)
  results.send({ type: "result.announced" })
  await is("empty")
  expect(operator.asked).toEqual(["day yeekee 2026-11-21"])
})

test("a day that is not over is read again every minute, and what is shown says when it was read", async () => {
  const { is, operator, pass, results } = lookUp(today)
  expect((await is("shown")).context.data?.readAt).toBe(lookUpStart)
  pass(59_999)
  expect(operator.asked.length).toBe(1)
  pass(1)
  expect(results.getSnapshot().hasTag("busy")).toBe(true)
  expect((await is("shown")).context.data?.readAt).toBe(lookUpStart + 60_000)
})

test("a day that is over is not read again", async () => {
  const { is, operator, pass } = lookUp({ type: "day", betGroup: "yeekee", dt: "2026-11-18" })
  await is("empty")
  pass(3_600_000)
  expect(operator.asked).toEqual(["day yeekee 2026-11-18"])
})

test("what was shown last stays while the operator is away, and it is asked again until it answers", async () => {
  const { choose, is, operator, pass, results } = lookUp(ofRound(40))
  await is("shown")
  operator.becomes("away")
  choose(today)
  const { context } = await is("failed")
  expect([context.choice, context.data?.choice, shown({ context })]).toEqual([
    today,
    ofRound(40),
    ["yeekee-2026-11-20-40"],
  ])
  operator.becomes("answers")
  pass(4_999)
  expect(results.getSnapshot().value).toBe("failed")
  pass(1)
  expect((await is("shown")).context.data?.choice).toEqual(today)
})

test.each(["retry.requested", "connection.restored"] as const)(
  "an operator that was away is asked at once on %s",
  async (type) => {
    const { choose, is, operator, results } = lookUp(ofRound(40))
    await is("shown")
    operator.becomes("away")
    choose(today)
    await is("failed")
    operator.becomes("answers")
    results.send({ type })
    await is("shown")
  },
)

test("who chooses again does not wait for the first answer, and it does not count when it comes late", async () => {
  const { choose, is, operator } = lookUp(tomorrow)
  const letGo = operator.holdAnswers()
  choose(today)
  choose(ofRound(40))
  letGo()
  expect(shown(await is("shown"))).toEqual(["yeekee-2026-11-20-40"])
  expect(operator.asked.length).toBe(2)
})

test("news that arrives while an answer is on its way asks nothing twice", async () => {
  const { choose, is, operator, results } = lookUp(tomorrow)
  const letGo = operator.holdAnswers()
  choose(today)
  results.send({ type: "result.announced" })
  letGo()
  await is("shown")
  expect(operator.asked.length).toBe(1)
})

test("a phone whose clock was behind asks as soon as the server's clock is known", async () => {
  let correction = -86_400_000
  const { is, results } = lookUp(today, { correction: () => correction })
  expect(results.getSnapshot().value).toBe("notYet")
  correction = 0
  results.send({ type: "clock.corrected" })
  await is("shown")
})
