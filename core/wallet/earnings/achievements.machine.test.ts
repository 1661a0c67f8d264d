import { Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { browserAtTill } from "../testing/browser-at-till.ts"
import { browserThatRemembersErrands } from "../testing/browser-that-remembers.ts"
import { operatorWithATill } from "../testing/operator-with-a-till.ts"
import { type Achievement, ClaimRefused, canBeClaimed, tally } from "./achievement.ts"
import { makeAchievements } from "./achievements.machine.ts"

const tenRounds: Achievement = {
  id: "ten-rounds",
  name: "แทงยี่กีครบ 10 รอบ",
  description: "",
  goal: 10,
  reached: 10,
  reward: baht(20),
  isClaimed: false,
}
const fiftyShots: Achievement = { ...tenRounds, id: "fifty-shots", goal: 50, reached: 32, reward: baht(30) }
const claimed: Achievement = {
  ...tenRounds,
  id: "bank-account",
  goal: 1,
  reached: 1,
  reward: baht(50),
  isClaimed: true,
}

const withAchievements = () => {
  const { operator, browser, runtime, means, pageClock } = browserAtTill({
    achievements: [tenRounds, fiftyShots, claimed],
  })
  const page = () => {
    const { clock, pass } = pageClock()
    const player = createActor(makeAchievements(runtime, means), { clock }).start()
    const claim = (id: string) => player.send({ type: "reward.claimed", id })
    return { player, claim, pass, is: (state: string) => waitFor(player, ({ value }) => value === state) }
  }
  return { operator, browser, page }
}

test("a player sees how many were reached and what they have paid", () => {
  expect(tally([tenRounds, fiftyShots, claimed])).toEqual({ reached: 2, all: 3, paid: 5_000 })
  expect([tenRounds, fiftyShots, claimed].map(canBeClaimed)).toEqual([true, false, false])
})

test("a reward that was earned is paid once, however often it is tapped", async () => {
  const { operator, browser, page } = withAchievements()
  const { claim, is } = page()
  await is("shown")
  claim("ten-rounds")
  claim("ten-rounds")
  const { context } = await is("shown")
  expect([context.paid?.id, context.achievements[0]?.isClaimed]).toEqual(["ten-rounds", true])
  claim("ten-rounds")
  await is("shown")
  expect(operator.asked).toEqual(["achievements", "claim key-1"])
  expect([operator.balance(), browser.kept()]).toEqual([1_002_000, []])
})

test("what is not reached, already claimed or unknown is not asked for", async () => {
  const { operator, page } = withAchievements()
  const { claim, is } = page()
  await is("shown")
  for (const id of ["fifty-shots", "bank-account", "nothing"]) claim(id)
  expect(operator.asked).toEqual(["achievements"])
})

test("the operator's no is told with its reason, beside the achievements as they are now", async () => {
  const { page } = withAchievements()
  const [first, second] = [page(), page()]
  await second.is("shown")
  await first.is("shown")
  first.claim("ten-rounds")
  await waitFor(first.player, ({ context }) => context.paid !== undefined)
  second.claim("ten-rounds")
  await second.is("reading")
  const { context } = await second.is("shown")
  expect(context.failure).toEqual(new ClaimRefused({ reason: "alreadyClaimed" }))
  expect(context.achievements[0]?.isClaimed).toBe(true)
})

test("a lost answer is looked up: the reward was paid, and is paid no second time", async () => {
  const { operator, page } = withAchievements()
  const { claim, is } = page()
  await is("shown")
  operator.meets("answerLost")
  claim("ten-rounds")
  await is("reading")
  expect((await is("shown")).context.achievements[0]?.isClaimed).toBe(true)
  expect(operator.balance()).toBe(1_002_000)
})

test("a lost question leaves the reward to be claimed again, with the key it had", async () => {
  const { operator, page } = withAchievements()
  const { claim, is, pass } = page()
  await is("shown")
  operator.meets("questionLost", "questionLost")
  claim("ten-rounds")
  await is("unavailable")
  pass(5_000)
  await is("shown")
  claim("ten-rounds")
  await is("shown")
  expect(operator.asked.filter((question) => question.startsWith("claim"))).toEqual(["claim key-1", "claim key-1"])
  expect(operator.balance()).toBe(1_002_000)
})

test("an answer that comes after the page was left changes nothing on it", async () => {
  const { operator, page } = withAchievements()
  const { claim, is, player } = page()
  await is("shown")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  claim("ten-rounds")
  await acted
  player.stop()
  letGo()
  const next = page()
  expect((await next.is("shown")).context.achievements[0]?.isClaimed).toBe(true)
  expect([player.getSnapshot().context.paid, operator.balance()]).toEqual([undefined, 1_002_000])
})

test("achievements go exactly these ways", () => {
  const runtime = ManagedRuntime.make(Layer.merge(operatorWithATill().layer, browserThatRemembersErrands().layer))
  const machine = makeAchievements(runtime, { newKey: () => "key-1", now: () => 0, steadyNow: () => 0 })
  const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
  const events = {
    read: done("reading", Result.succeed([tenRounds, fiftyShots])),
    "not read": done("reading", Result.fail(new Unreachable({}))),
    "disowned while reading": done("reading", Result.fail(new Unauthorized())),
    claimed: { type: "reward.claimed" as const, id: "ten-rounds" },
    "claimed too early": { type: "reward.claimed" as const, id: "fifty-shots" },
    doubted: { type: "achievements.doubted" as const },
    "connection.restored": { type: "connection.restored" as const },
    paid: done("claiming", Result.succeed({ ...tenRounds, isClaimed: true })),
    refused: done("claiming", Result.fail(new ClaimRefused({ reason: "notReached" }))),
    unreachable: done("claiming", Result.fail(new Unreachable({}))),
    "disowned while claiming": done("claiming", Result.fail(new Unauthorized())),
    "out of patience": inner("xstate.after.patience.achievements.claiming"),
    retry: inner("xstate.after.retry.achievements.unavailable"),
  }
  const table = ways(machine, {
    events,
    place: ({ state, context }) => `${state}${context.achievements.some(canBeClaimed) ? " with a reward" : ""}`,
  })
  expect(table).toEqual({
    reading: { read: "shown with a reward", "not read": "unavailable", "disowned while reading": "disowned" },
    unavailable: { "connection.restored": "reading", retry: "reading" },
    disowned: {},
    shown: { doubted: "reading" },
    "shown with a reward": { claimed: "claiming with a reward", doubted: "reading with a reward" },
    "claiming with a reward": {
      paid: "shown",
      refused: "reading with a reward",
      unreachable: "reading with a reward",
      "out of patience": "reading with a reward",
      "disowned while claiming": "disowned with a reward",
    },
    "reading with a reward": {
      read: "shown with a reward",
      "not read": "unavailable with a reward",
      "disowned while reading": "disowned with a reward",
    },
    "unavailable with a reward": { "connection.restored": "reading with a reward", retry: "reading with a reward" },
    "disowned with a reward": {},
  })
})
