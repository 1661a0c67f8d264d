import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import { faultyPrizes } from "../draw/gov-prizes.ts"
import { lobbyOnCommand } from "../testing/lobby-on-command.ts"
import { lookUp, lookUpStart, ofRound, shown, today, tomorrow } from "../testing/look-up.ts"
import { roundsNamedBy } from "../testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "../testing/operator-with-a-day-of-rounds.ts"
import { makeResults } from "./result-list.machine.ts"

test("a round that has ended is shown with its numbers", async () => {
  const { is, operator } = lookUp(ofRound(40))
  const { context } = await is("shown")
  expect(context.data?.results).toMatchObject([
    { betId: "yeekee-2026-11-20-40", outcome: { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } } },
  ])
  expect(operator.asked).toEqual(["history yeekee yeekee_40"])
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
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, phoneOnTheMove().layer))
  const lobby = lobbyOnCommand()
  const results = createActor(makeResults(runtime, { now: () => lookUpStart, lobby: () => lobby }), {
    input: { type: "history", betGroup: "gov", betType: "gov" },
    clock,
  }).start()
  const { context } = await waitFor(results, ({ value }) => value === "shown")
  const [gov] = context.data?.results ?? []
  expect(gov).toMatchObject({
    dt: "2026-11-16",
    outcome: { type: "drawn", drawn: { top3: "927", top2: "27", bottom2: "43", front3: ["204", "731"] } },
    prizes: { first: "418927", back3: ["569", "018"] },
  })
  expect(gov?.prizes && faultyPrizes(gov.prizes)).toEqual([])
})

test("a day without results is empty, and a day that has not begun is not asked for", async () => {
  const { choose, is, operator, results } = lookUp({ type: "day", betGroup: "gov", dt: "2026-11-20" })
  expect((await is("empty")).context.data?.results).toEqual([])
  choose({ type: "day", betGroup: "gov", dt: "2026-11-21" })
  expect([results.getSnapshot().value, operator.asked.length]).toEqual(["notYet", 1])
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

test("a player whom the operator no longer knows is told so", async () => {
  const { choose, is, operator } = lookUp(tomorrow)
  operator.becomes("unauthorized")
  choose(today)
  expect((await is("unauthorized")).status).toBe("done")
})
