import { Effect, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeResource } from "../../operator/resource.machine.ts"
import { handClock } from "../../testing/clock.ts"
import { soon } from "../../testing/soon.ts"
import { operatorWithAWallet } from "../testing/operator-with-a-wallet.ts"
import { Statements, trueMoneyHistory } from "./statement.port.ts"
import { statementWindow } from "./windows.ts"

const monday = statementWindow(Date.parse("2026-11-16T12:00:00+07:00"), "wallet")
const friday = statementWindow(Date.parse("2026-11-20T12:00:00+07:00"), "wallet")

const loadingStatement = () => {
  const operator = operatorWithAWallet()
  const machine = makeResource(
    ManagedRuntime.make(operator.layer),
    (window: typeof friday) => Statements.use((statements) => statements.wallet(window)),
    { retryEvery: 5_000 },
  )
  const { clock, pass } = handClock()
  const player = createActor(machine, { clock, input: friday }).start()
  return { operator, player, pass, is: (state: string) => waitFor(player, ({ value }) => value === state, soon) }
}

test("a statement is read, and stays in sight while it is read again and when no answer comes", async () => {
  const { operator, player, is, pass } = loadingStatement()
  expect((await is("loaded")).context.data).toEqual([])
  operator.meets("questionLost", "questionLost")
  player.send({ type: "data.invalidated" })
  expect([player.getSnapshot().value, player.getSnapshot().context.data]).toEqual(["loading", []])
  expect((await is("failed")).context.data).toEqual([])
  pass(5_000)
  await is("loading")
  await is("failed")
  player.send({ type: "connection.restored" })
  await is("loaded")
})

test("another window is another question: what was known of the one before is gone, and its late answer does not count", async () => {
  const { operator, player, is } = loadingStatement()
  await is("loaded")
  const letGo = operator.holdAnswers()
  const acted = operator.acts()
  player.send({ type: "data.invalidated" })
  await acted
  player.send({ type: "question.changed", question: monday })
  expect([player.getSnapshot().value, player.getSnapshot().context.data]).toEqual(["loading", undefined])
  letGo()
  expect((await is("loaded")).context.question.startedDate).toBe("2026-11-13T00:00:00.000000Z")
})

test("a player whom the operator no longer knows reads nothing more", async () => {
  const { operator, player, is } = loadingStatement()
  await is("loaded")
  operator.meets("unauthorized")
  player.send({ type: "data.invalidated" })
  await is("unauthorized")
  expect(player.getSnapshot().status).toBe("done")
})

test.each(["questionLost", "answerLost", "unauthorized"] as const)(
  "a TrueMoney history that cannot be had (%s) is an empty one",
  async (trouble) => {
    const operator = operatorWithAWallet()
    operator.meets(trouble)
    expect(await Effect.runPromise(Effect.provide(trueMoneyHistory, operator.layer))).toEqual([])
  },
)
