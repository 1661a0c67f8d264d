export { httpGames } from "./http-games.ts"
export { plainHighlights, plainListings } from "./plain-games.ts"
