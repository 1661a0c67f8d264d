import { Effect, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { operatorWithATill } from "../testing/operator-with-a-till.ts"
import { makeReading } from "./reading.machine.ts"
import { Statements, trueMoneyHistory } from "./statements.ts"
import { statementWindow } from "./windows.ts"

const monday = statementWindow(Date.parse("2026-11-16T12:00:00+07:00"), "wallet")
const friday = statementWindow(Date.parse("2026-11-20T12:00:00+07:00"), "wallet")

const readingStatement = () => {
  const operator = operatorWithATill()
  const machine = makeReading(ManagedRuntime.make(operator.layer), (window: typeof friday) =>
    Statements.use((statements) => statements.wallet(window)),
  )
  const { clock, pass } = handClock()
  const player = createActor(machine, { clock, input: friday }).start()
  return { operator, player, pass, is: (state: string) => waitFor(player, ({ value }) => value === state) }
}

test("a statement is read, and stays in sight while it is read again and when no answer comes", async () => {
  const { operator, player, is, pass } = readingStatement()
  expect((await is("told")).context.told).toEqual([])
  operator.meets("questionLost", "questionLost")
  player.send({ type: "answer.doubted" })
  expect([player.getSnapshot().value, player.getSnapshot().context.told]).toEqual(["asking", []])
  expect((await is("unanswered")).context.told).toEqual([])
  pass(5_000)
  await is("asking")
  await is("unanswered")
  player.send({ type: "connection.restored" })
  await is("told")
})

test("another window is another question: what the one before told is gone, and its late answer does not count", async () => {
  const { operator, player, is } = readingStatement()
  await is("told")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  player.send({ type: "answer.doubted" })
  await acted
  player.send({ type: "question.changed", question: monday })
  expect([player.getSnapshot().value, player.getSnapshot().context.told]).toEqual(["asking", undefined])
  letGo()
  expect((await is("told")).context.question.startedDate).toBe("2026-11-13T00:00:00.000000Z")
})

test("a player whom the operator no longer knows reads nothing more", async () => {
  const { operator, player, is } = readingStatement()
  await is("told")
  operator.meets("disowned")
  player.send({ type: "answer.doubted" })
  await is("disowned")
  expect(player.getSnapshot().status).toBe("done")
})

test.each(["questionLost", "answerLost", "disowned"] as const)(
  "a TrueMoney history that cannot be had (%s) is an empty one",
  async (trouble) => {
    const operator = operatorWithATill()
    operator.meets(trouble)
    expect(await Effect.runPromise(Effect.provide(trueMoneyHistory, operator.layer))).toEqual([])
  },
)
