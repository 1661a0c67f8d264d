import { expect, test } from "vitest"
import { ownCalls } from "./own-calls.lazy.ts"

test.each([
  ["/lotto", ["/poy-api/bet-lists.latest"]],
  ["/lotto/yeekee", ["/poy-api/bet-lists.latest"]],
  ["/lotto/4d", ["/poy-api/lotteries.4d.latest"]],
  ["/lotto/yeekee/30", ["/poy-api/bet-lists.one", "/poy-api/lotteries.4d.latest"]],
  ["/poy", ["/poy-api/poys.all"]],
  ["/poy/yeekee/7", ["/poy-api/poys.one"]],
  ["/credit/deposit/fast", ["/api/deposits.methods"]],
  ["/credit/deposit/fast/queue", ["/api/deposits.one"]],
  ["/credit/deposit/qrcodes", ["/api/deposits.open"]],
  ["/credit/statement", ["/poy-api/transactions.page", "/poy-api/transactions.all"]],
  ["/promotions-backup", ["/api/promotions.all"]],
  ["/games", ["/poy-api/partners.game.list.config"]],
])("%s is about what %s bring", (path, calls) => {
  expect(ownCalls(path)).toEqual(calls)
})

test.each(["/", "/main", "/register", "/game/joker/full-moon", "/howto/lotto"])(
  "%s is made of parts, or asks for nothing: each part says for itself what it lacks",
  (path) => {
    expect(ownCalls(path)).toEqual([])
  },
)
