import { Layer } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { startVisit } from "../../visit/visit.ts"
import { awaitedGameOf, StoredAwaitedGame } from "./awaited-game.ts"

const game = { page: "/game/sa#table-3", title: "บาคาร่า โต๊ะ 3" }

const started = () => {
  let [now, stored]: [number, ReturnType<StoredAwaitedGame["Service"]["recall"]>] = [1_000, undefined]
  const device = Layer.succeed(StoredAwaitedGame, {
    recall: () => stored,
    remember: (next) => void (stored = next),
    forget: () => void (stored = undefined),
  })
  const { surroundings } = visitOnCommand(() => now)
  const visit = startVisit(Layer.mergeAll(surroundings, device))
  onTestFinished(visit.end)
  return { ...awaitedGameOf(visit), isNow: (moment: number) => void (now = moment) }
}

test("a player who went for money is led back to the game for an hour", () => {
  const { recall, remember, isNow } = started()
  expect(recall()).toBeUndefined()
  remember(game)
  isNow(3_600_999)
  expect(recall()).toEqual(game)
  isNow(3_601_000)
  expect(recall()).toBeUndefined()
})

test("once the game is played nobody is led back to it", () => {
  const { recall, remember, forget } = started()
  remember(game)
  forget()
  expect(recall()).toBeUndefined()
})

test.each(["https://elsewhere.example/game/sa", "//elsewhere.example/game/sa", "/game//sa", "/main", ""])(
  "nobody is led to %j",
  (page) => {
    const { recall, remember } = started()
    remember({ ...game, page })
    expect(recall()).toBeUndefined()
  },
)
