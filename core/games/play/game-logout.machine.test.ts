import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, fromTransition, waitFor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { Games } from "../games.ts"
import { partnersHouse } from "../testing/partners-and-player-games.ts"
import { makeGameLogout } from "./game-logout.machine.ts"

type Asked = { readonly type: "logout.requested" }

const loggingOut = (games: Layer.Layer<Games>) => {
  const { clock, pass } = handClock()
  const session = createActor(
    fromTransition((times: number, { type }: Asked) => times + Number(type === "logout.requested"), 0),
    { clock },
  ).start()
  const logout = createActor(makeGameLogout(ManagedRuntime.make(games)), { clock, input: session }).start()
  const logouts = () => session.getSnapshot().context
  return { logout, logouts, pass, isOver: () => waitFor(logout, ({ status }) => status === "done") }
}

test("a player leaves their game at the operator before they are logged out, once", async () => {
  const house = partnersHouse()
  const { logouts, isOver, pass } = loggingOut(house.layer)
  expect(logouts()).toBe(0)
  await isOver()
  expect([house.asked, logouts()]).toEqual([["leave"], 1])
  pass(2_000)
  expect(logouts()).toBe(1)
})

test.each(["cutBefore", "unauthorized"] as const)(
  "a player whose game cannot be left (%s) is logged out all the same",
  async (trouble) => {
    const house = partnersHouse()
    house.troubles.push(trouble)
    const { logouts, isOver } = loggingOut(house.layer)
    await isOver()
    expect(logouts()).toBe(1)
  },
)

test("partners that do not answer within two seconds keep nobody logged in", async () => {
  const house = partnersHouse()
  house.troubles.push("silent")
  const { logouts, isOver, pass } = loggingOut(house.layer)
  pass(1_999)
  expect(logouts()).toBe(0)
  pass(1)
  await isOver()
  expect(logouts()).toBe(1)
})

test("a site that cannot ask the partners at all logs out all the same", async () => {
  const { logouts, isOver } = loggingOut(Layer.effect(Games, Effect.die(new Error("no scripts"))))
  await isOver()
  expect(logouts()).toBe(1)
})
