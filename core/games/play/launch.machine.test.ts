import { Layer, ManagedRuntime, Result, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { PlayLimits } from "../../limits/play-limit.port.ts"
import {
  operatorThatEnforcesLimits,
  operatorThatKnowsFigures,
} from "../../limits/testing/operator-that-enforces-limits.ts"
import { baht, nothing } from "../../money/satang.ts"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { handClock } from "../../testing/clock.ts"
import { inner, ways } from "../../testing/ways.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { GameRefused, type GameSeat, isSeat, type LaunchMode } from "../games.ts"
import { partnersHouse } from "../testing/partners-and-player-games.ts"
import { makeGameWindow } from "./game-window.machine.ts"
import { GameWindow } from "./game-window.ts"
import { makeGameLaunch } from "./launch.machine.ts"

const joker = { partner: "joker", gameId: "j1" } as const
type Trouble = ReturnType<typeof partnersHouse>["troubles"][number]

const framing = { origin: "https://fakham.example", framed: ["https://games.example"] }

const around = (house: ReturnType<typeof partnersHouse>) => {
  const opened: Array<GameSeat> = []
  const stored: Array<LaunchMode | undefined> = []
  const noted: Array<unknown> = []
  const surroundings = visitOnCommand()
  const limits = operatorThatEnforcesLimits(() => 0)
  const figures = operatorThatKnowsFigures({ staked: baht(420), returned: baht(295) })
  const silent = Layer.succeed(GameWindow, {
    said: () => Stream.never,
    post: () => undefined,
    sheets: () => Stream.never,
  })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(house.layer, limits.layer, figures.layer, silent, surroundings.surroundings, surroundings.ending),
  )
  const machine = makeGameLaunch(runtime, {
    now: () => 0,
    framing,
    gameWindow: makeGameWindow(runtime, { openedAt: () => 0 }),
    open: (seat) => void opened.push(seat),
    storeSeat: (mode) => void stored.push(mode),
    noteOpened: (choice) => void noted.push(choice),
  })
  return { machine, limits, opened, stored, noted, ...surroundings }
}

const visit = (...troubles: ReadonlyArray<Trouble>) => {
  const house = partnersHouse()
  house.troubles.push(...troubles)
  const { clock, pass } = handClock()
  const { machine, ...world } = around(house)
  const game = createActor(machine, { clock, input: { choice: joker, isBack: false } })
  const is = (state: string) => waitFor(game, ({ value }) => value === state, { timeout: 30_000 })
  const start = () => {
    game.start()
    return game
  }
  return { ...world, house, game, is, pass, start }
}

/** The same, begun. */
const begun = (...troubles: ReadonlyArray<Trouble>) => {
  const made = visit(...troubles)
  made.start()
  return made
}

test("a game that is asked for is launched where the partner says, and left where it was launched", async () => {
  const { house, game, is } = begun()
  expect([game.getSnapshot().value, game.getSnapshot().hasTag("busy")]).toEqual(["checking", true])
  expect((await is("framed")).context.seat).toEqual({
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
    const { house, game, is } = begun(reason, reason)
    expect((await is("refused")).context.failure).toEqual(new GameRefused({ reason, until: undefined }))
    game.send({ type: "retry.requested" })
    await is("checking")
    await is("refused")
    game.send({ type: "game.left" })
    await is("left")
    expect(house.asked).toEqual(["launch joker", "launch joker"])
  },
)

test("where games are not opened that is said once, and nothing has to be left", async () => {
  const { house, game, is } = begun("notOffered")
  await is("notOffered")
  game.send({ type: "retry.requested" })
  game.send({ type: "connection.restored" })
  expect(game.getSnapshot().value).toBe("notOffered")
  game.send({ type: "game.left" })
  await is("left")
  expect(house.asked).toEqual(["launch joker"])
})

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
  const game = createActor(around(house).machine, { input: { choice: joker, isBack: false } }).start()
  const { context } = await waitFor(game, ({ value }) => value === "refused")
  expect([context.seat, context.failure?._tag]).toEqual([undefined, "GameRefused"])
})

test("a game that nobody answers for is asked for again by the player, or when the connection is back", async () => {
  const { house, game, is, connectionIsBack } = begun("cutBefore", "cutAfter")
  expect((await is("unreachable")).context.failure?._tag).toBe("Unreachable")
  game.send({ type: "retry.requested" })
  expect(game.getSnapshot().context.failure).toBeUndefined()
  await is("unreachable")
  connectionIsBack()
  await is("framed")
  expect(house.asked).toEqual(["launch joker", "launch joker", "launch joker"])
})

