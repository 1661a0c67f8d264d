import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../testing/clock.ts"
import { operatorWithADayOfRounds, roundsNamedBy } from "../testing/lotto.ts"
import { faultyPrizes } from "./gov-prizes.ts"
import type { ResultChoice } from "./past-result.ts"
import { makeResults } from "./results.machine.ts"

const start = Date.parse("2026-11-20T16:02:00+07:00")
const day = roundsNamedBy("2026-11-20").map((round) =>
  // Round 39 is late: nobody sets its result.
  round.betId === "yeekee-2026-11-20-39" ? { ...round, resultAt: start + 3_600_000 } : round,
)
const yeekee = (number: number) => day.find(({ betId }) => betId === `yeekee-2026-11-20-${number}`)!
const ofRound = (number: number): ResultChoice => ({ type: "round", round: yeekee(number) })
const today: ResultChoice = { type: "day", betGroup: "yeekee", dt: "2026-11-20" }

/** A player who looks results up, two minutes after round 41 closed. */
const lookUp = (input: ResultChoice, { correction = (): number => 0 } = {}) => {
  const { clock, pass } = handClock()
  const operator = operatorWithADayOfRounds({ now: () => start + clock.now(), rounds: day })
  const now = () => start + clock.now() + correction()
  const results = createActor(makeResults(ManagedRuntime.make(operator.layer), { now }), { input, clock }).start()
  const is = (state: string) => waitFor(results, (seen) => seen.value === state, { timeout: 2_000 })
  return {
    operator,
    results,
    pass,
    is,
    choose: (choice: ResultChoice) => results.send({ type: "result.chosen", choice }),
  }
}
const shown = ({
  context,
}: {
  readonly context: { readonly shown: { readonly results: ReadonlyArray<{ readonly betId: string }> } | undefined }
}) => context.shown?.results.map(({ betId }) => betId)

test("a round that has ended is shown with its numbers", async () => {
  const { is, operator } = lookUp(ofRound(40))
  const { context } = await is("shown")
  expect(context.shown?.results).toMatchObject([
    { betId: "yeekee-2026-11-20-40", outcome: { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } } },
  ])
  expect(operator.asked).toEqual(["result yeekee-2026-11-20-40 2026-11-20"])
})

test("a result is not asked for before its time, and at its time it is", async () => {
  const { is, operator, pass, results } = lookUp(ofRound(41))
  expect(results.getSnapshot().value).toBe("notYet")
  pass(29_999)
  expect([results.getSnapshot().value, operator.asked]).toEqual(["notYet", []])
  pass(1)
  expect(shown(await is("shown"))).toEqual(["yeekee-2026-11-20-41"])
})

test("a result that is announced early is asked for at once", async () => {
  const { is, operator, results } = lookUp(ofRound(42))
  operator.announce({
    type: "round.drawn",
    betId: "yeekee-2026-11-20-42",
    drawn: { top3: "1", top2: "2", bottom2: "3" },
  })
  results.send({ type: "result.announced" })
  expect(shown(await is("shown"))).toEqual(["yeekee-2026-11-20-42"])
})

test("a result that is due and not set is asked for every five seconds", async () => {
  const late = { ...yeekee(39), resultAt: start - 60_000 }
  const { is, operator, pass } = lookUp({ type: "round", round: late })
  await is("awaited")
  pass(4_999)
  expect(operator.asked.length).toBe(1)
  operator.announce({ type: "round.cancelled", betId: late.betId })
  pass(1)
  expect((await is("shown")).context.shown?.results[0]?.outcome).toEqual({ type: "cancelled" })
})

test("a day shows all that a group drew on it, a bet type its own history", async () => {
  const { choose, is } = lookUp(today)
  expect(shown(await is("shown"))?.length).toBe(39)
  choose({ type: "history", betGroup: "stock", betType: "thai_noon" })
  expect(shown(await is("shown"))).toEqual(["thai-noon-2026-11-20"])
})

test("a government draw comes with every prize of it", async () => {
  const { clock } = handClock()
  const operator = operatorWithADayOfRounds({
    now: () => Date.parse("2026-11-16T16:00:00+07:00"),
    rounds: roundsNamedBy("2026-11-16"),
  })
  const results = createActor(makeResults(ManagedRuntime.make(operator.layer), { now: () => start }), {
    input: { type: "history", betGroup: "gov", betType: "gov" },
    clock,
  }).start()
  const { context } = await waitFor(results, ({ value }) => value === "shown")
  const [gov] = context.shown?.results ?? []
  expect(gov).toMatchObject({
    dt: "2026-11-16",
    outcome: { type: "drawn", drawn: { top3: "927", top2: "27", bottom2: "43", front3: ["204", "731"] } },
    prizes: { first: "418927", back3: ["569", "018"] },
  })
  expect(gov?.prizes && faultyPrizes(gov.prizes)).toEqual([])
})

