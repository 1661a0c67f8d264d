import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../operator/failures.ts"
import { handClock } from "../testing/clock.ts"
import { inner, ways } from "../testing/ways.ts"
import { GameRefused, isSeat } from "./games.ts"
import { makeGameLaunch } from "./launch.machine.ts"
import { partnersHouse } from "./testing/partners-and-kept-games.ts"

const joker = { partner: "joker", gameId: "j1" } as const
type Trouble = ReturnType<typeof partnersHouse>["troubles"][number]

const visit = (...troubles: ReadonlyArray<Trouble>) => {
  const house = partnersHouse()
  house.troubles.push(...troubles)
  const { clock, pass } = handClock()
  const game = createActor(makeGameLaunch(ManagedRuntime.make(house.layer)), { clock, input: joker }).start()
  const is = (state: string) => waitFor(game, ({ value }) => value === state, { timeout: 30_000 })
  return { house, game, is, pass }
}

test("a game that is asked for is launched where the partner says, and left where it was launched", async () => {
  const { house, game, is } = visit()
  expect([game.getSnapshot().value, game.getSnapshot().hasTag("busy")]).toEqual(["launching", true])
  expect((await is("launched")).context.seat).toEqual({
    url: "https://games.example/seat",
    origin: "https://games.example",
    mode: undefined,
  })
  expect(house.sitting()).toEqual(joker)
  game.send({ type: "game.left" })
  await is("left")
  expect([house.sitting(), house.asked, game.getSnapshot().status]).toEqual([
    undefined,
    ["launch joker", "leave"],
    "done",
  ])
})

test.each(["playLimit", "onBreak", "maintenance", "closedToPlayer", "noSuchGame", "other"] as const)(
  "a game that is refused because of %s says so, and can be tried again or left",
  async (reason) => {
    const { house, game, is } = visit(reason, reason)
    expect((await is("refused")).context.failure).toEqual(new GameRefused({ reason, until: undefined }))
    game.send({ type: "retry.requested" })
    await is("launching")
    await is("refused")
    game.send({ type: "game.left" })
    await is("left")
    expect(house.asked).toEqual(["launch joker", "launch joker"])
  },
)

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/path",
  "https://",
  "",
  "ftp://games.example",
])("a partner that says to open %j is not followed", async (url) => {
  expect(isSeat({ url })).toBe(false)
  const house = partnersHouse()
  house.seatsAt(url)
  const game = createActor(makeGameLaunch(ManagedRuntime.make(house.layer)), { input: joker }).start()
  const { context } = await waitFor(game, ({ value }) => value === "refused")
  expect([context.seat, context.failure?._tag]).toEqual([undefined, "GameRefused"])
})

test("a game that nobody answers for is asked for again by the player, or when the connection is back", async () => {
  const { house, game, is } = visit("cutBefore", "cutAfter")
  expect((await is("unreachable")).context.failure?._tag).toBe("Unreachable")
  game.send({ type: "retry.requested" })
  expect(game.getSnapshot().context.failure).toBeUndefined()
  await is("unreachable")
  game.send({ type: "connection.restored" })
  await is("launched")
  expect(house.asked).toEqual(["launch joker", "launch joker", "launch joker"])
})

test("who gives up on a game whose answer was lost leaves it all the same", async () => {
  const { house, game, is } = visit("cutAfter")
  await is("unreachable")
  expect(house.sitting()).toEqual(joker)
  game.send({ type: "game.left" })
  await is("left")
  expect(house.sitting()).toBeUndefined()
})

test("who leaves while the game is being launched drops the question and leaves the seat", async () => {
  const { house, game, is } = visit("silent")
  await expect.poll(() => house.asked.length).toBe(1)
  game.send({ type: "game.left" })
  await is("left")
  expect([house.givenUp(), house.asked]).toEqual([1, ["launch joker", "leave"]])
})

test("an answer that comes after the player left opens nothing", async () => {
  const { house, game, is } = visit("late")
  await expect.poll(() => house.asked.length).toBe(1)
  game.send({ type: "game.left" })
  await is("left")
  house.answersLate()
  await expect.poll(house.sitting).toEqual(joker)
  expect([game.getSnapshot().value, game.getSnapshot().context.seat]).toEqual(["left", undefined])
})

test("a leaving that is not answered is repeated, until the credit is back", async () => {
  const { house, game, is, pass } = visit()
  await is("launched")
  house.troubles.push("cutBefore", "cutAfter", "cutBefore")
  game.send({ type: "game.left" })
  expect((await is("stillInside")).context.failure?._tag).toBe("Unreachable")
  pass(4_999)
  expect(game.getSnapshot().value).toBe("stillInside")
  pass(1)
  await is("stillInside")
  game.send({ type: "retry.requested" })
  await is("stillInside")
  game.send({ type: "connection.restored" })
  await is("left")
  expect(house.asked).toEqual(["launch joker", "leave", "leave", "leave", "leave"])
})

test("a game that the operator closes is left, and a player who is known no longer is at an end", async () => {
  const { game, is } = visit()
  await is("launched")
  game.send({ type: "game.closed" })
  await is("left")
  const refused = visit("unauthorized")
  expect((await waitFor(refused.game, ({ status }) => status === "done")).value).toBe("unauthorized")
  const leaving = visit()
  await leaving.is("launched")
  leaving.house.troubles.push("unauthorized")
  leaving.game.send({ type: "game.left" })
  expect((await waitFor(leaving.game, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test("a visit goes exactly these ways", () => {
  const answers = (asked: string, success: unknown) => ({
    [`${asked}: done`]: inner(`xstate.done.actor.${asked}`, Result.succeed(success)),
    [`${asked}: unreachable`]: inner(`xstate.done.actor.${asked}`, Result.fail(new Unreachable({}))),
    [`${asked}: unauthorized`]: inner(`xstate.done.actor.${asked}`, Result.fail(new Unauthorized())),
  })
  const refusal = new GameRefused({ reason: "onBreak", until: 5 })
  const table = ways(makeGameLaunch(ManagedRuntime.make(partnersHouse().layer)), {
    input: joker,
    events: {
      left: { type: "game.left" },
      closed: { type: "game.closed" },
      retry: { type: "retry.requested" },
      restored: { type: "connection.restored" },
      ...answers("launching", { url: "https://games.example" }),
      "launching: refused": inner("xstate.done.actor.launching", Result.fail(refusal)),
      "launching: no address": inner("xstate.done.actor.launching", Result.succeed({ url: "javascript:0" })),
      ...answers("leaving", undefined),
      "time for a try": inner("xstate.after.retry.gameLaunch.stillInside"),
    },
  })
  expect(table).toEqual({
    launching: {
      left: "leaving",
      "launching: done": "launched",
      "launching: refused": "refused",
      "launching: no address": "refused",
      "launching: unreachable": "unreachable",
      "launching: unauthorized": "unauthorized",
    },
    launched: { left: "leaving", closed: "leaving" },
    refused: { retry: "launching", left: "left" },
    unreachable: { retry: "launching", restored: "launching", left: "leaving" },
    leaving: {
      "leaving: done": "left",
      "leaving: unreachable": "stillInside",
      "leaving: unauthorized": "unauthorized",
    },
    stillInside: { retry: "leaving", restored: "leaving", "time for a try": "leaving" },
    left: {},
    unauthorized: {},
  })
})
