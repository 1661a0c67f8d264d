import { fillBalance } from "./fill-balance.ts"
import { fillGames, fillHighlights } from "./fill-games.ts"
import { takeTime } from "./operator-time.ts"
import { prefetch } from "./prefetch.ts"

prefetch({
  "/api/users-infos": fillBalance,
  "/poy-api/partners.game.list.config": async (answer) => {
    takeTime(answer)
    await fillGames(answer)
  },
  "/poy-api/game-highlight-configs": fillHighlights,
})
