import { addGameWords } from "../../locales/games.ts"

/** What stands on a page of games, with its words. */
export const fetchPage = async () => {
  const [{ PageOfAddress }] = await Promise.all([import("./page-of-address.tsx"), addGameWords()])
  return { PageOfAddress }
}
