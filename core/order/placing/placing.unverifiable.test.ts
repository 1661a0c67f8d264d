import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import { somchaisOrder } from "../testing/operator-that-takes-orders.ts"
import { OrderFailed } from "./order-desk.port.ts"
import { atHome } from "./testing/at-home.ts"
import { intentOf } from "./testing/sample-orders.ts"

/** A player of an operator that takes orders and can tell nothing of them. */
const answeredNothing = () => {
  const home = atHome()
  home.operator.answersNothing()
  return home
}

test("an order that was taken without a slip is accepted, with what was sent and what the player had", async () => {
  const { operator, browser, opened } = answeredNothing()
  const { is, confirm } = opened({ balance: baht(100) })
  confirm()
  expect((await is("accepted")).output).toEqual({
    type: "accepted",
    poy: undefined,
    taken: { order: somchaisOrder, at: 0, balanceBefore: baht(100) },
  })
  expect([operator.accepted.length, browser.unfinished()]).toEqual([1, []])
})

test("a slip that is told by its key alone is the receipt", async () => {
  const { operator, opened } = atHome()
  operator.showsSlipsByKeyAlone()
  const { is, confirm } = opened()
  confirm()
  const { output } = await is("accepted")
  expect(output).toMatchObject({ type: "accepted", poy: { id: "P-1", stake: baht(30) } })
  expect(operator.asked).toEqual(["place key-1", "ask key-1"])
})

test("a refusal without a reason is one where nobody can look it up", async () => {
  const { operator, opened } = answeredNothing()
  operator.refusals.push(new OrderFailed({}))
  const { is, confirm } = opened()
  confirm()
  expect((await is("refused")).context.failure).toEqual(new OrderFailed({}))
  expect(operator.accepted).toEqual([])
})

test("a lost answer that nobody can look up is the player's to judge after a minute, and nothing was sent again", async () => {
  const { operator, opened, pass } = answeredNothing()
  operator.troubles.push("answerLost")
  const { shown, is, confirm } = opened({ balance: baht(100) })
  confirm()
  await is("awaitingAnswer")
  pass(1_000)
  await is("lookingUp")
  await is("awaitingAnswer")
  pass(58_999)
  expect(shown()).toBe("awaitingAnswer")
  pass(1)
  await is("unverifiable")
  expect(operator.asked.filter((call) => call.startsWith("place"))).toEqual(["place key-1"])
  expect(operator.accepted.length).toBe(1)
})

const unverifiable = async () => {
  const home = answeredNothing()
  home.operator.troubles.push("questionLost")
  const order = home.opened({ balance: baht(100) })
  order.confirm()
  await order.is("awaitingAnswer")
  home.pass(60_000)
  await order.is("unverifiable")
  return { ...home, ...order }
}

test("sent again by a second yes it is another slip, under a key of its own", async () => {
  const { operator, browser, is, confirm } = await unverifiable()
  confirm()
  await is("accepted")
  expect(operator.asked.filter((call) => call.startsWith("place"))).toEqual(["place key-1", "place key-2"])
  expect(browser.unfinished()).toEqual([])
})

test("let go of, it is neither asked for nor sent again", async () => {
  const { browser, placing, is } = await unverifiable()
  placing.send({ type: "order.givenUp" })
  expect((await is("left")).output).toEqual({ type: "left", order: somchaisOrder, unfinished: undefined })
  expect(browser.unfinished()).toEqual([])
})

test("left undecided, it is still open when the player comes back, and theirs to judge at once", async () => {
  const { browser, placing, opened, is } = await unverifiable()
  placing.send({ type: "order.left" })
  expect((await is("left")).output).toMatchObject({ type: "left", unfinished: { key: "key-1" } })
  const [unfinished] = browser.unfinished()
  expect(unfinished?.key).toBe("key-1")
  const again = opened({ unfinished: { ...intentOf(somchaisOrder), key: "key-1" } })
  await again.is("unverifiable")
})
