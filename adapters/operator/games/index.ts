export { fastParseHighlights, fastParseListings } from "./fast-parse-listings.ts"
export { httpGames } from "./http-games.ts"
