import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { operatorThatKnowsFigures } from "../../limits/testing/operator-that-enforces-limits.ts"
import { baht } from "../../money/satang.ts"
import { handClock } from "../../testing/clock.ts"
import type { Topic } from "../../visit/changes.ts"
import { makeHub, streamOf } from "../../visit/hub.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { makeGameWindow } from "./game-window.machine.ts"
import { type GameEvent, GameWindow, type SheetNews } from "./game-window.ts"

const origin = "https://games.example"

const opened = () => {
  const operator = operatorThatKnowsFigures({ staked: baht(420), returned: baht(295) })
  const { clock, pass } = handClock()
  const said: Array<string> = []
  const visit = visitOnCommand()
  const [words, sheets] = [makeHub<GameEvent>(), makeHub<SheetNews>()]
  const origins: Array<string> = []
  const gameWindow = Layer.succeed(GameWindow, {
    said: (from) =>
      streamOf<GameEvent>((emit) => {
        origins.push(from)
        return words.subscribe(emit)
      }),
    post: (event, to) => void said.push(`${event} to ${to}`),
    sheets: () => streamOf(sheets.subscribe),
  })
  const runtime = ManagedRuntime.make(Layer.mergeAll(operator.layer, gameWindow, visit.surroundings, visit.ending))
  const game = createActor(makeGameWindow(runtime, { openedAt: () => 7_000 }), { clock, input: { origin } }).start()
  const page = () => {
    const { value } = game.getSnapshot()
    return typeof value === "object" ? value.open?.page : value
  }
  const says = (type: GameEvent["type"]) => words.publish({ type })
  const lies = (type: SheetNews["type"]) => sheets.publish({ type })
  const changesPublished = (topic: Topic) => visit.published.filter((published) => published === topic).length
  const changes = () => changesPublished("balance")
  const gamesChanges = () => changesPublished("games")
  return { game, operator, origins, said, page, says, lies, pass, changes, gamesChanges, pageIs: visit.pageIs }
}

test("a game is hidden until it is ready, and then welcomed", () => {
  const { page, says, said } = opened()
  expect(page()).toBe("loading")
  says("game.ready")
  expect([page(), said]).toEqual(["ready", ["welcome to https://games.example"]])
})

test("a game that says it is ready once more is welcomed once more", () => {
  const { says, said } = opened()
  says("game.ready")
  says("game.ready")
  expect(said).toEqual(["welcome to https://games.example", "welcome to https://games.example"])
})

test("a game that takes ten seconds to load is late, and shown when it comes after all", () => {
  const { page, game, pass } = opened()
  pass(9_999)
  expect(page()).toBe("loading")
  pass(1)
  expect(page()).toBe("late")
  game.send({ type: "window.loaded" })
  expect(page()).toBe("shown")
})

test("a game that has loaded and says nothing is shown; the balance is read every ten seconds while somebody looks", () => {
  const { page, game, pass, changes, pageIs, says } = opened()
  game.send({ type: "window.loaded" })
  expect(page()).toBe("shown")
  pass(10_000)
  expect([page(), changes()]).toEqual(["silent", 0])
  pass(10_000)
  expect(changes()).toBe(1)
  pass(10_000)
  expect(changes()).toBe(2)
  pageIs("page.left")
  pass(30_000)
  expect(changes()).toBe(2)
  pageIs("page.shown")
  pass(10_000)
  expect(changes()).toBe(3)
  says("game.ready")
  expect(page()).toBe("ready")
})

test("whether its partner has closed is read when a game is opened, and every minute until it is left", () => {
  const { game, gamesChanges, pass } = opened()
  expect(gamesChanges()).toBe(1)
  pass(60_000)
  pass(60_000)
  expect(gamesChanges()).toBe(3)
  game.send({ type: "leave.confirmed" })
  pass(60_000)
  expect(gamesChanges()).toBe(3)
})

test("a game pauses under a sheet of the site and goes on after it, from when it can be told", () => {
  const { says, lies, said } = opened()
  lies("sheet.opened")
  lies("sheet.closed")
  expect(said).toEqual([])
  lies("sheet.opened")
  says("game.ready")
  lies("sheet.closed")
  lies("sheet.opened")
  expect(said).toEqual([
    "welcome to https://games.example",
    "pause to https://games.example",
    "resume to https://games.example",
    "pause to https://games.example",
  ])
})

test("the balance is read when the game has moved money, once in two seconds however often it says so", () => {
  const { says, pass, changes } = opened()
  says("game.roundBegun")
  expect(changes()).toBe(0)
  says("game.roundEnded")
  expect(changes()).toBe(1)
  for (let time = 0; time < 100; time++) says("game.balanceDoubted")
  expect(changes()).toBe(1)
  pass(1_999)
  expect(changes()).toBe(1)
  pass(1)
  expect(changes()).toBe(2)
  pass(10_000)
  expect(changes()).toBe(2)
})

test("a stake is in play from the beginning of a round to its end", () => {
  const { says, game } = opened()
  expect(game.getSnapshot().context.isInRound).toBe(false)
  says("game.roundBegun")
  expect(game.getSnapshot().context.isInRound).toBe(true)
  says("game.roundEnded")
  expect(game.getSnapshot().context.isInRound).toBe(false)
})

test.each(["leave.asked", "game.leaveAsked"] as const)(
  "whoever wants to leave (%s) is told what the visit has come to by the operator, and asked once more",
  async (type) => {
    const { game, operator, page } = opened()
    game.send({ type })
    expect([game.getSnapshot().hasTag("asking"), game.getSnapshot().context.figures]).toEqual([true, undefined])
    const { context } = await waitFor(game, (state) => state.context.figures !== undefined)
    expect([context.figures, operator.asked]).toEqual([{ staked: 42_000, returned: 29_500 }, [7_000]])
    game.send({ type: "play.continued" })
    expect(game.getSnapshot().hasTag("asking")).toBe(false)
    game.send({ type: "leave.asked" })
    game.send({ type: "leave.confirmed" })
    expect([page(), game.getSnapshot().output]).toEqual(["left", { wantsAgain: false }])
  },
)

test("nobody has to wait for figures that do not come: they leave, or play on", async () => {
  const { game, operator } = opened()
  operator.troubles.push("cutBefore", "silent")
  game.send({ type: "leave.asked" })
  await waitFor(game, ({ value }) => typeof value === "object" && value.open?.exit === "asking")
  expect(game.getSnapshot().context.figures).toBeUndefined()
  game.send({ type: "play.continued" })
  game.send({ type: "leave.asked" })
  await expect.poll(() => operator.asked.length).toBe(2)
  game.send({ type: "play.continued" })
  await expect.poll(operator.givenUp).toBe(1)
})

test("a game that is to be opened once more ends for that", () => {
  const { game } = opened()
  game.send({ type: "retry.requested" })
  expect([game.getSnapshot().status, game.getSnapshot().output]).toEqual(["done", { wantsAgain: true }])
})

test("what the game says is heard from its own address, and no longer once the game is left", () => {
  const { game, says, said, origins } = opened()
  game.send({ type: "leave.confirmed" })
  says("game.ready")
  expect([origins, said]).toEqual([["https://games.example"], []])
})
