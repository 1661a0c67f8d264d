import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { baht } from "../../money/satang.ts"
import { watchOperation } from "../../operation/testing/watch-operation.ts"
import { soon } from "../../testing/soon.ts"
import { browserAtWallet } from "../testing/browser-at-wallet.ts"
import { makeAchievements } from "./achievement.machine.ts"
import { type Achievement, ClaimRefused, canBeClaimed, tally } from "./achievement.ts"

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
  const { operator, browser, runtime, environment, pageClock, pageIs } = browserAtWallet({
    achievements: [tenRounds, fiftyShots, claimed],
  })
  const page = () => {
    const { clock, pass } = pageClock()
    const player = createActor(makeAchievements(runtime, environment), { clock }).start()
    const claim = (id: string) => player.send({ type: "reward.claimed", id })
    const is = (state: string) => waitFor(player, ({ value }) => value === state, soon)
    return { player, claim, pass, is, ...watchOperation(player, pass) }
  }
  return { operator, browser, page, pageIs }
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
  expect([operator.balance(), browser.unfinished()]).toEqual([1_002_000, []])
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
  await second.is("loading")
  const { context } = await second.is("shown")
  expect(context.refusal).toEqual(new ClaimRefused({ reason: "alreadyClaimed" }))
  expect(context.achievements[0]?.isClaimed).toBe(true)
})

test("a lost answer is asked for under the same key: the reward was paid, and is paid no second time", async () => {
  const { operator, browser, page } = withAchievements()
  const { claim, is, operationIs, pass } = page()
  await is("shown")
  operator.meets("answerLost")
  claim("ten-rounds")
  await operationIs("awaitingAnswer")
  pass(1_000)
  const { context } = await is("shown")
  expect([context.paid?.id, context.achievements[0]?.isClaimed]).toEqual(["ten-rounds", true])
  expect(operator.asked).toEqual(["achievements", "claim key-1", "claim key-1"])
  expect([operator.balance(), browser.unfinished()]).toEqual([1_002_000, []])
})

test("a lost question is asked again after one second and after two more, with the key it had", async () => {
  const { operator, page } = withAchievements()
  const { claim, is, operationIs, pass } = page()
  await is("shown")
  operator.meets("questionLost", "questionLost")
  claim("ten-rounds")
  for (const wait of [1_000, 2_000]) {
    await operationIs("awaitingAnswer")
    pass(wait - 1)
    await operationIs("awaitingAnswer")
    pass(1)
  }
  await is("shown")
  expect(operator.asked.filter((question) => question.startsWith("claim"))).toEqual([
    "claim key-1",
    "claim key-1",
    "claim key-1",
  ])
  expect(operator.balance()).toBe(1_002_000)
})

test("a reward that was left unanswered is claimed on the next page with the key it had", async () => {
  const { operator, browser, page } = withAchievements()
  const first = page()
  await first.is("shown")
  operator.meets("questionLost")
  first.claim("ten-rounds")
  await first.operationIs("awaitingAnswer")
  first.player.stop()
  const { claim, is } = page()
  await is("shown")
  claim("ten-rounds")
  await is("claiming")
  expect((await is("shown")).context.paid?.id).toBe("ten-rounds")
  expect(operator.asked.filter((question) => question.startsWith("claim"))).toEqual(["claim key-1", "claim key-1"])
  expect([operator.balance(), browser.unfinished()]).toEqual([1_002_000, []])
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

test("what was claimed on another page is shown once this one is looked at again", async () => {
  const { operator, page, pageIs } = withAchievements()
  const [first, second] = [page(), page()]
  await first.is("shown")
  await second.is("shown")
  first.claim("ten-rounds")
  await waitFor(first.player, ({ context }) => context.paid !== undefined)
  first.player.stop()
  pageIs("page.shown")
  await waitFor(second.player, ({ context }) => context.achievements[0]?.isClaimed === true, soon)
  expect(operator.asked).toEqual(["achievements", "achievements", "claim key-1", "achievements"])
})
