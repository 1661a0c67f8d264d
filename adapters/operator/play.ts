export { httpGames } from "./http-games.ts"
export { httpPlayed, httpPlayLimits, httpReminders, readPlayLimits } from "./http-play-limits.ts"
