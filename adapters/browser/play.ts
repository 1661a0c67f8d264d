export { playingSince } from "./playing-since.ts"
export { storedGames } from "./stored-games.ts"
