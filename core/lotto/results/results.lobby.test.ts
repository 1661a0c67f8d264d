import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { day } from "../testing/in-the-lobby.ts"
import { lookUp, today, tomorrow } from "../testing/look-up.ts"

const [first, second] = day.filter(({ betGroup, dt }) => betGroup === "yeekee" && dt === "2026-11-20").slice(-2)
const cancelled = (betId: string) => ({
  ...present([first, second].find((round) => round?.betId === betId)),
  outcome: { type: "cancelled" } as const,
})
const [one, other] = [present(first), present(second)]

test("an ending that the archive does not tell is announced, at once and whenever the lobby changes, until it does", async () => {
  const { lobby, is, operator, pass } = lookUp(today)
  await is("shown")
  lobby.becomes(one, other)
  expect(operator.asked.length).toBe(1)
  lobby.becomes(cancelled(one.betId), other)
  await expect.poll(() => operator.asked.length).toBe(2)
  await is("shown")
  lobby.becomes(cancelled(one.betId), cancelled(other.betId))
  await expect.poll(() => operator.asked.length).toBe(3)
  await is("shown")
  pass(0)
  lobby.becomes(one, other)
  expect(operator.asked.length).toBe(3)
})

test("while nothing is on show yet, nothing is announced", () => {
  const { lobby, results, operator } = lookUp(tomorrow)
  lobby.becomes(cancelled(one.betId))
  expect([results.getSnapshot().value, operator.asked]).toEqual(["notYet", []])
})

test("whoever leaves the results hears no more of the lobby", () => {
  const { lobby, results } = lookUp(tomorrow)
  expect(lobby.subscribers()).toBe(1)
  results.stop()
  expect(lobby.subscribers()).toBe(0)
})