test("a day without results is empty, and a day that has not begun is not asked for", async () => {
  const { choose, is, operator, results } = lookUp({ type: "day", betGroup: "gov", dt: "2026-11-20" })
  expect((await is("empty")).context.shown?.results).toEqual([])
  choose({ type: "day", betGroup: "gov", dt: "2026-11-21" })
  expect([results.getSnapshot().value, operator.asked.length]).toEqual(["notYet", 1])
})

test("a day that is not over is read again every minute, and what is shown says when it was read", async () => {
  const { is, operator, pass, results } = lookUp(today)
  expect((await is("shown")).context.shown?.readAt).toBe(start)
  pass(59_999)
  expect(operator.asked.length).toBe(1)
  pass(1)
  expect(results.getSnapshot().hasTag("busy")).toBe(true)
  expect((await is("shown")).context.shown?.readAt).toBe(start + 60_000)
})

test("a day that is over is not read again", async () => {
  const { is, operator, pass } = lookUp({ type: "day", betGroup: "yeekee", dt: "2026-11-18" })
  await is("empty")
  pass(3_600_000)
  expect(operator.asked).toEqual(["day yeekee 2026-11-18"])
})

test("a whole day is looked up group by group, with the last thirty days of what is not drawn daily", async () => {
  const { is, operator } = lookUp({ type: "wholeDay", dt: "2026-11-20" })
  expect(shown(await is("shown"))?.filter((betId) => betId.startsWith("yeekee-")).length).toBe(39)
  expect(operator.asked.toSorted()).toEqual([
    "day pingpong 2026-11-20",
    "day stock 2026-11-20",
    "day yeekee 2026-11-20",
    "day yeekee5min 2026-11-20",
    "history gov all",
    "history gov4d all",
  ])
})

test("a whole group's history can be looked up at once", async () => {
  const { is, operator } = lookUp({ type: "history", betGroup: "pingpong", betType: undefined })
  expect(shown(await is("shown"))?.length).toBe(11)
  expect(operator.asked).toEqual(["history pingpong all"])
})

test("what was shown last stays while the operator is away, and it is asked again until it answers", async () => {
  const { choose, is, operator, pass, results } = lookUp(ofRound(40))
  await is("shown")
  operator.becomes("away")
  choose(today)
  const { context } = await is("unreachable")
  expect([context.choice, context.shown?.choice, shown({ context })]).toEqual([
    today,
    ofRound(40),
    ["yeekee-2026-11-20-40"],
  ])
  operator.becomes("answers")
  pass(4_999)
  expect(results.getSnapshot().value).toBe("unreachable")
  pass(1)
  expect((await is("shown")).context.shown?.choice).toEqual(today)
})

test.each(["retry", "connection.restored"] as const)(
  "an operator that was away is asked at once on %s",
  async (type) => {
    const { choose, is, operator, results } = lookUp(ofRound(40))
    await is("shown")
    operator.becomes("away")
    choose(today)
    await is("unreachable")
    operator.becomes("answers")
    results.send({ type })
    await is("shown")
  },
)

test("a round that does not exist is missing, and another can be chosen", async () => {
  const { choose, is } = lookUp({ type: "round", round: { betId: "none", resultAt: start, outcome: undefined } })
  await is("missing")
  choose(today)
  await is("shown")
})

test("a player whom the operator no longer knows is told so", async () => {
  const { choose, is, operator } = lookUp(ofRound(41))
  operator.becomes("disowns")
  choose(today)
  expect((await is("disowned")).status).toBe("done")
})

test("who chooses again does not wait for the first answer, and it does not count when it comes late", async () => {
  const { choose, is, operator } = lookUp(ofRound(41))
  const letGo = operator.holdAnswers()
  choose(today)
  choose(ofRound(40))
  letGo()
  expect(shown(await is("shown"))).toEqual(["yeekee-2026-11-20-40"])
  expect(operator.asked.length).toBe(2)
})

test("news that arrives while an answer is on its way asks nothing twice", async () => {
  const { choose, is, operator, results } = lookUp(ofRound(41))
  const letGo = operator.holdAnswers()
  choose(today)
  results.send({ type: "result.announced" })
  letGo()
  await is("shown")
  expect(operator.asked.length).toBe(1)
})

test("a phone whose clock was behind asks as soon as the server's clock is known", async () => {
  let correction = -3_600_000
  const { is, results } = lookUp(ofRound(40), { correction: () => correction })
  expect(results.getSnapshot().value).toBe("notYet")
  correction = 0
  results.send({ type: "clock.corrected" })
  await is("shown")
})