test("who gives up on a game whose answer was lost leaves it all the same", async () => {
  const { house, game, is } = begun("cutAfter")
  await is("unreachable")
  expect(house.sitting()).toEqual(joker)
  game.send({ type: "game.left" })
  await is("left")
  expect(house.sitting()).toBeUndefined()
})

test("who leaves while the game is being launched drops the question and leaves the seat", async () => {
  const { house, game, is } = begun("silent")
  await expect.poll(() => house.asked.length).toBe(1)
  game.send({ type: "game.left" })
  await is("left")
  expect([house.givenUp(), house.asked]).toEqual([1, ["launch joker", "leave"]])
})

test("an answer that comes after the player left opens nothing", async () => {
  const { house, game, is } = begun("late")
  await expect.poll(() => house.asked.length).toBe(1)
  game.send({ type: "game.left" })
  await is("left")
  house.answersLate()
  await expect.poll(house.sitting).toEqual(joker)
  expect([game.getSnapshot().value, game.getSnapshot().context.seat]).toEqual(["left", undefined])
})

test("a leaving that is not answered is repeated, until the credit is back", async () => {
  const { house, game, is, pass, connectionIsBack } = begun()
  await is("framed")
  house.troubles.push("cutBefore", "cutAfter", "cutBefore")
  game.send({ type: "game.left" })
  expect((await is("stillInside")).context.failure?._tag).toBe("Unreachable")
  pass(4_999)
  expect(game.getSnapshot().value).toBe("stillInside")
  pass(1)
  await is("stillInside")
  game.send({ type: "retry.requested" })
  await is("stillInside")
  connectionIsBack()
  await is("left")
  expect(house.asked).toEqual(["launch joker", "leave", "leave", "leave", "leave"])
})

