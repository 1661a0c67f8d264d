import { onParts, parts } from "../../app/parts.ts"
import { addGameWords } from "../../locales/games.ts"

/** What stands on a page of games, with its words. */
export const fetchGamesPage = async () => {
  const [{ PageOfAddress }] = await Promise.all([
    onParts(import("./page-of-address.lazy.tsx"), parts.games, parts.highlights),
    addGameWords(),
  ])
  return { PageOfAddress }
}
