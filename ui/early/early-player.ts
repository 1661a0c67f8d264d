import { askEarly } from "./ask-early.ts"
import { fillBalance } from "./fill-balance.ts"
import { fillDays } from "./fill-days.ts"
import { fillDeposit } from "./fill-deposit.ts"
import { fillGames, fillHighlights } from "./fill-games.ts"
import { fillPoys } from "./fill-poys.ts"
import { fillNextClose, fillRound } from "./fill-rounds.ts"
import { hearTime } from "./operator-time.ts"

askEarly({
  "/api/users-infos": async (answer) => {
    hearTime(answer)
    await Promise.all([fillBalance(answer), fillDays()])
  },
  "/poy-api/poys.all": async (answer) => {
    hearTime(answer)
    await fillPoys(answer)
  },
  "/poy-api/bet-lists.latest": async (answer) => {
    hearTime(answer)
    await fillNextClose(answer)
  },
  "/poy-api/partners.game.list.config": async (answer) => {
    hearTime(answer)
    await fillGames(answer)
  },
  "/poy-api/game-highlight-configs": fillHighlights,
  "/api/deposits.one": async (answer) => {
    hearTime(answer)
    await fillDeposit(answer)
  },
  "/poy-api/bet-lists.one": async (answer) => {
    hearTime(answer)
    await fillRound(answer)
  },
})
