import { fillBalance } from "./fill-balance.ts"
import { fillDays } from "./fill-days.ts"
import { fillPoys } from "./fill-poys.ts"
import { fillNextClose, fillRound } from "./fill-rounds.ts"
import { hearTime } from "./operator-time.ts"
import { prefetch } from "./prefetch.ts"

prefetch({
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
  "/poy-api/bet-lists.one": async (answer) => {
    hearTime(answer)
    await fillRound(answer)
  },
})
