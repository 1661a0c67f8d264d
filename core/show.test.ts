import { expect, expectTypeOf, test } from "vitest"
import type { PlacingState } from "./machine-types.ts"
import { untilShown } from "./operation/testing/shown.ts"
import { atHome } from "./order/placing/testing/at-home.ts"
import { isInDoubt, live, type OperationShown, shownBy } from "./show.ts"

const placingWithALostAnswer = () => {
  const home = atHome()
  home.operator.troubles.push("answerLost")
  const { placing, confirm } = home.opened()
  return { ...home, placing, confirm }
}

test("what is shown of a flow that sends has a type of its own", () => {
  const { placing } = placingWithALostAnswer()
  expectTypeOf(shownBy(placing.getSnapshot())).toEqualTypeOf<PlacingState | OperationShown>()
})

test("a lost answer is seen at the flow that a page follows, as soon as it is lost", async () => {
  const { placing, confirm, pass } = placingWithALostAnswer()
  const seen: Array<unknown> = []
  const shown = live(placing, (snapshot) => shownBy(snapshot))
  const leave = shown.subscribe((now) => seen.push(now))
  const inDoubt = live(placing, isInDoubt)
  expect([shown.now(), inDoubt.now()]).toEqual(["reviewing", false])
  confirm()
  await untilShown(placing, "awaitingAnswer")
  expect([shown.now(), inDoubt.now()]).toEqual(["awaitingAnswer", true])
  pass(1_000)
  await untilShown(placing, "accepted")
  leave()
  expect(seen).toEqual(["reviewing", "claiming", "sending", "awaitingAnswer", "lookingUp", "placing", "accepted"])
  expect([shown.now(), inDoubt.now()]).toEqual(["accepted", false])
})

test("whoever has left is shown nothing more", async () => {
  const { placing, confirm } = placingWithALostAnswer()
  const seen: Array<unknown> = []
  live(placing, (snapshot) => snapshot.value).subscribe((now) => seen.push(now))()
  confirm()
  await untilShown(placing, "awaitingAnswer")
  expect(seen).toEqual(["reviewing"])
})

test("what is made anew at each look stays the same one until something moves", () => {
  const { placing, confirm } = placingWithALostAnswer()
  const lines = live(placing, ({ context, value }) => ({ count: context.order.lines.length, value }))
  const before = lines.now()
  expect(lines.now()).toBe(before)
  confirm()
  expect(lines.now()).toEqual({ count: 2, value: "placing" })
  expect(lines.now()).toBe(lines.now())
})
