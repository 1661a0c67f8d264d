import { addGameWords } from "../../locales/games.ts"

/** What stands on a page of games, with its words. */
export const fetchGamePage = async () => {
  const [{ GamePage }] = await Promise.all([import("./game-page.tsx"), addGameWords()])
  return { GamePage }
}
