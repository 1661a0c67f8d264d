import { fillBalance } from "./fill-balance.ts"
import { fillGames, fillHighlights } from "./fill-games.ts"
import { hearTime } from "./operator-time.ts"
import { prefetch } from "./prefetch.ts"

prefetch({
  "/api/users-infos": fillBalance,
  "/poy-api/partners.game.list.config": async (answer) => {
    hearTime(answer)
    await fillGames(answer)
  },
  "/poy-api/game-highlight-configs": fillHighlights,
})