test("a player who is known no longer is at an end", async () => {
  const refused = begun("unauthorized")
  expect((await waitFor(refused.game, ({ status }) => status === "done")).value).toBe("unauthorized")
  const leaving = begun()
  await leaving.is("framed")
  leaving.house.troubles.push("unauthorized")
  leaving.game.send({ type: "game.left" })
  expect((await waitFor(leaving.game, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test("nobody is seated whose own limits leave nothing, and nothing is asked of the partner", async () => {
  const { house, limits, is, start } = visit()
  await ManagedRuntime.make(limits.layer).runPromise(PlayLimits.use((own) => own.takeBreak("timeOut24h")))
  start()
  expect((await is("refused")).context.failure).toEqual(new GameRefused({ reason: "onBreak", until: 86_400_000 }))
  expect(house.asked).toEqual([])
})

test("limits that nobody tells keep nobody out: the operator asks them too", async () => {
  const { house, limits, is, start } = visit()
  limits.troubles.push("cutBefore")
  start()
  await is("framed")
  expect(house.asked).toEqual(["launch joker"])
})

test("who has no money is not seated until some has come; meanwhile it is counted again every ten seconds", async () => {
  const { house, game, is, start, cashIs, published, pass } = visit()
  cashIs(nothing)
  start()
  await is("withoutMoney")
  expect(published).toEqual(["balance"])
  pass(10_000)
  expect(published).toEqual(["balance", "balance"])
  cashIs(nothing)
  expect([game.getSnapshot().value, house.asked]).toEqual(["withoutMoney", []])
  cashIs(baht(50))
  await is("framed")
})

test("while a game is open the balance is counted again when the connection is back, and once the game is left", async () => {
  const { game, is, published, connectionIsBack } = begun()
  const counts = () => published.filter((topic) => topic === "balance").length
  await is("framed")
  expect(counts()).toBe(0)
  connectionIsBack()
  expect(counts()).toBe(1)
  game.send({ type: "game.left" })
  await is("left")
  expect(counts()).toBe(2)
})

test("a game is noted and its seat kept as it is opened, and forgotten as it is left", async () => {
  const { game, is, stored, noted, opened } = begun()
  await is("framed")
  expect([stored, noted, opened]).toEqual([["frame"], [joker], []])
  game.send({ type: "game.left" })
  await is("left")
  expect(stored).toEqual(["frame", undefined])
})

test("a game that may not be framed takes the place of the page, and coming back leaves its seat", async () => {
  const { house, game, is, stored, opened, pageIs } = begun()
  house.seatsAt("https://elsewhere.example/seat")
  await is("inPlace")
  expect(opened).toEqual([
    { url: "https://elsewhere.example/seat", origin: "https://elsewhere.example", mode: undefined },
  ])
  pageIs("page.shown")
  await is("back")
  expect([house.sitting(), house.asked, stored]).toEqual([undefined, ["launch joker", "leave"], ["sameTab", undefined]])
  game.send({ type: "retry.requested" })
  await is("inPlace")
})

test("who loads the page anew coming back from such a game leaves its seat before anything else", async () => {
  const house = partnersHouse()
  const { machine } = around(house)
  const game = createActor(machine, { input: { choice: joker, isBack: true } }).start()
  await waitFor(game, ({ value }) => value === "back")
  expect(house.asked).toEqual(["leave"])
  game.send({ type: "game.left" })
  expect(game.getSnapshot().value).toBe("left")
})

test("a seat at the site's own address is not opened, and left with the page", async () => {
  const { house, game, is, opened } = begun()
  house.seatsAt("https://fakham.example/__partner/joker")
  expect((await is("refused")).context.failure).toEqual(new GameRefused({ reason: "other", until: undefined }))
  expect(opened).toEqual([])
  game.send({ type: "game.left" })
  await is("left")
  expect(house.sitting()).toBeUndefined()
})

test("a game that the player wants opened once more is launched again", async () => {
  const { house, game, is } = begun()
  const { children } = await is("framed")
  children.gameWindow?.send({ type: "retry.requested" })
  await is("checking")
  await is("framed")
  expect(house.asked).toEqual(["launch joker", "launch joker"])
  game.getSnapshot().children.gameWindow?.send({ type: "leave.confirmed" })
  await is("left")
})

test("a visit goes exactly these ways", () => {
  const answers = (asked: string, success: unknown) => ({
    [`${asked}: done`]: inner(`xstate.done.actor.${asked}`, Result.succeed(success)),
    [`${asked}: unreachable`]: inner(`xstate.done.actor.${asked}`, Result.fail(new Unreachable({}))),
    [`${asked}: unauthorized`]: inner(`xstate.done.actor.${asked}`, Result.fail(new Unauthorized())),
  })
  const refusal = new GameRefused({ reason: "onBreak", until: 5 })
  const seatAt = (origin: string) => ({ url: `${origin}/7`, origin, mode: undefined })
  const table = ways(around(partnersHouse()).machine, {
    input: { choice: joker, isBack: false },
    events: {
      left: { type: "game.left" },
      retry: { type: "retry.requested" },
      restored: { type: "connection.restored" },
      shown: { type: "page.shown" },
      "checking: done": inner("xstate.done.actor.checking", Result.succeed(undefined)),
      "checking: refused": inner("xstate.done.actor.checking", Result.fail(refusal)),
      "checking: unauthorized": inner("xstate.done.actor.checking", Result.fail(new Unauthorized())),
      ...answers("launching", seatAt("https://games.example")),
      "launching: in place": inner("xstate.done.actor.launching", Result.succeed(seatAt("https://elsewhere.example"))),
      "launching: refused": inner("xstate.done.actor.launching", Result.fail(refusal)),
      "launching: not offered": inner("xstate.done.actor.launching", Result.fail(new NotOffered())),
      "launching: no address": inner("xstate.done.actor.launching", Result.succeed(seatAt("javascript:0"))),
      "window: left": inner("xstate.done.actor.gameWindow", { wantsAgain: false }),
      "window: again": inner("xstate.done.actor.gameWindow", { wantsAgain: true }),
      ...answers("leaving", undefined),
      "time for a try": inner("xstate.after.retry.gameLaunch.stillInside"),
    },
  })
  expect(table).toEqual({
    checking: {
      left: "left",
      "checking: done": "launching",
      "checking: refused": "refused",
      "checking: unauthorized": "unauthorized",
    },
    launching: {
      left: "leaving",
      "launching: done": "framed",
      "launching: in place": "inPlace",
      "launching: refused": "refused",
      "launching: not offered": "notOffered",
      "launching: no address": "refused",
      "launching: unreachable": "unreachable",
      "launching: unauthorized": "unauthorized",
    },
    framed: { left: "leaving", "window: left": "leaving", "window: again": "checking" },
    inPlace: { left: "leaving", shown: "leaving" },
    refused: { retry: "checking", left: "left" },
    notOffered: { left: "left" },
    unreachable: { retry: "checking", restored: "checking", left: "leaving" },
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
