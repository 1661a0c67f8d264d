import { describe, expect, test } from "vitest"
import { cancellingFlow } from "./flows/cancelling-flow.ts"
import { depositingFlow } from "./flows/depositing-flow.ts"
import { movingFlow, withdrawingFlow } from "./flows/money-flows.ts"
import { placingFlow } from "./flows/placing-flow.ts"
import { resourceFlow } from "./flows/resource-flow.ts"
import { faults } from "./network.ts"
import { throughTroubles } from "./one-tab.ts"

const troubles = [...faults, "late", "offline"] as const
const placing = () => placingFlow("slip")
const create = "lotteries.yeekee.create"

describe.each(troubles)("a call that is %s", (is) => {
  test("placing: the player has exactly one slip, and is told so", async () => {
    const end = await throughTroubles(placing(), [{ path: create, is }])
    expect([end.state, end.cash, end.kinds]).toEqual(["accepted", { money: 12_450.5 }, ["BET_YEEKEE"]])
  })

  test("placing sets: the player has exactly one slip, and is told so", async () => {
    const end = await throughTroubles(placingFlow("sets"), [{ path: "lotteries.hanoy.create", is }])
    expect([end.state, end.cash, end.kinds]).toEqual(["accepted", { money: 12_240.5 }, ["BET_SET_4"]])
  })

  test("asking what came of a slip whose answer was lost: exactly one slip", async () => {
    const end = await throughTroubles(placing(), [
      { path: create, is: "answerLost" },
      { path: "poys.by-key", is, times: 3 },
    ])
    expect([end.state, end.cash, end.kinds]).toEqual(["accepted", { money: 12_450.5 }, ["BET_YEEKEE"]])
    expect(end.states).toContain("lookingUp")
  })

  test("cancelling: the stake goes back once, and the player is told so", async () => {
    const end = await throughTroubles(cancellingFlow, [{ path: "poys.abort", is }])
    expect([end.state, end.cash, end.kinds]).toEqual(["cancelled", { money: 12_480.5 }, ["BET_YEEKEE", "ABORT_POY"]])
  })

  test("withdrawing: the money is taken out once", async () => {
    const end = await throughTroubles(withdrawingFlow(), [{ path: "withdraws.create", is }])
    expect([end.cash, end.kinds]).toEqual([{ money: 12_330.5 }, ["WITHDRAW"]])
  })

  test("bringing money in: one deposit is opened, and the player is told what to transfer", async () => {
    const end = await throughTroubles(depositingFlow(), [{ path: "deposits.fast.create", is }])
    expect([end.state, end.cash, end.kinds]).toEqual(["waiting", { money: 12_480.5 }, []])
  })

  test("following a deposit: it is still shown, and nothing is opened anew", async () => {
    const end = await throughTroubles(depositingFlow(), [
      { path: "deposits.fast.create", is: "answerLost" },
      { path: "deposits.one", is, times: 3 },
    ])
    expect([end.state, end.cash, end.kinds]).toEqual(["waiting", { money: 12_480.5 }, []])
  })

  test("moving earnings: they are moved once", async () => {
    const end = await throughTroubles(movingFlow(), [{ path: "af-cashs.move", is }])
    expect([end.cash, end.kinds]).toEqual([{ money: 12_487.5 }, ["MOVE_AF_TO_MONEY"]])
  })
})

describe.each([
  ["the rounds", "bet-lists.latest"],
  ["the terms of a round", "bet-list-min-maxes.all"],
  ["a player's slips", "poys.all"],
] as const)("reading %s", (what, path) => {
  test.each(troubles)("where the call is %s, it is shown, at once or when the player tries again", async (is) => {
    const { state, states } = await throughTroubles(resourceFlow(what), [{ path, is }])
    expect(state).toBe("loaded")
    expect(states).toEqual(is === "repeated" ? ["loading", "loaded"] : ["loading", "failed", "loaded"])
  })
})
